// @vitest-environment happy-dom
import type { AiModel } from '@kilim/contract';
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../../testing/everyday.ts';
import { describeList } from '../../../../testing/list-cases.ts';
import {
  answerWith,
  button,
  callsTo,
  control,
  expectText,
  holdBack,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../../../testing/scripted-page.tsx';
import { ModelsSection } from './models-section.tsx';

useScriptedPages();

const get = 'GET /v1/admin/ai/models';
const order = 'PUT /v1/admin/ai/models-order';
const allow = 'PUT /v1/admin/ai/own-keys';

const modelOf = (id: string, name: string, changes: Partial<AiModel> = {}): AiModel => ({
  id,
  name,
  kind: 'anthropic',
  baseUrl: null,
  model: 'a-model',
  tasks: ['change'],
  creditsPerThousandTokens: null,
  dayTokens: null,
  monthTokens: null,
  readsImages: false,
  reasoningEffort: null,
  isEnabled: true,
  hasKey: true,
  health: {
    state: 'working',
    lastSuccessAt: at,
    lastFailureAt: null,
    pausedUntil: null,
    problem: null,
    detail: null,
    requests: 12,
    failures: 1,
    firstWordMilliseconds: 840,
    tokensToday: 1_500,
    tokensThisMonth: 20_000,
  },
  ...changes,
});
const one = modelOf('m1', 'Birinci');
const two = modelOf('m2', 'İkinci', { dayTokens: 100_000 });
const listOf = (...models: AiModel[]) => ({ models, allowsOwnKeys: false });

const open = (script: Script = {}, language: 'tr' | 'en' = 'tr') =>
  openPage({
    path: '/admin',
    element: <ModelsSection />,
    language,
    script: { [get]: [200, listOf(one, two)], ...script },
  });
const headings = (): string[] =>
  [...document.querySelectorAll('h4')].map((heading) => heading.textContent ?? '');

describeList({
  name: 'the added models',
  open,
  request: get,
  full: { reply: [200, listOf(one)], text: 'Birinci' },
  empty: { reply: [200, listOf()], text: 'Henüz model eklenmedi' },
  failed: 'Modeller yüklenemedi',
});

it('shows health, figures and budgets', async () => {
  const problem = { problem: 'timeout', lastFailureAt: at, state: 'paused', pausedUntil: at } as const;
  await open({
    [get]: [200, listOf(modelOf('m1', 'Bozuk', { health: { ...one.health, ...problem } }), two)],
  });
  expect(pageText()).toContain('Son 7 gün: 12 istek, 1 hata, ilk sözcük ortalama 0,8 sn');
  expect(pageText()).toContain('günlük sınır 100.000');
  expect(pageText()).toContain('Ara verildi');
  expect(pageText()).toContain('Model, beklenen sürede yanıt vermedi.');
});

it('moves a model at once and back when that fails', async () => {
  await open();
  const release = holdBack({ [order]: [500, {}] });
  await press('İkinci modelini yukarı taşı');
  expect(headings()).toEqual(['İkinci', 'Birinci']);
  await release();
  await expectText('Sıra değiştirilemedi');
  expect(headings()).toEqual(['Birinci', 'İkinci']);
  answerWith({ [order]: [200, listOf(two, one)], [get]: [200, listOf(two, one)] });
  await press('Birinci modelini aşağı taşı');
  await expectText('Birinci 2. sıraya taşındı.');
  expect(callsTo(order).at(-1)?.body).toEqual({ ids: ['m2', 'm1'] });
});

it('turns a model off at once and back on when that fails', async () => {
  const toggle = 'PUT /v1/admin/ai/models/m1/state';
  await open();
  const release = holdBack({ [toggle]: [500, {}] });
  await press('Birinci modelini kapat');
  expect(pageText()).toContain('Kapalı');
  await release();
  await expectText('Modelin durumu değiştirilemedi');
  expect(button('Birinci modelini kapat')).toBeDefined();
  expect(callsTo(toggle)[0]?.body).toEqual({ isEnabled: false });
});

it('tests a model and shows what its server said', async () => {
  const check = { at, problem: 'refused', detail: 'status 401: invalid key', duration: 90 };
  await open({ 'POST /v1/admin/ai/models/m1/test': [200, { check, model: one }] });
  await press('Birinci modelini dene');
  await expectText('Sunucunun iletisi: status 401: invalid key');
});

it('adds a model with what was typed', async () => {
  const create = 'POST /v1/admin/ai/models';
  await open({ [create]: [201, one] });
  await press('Model ekle');
  await type('Ad', 'Yeni model');
  await type('Modelin adı', 'gpt-test');
  await type('Adres', 'https://ai.ornek.test/v1');
  await type('Anahtar', 'sk-123');
  await type('1.000 token başına kredi', '2,5');
  await type('Günlük token sınırı', '1.000.000');
  await press('Ekle');
  await expectText('Model eklendi.');
  expect(callsTo(create)[0]?.body).toEqual({
    name: 'Yeni model',
    kind: 'openai-compatible',
    baseUrl: 'https://ai.ornek.test/v1',
    model: 'gpt-test',
    key: 'sk-123',
    tasks: ['change', 'question', 'repair'],
    creditsPerThousandTokens: 2.5,
    dayTokens: 1_000_000,
    monthTokens: null,
    readsImages: false,
    reasoningEffort: null,
    isEnabled: true,
  });
});

it('explains invalid input and sends nothing', async () => {
  const create = 'POST /v1/admin/ai/models';
  await open({ [create]: [201, one] });
  await press('Model ekle');
  await type('Adres', 'ftp://x');
  await type('Anahtar', 'anahtar ş');
  await type('1.000 token başına kredi', 'bedava');
  await type('Günlük token sınırı', '5');
  await press('Ekle');
  await expectText('Bu alan gerekli.');
  for (const text of [
    'http veya https ile başlayan',
    'Anahtarda boşluk veya Türkçe harf olamaz.',
    'en çok üç ondalıklı bir sayı',
    'En az 10.000 olan bir tam sayı yazın.',
  ]) {
    expect(pageText()).toContain(text);
  }
  expect(callsTo(create)).toHaveLength(0);
});

it('keeps a stored key, and asks for it when the server does', async () => {
  const update = 'PUT /v1/admin/ai/models/m1';
  await open({ [update]: [400, errorBody('ai_model_key_required', 400)] });
  await press('Birinci modelini düzenle');
  expect((control('Anahtar') as HTMLInputElement).value).toBe('');
  await type('Adres', 'https://baska.ornek.test');
  await press('Kaydet');
  await expectText('Kayıtlı anahtar başka bir adrese gönderilmez.');
  expect(callsTo(update)[0]?.body).not.toHaveProperty('key');
});

it('deletes a model after a confirmation', async () => {
  await open({ 'DELETE /v1/admin/ai/models/m1': [204, null] });
  await press('Birinci modelini sil');
  answerWith({ [get]: [200, listOf(two)] });
  await press('Modeli sil');
  await expectText('Model silindi.');
  expect(headings()).toEqual(['İkinci']);
});

it('allows keys of customers at once and back when that fails, in English', async () => {
  await open({}, 'en');
  const release = holdBack({ [allow]: [500, {}] });
  await press('Allow');
  expect(button('Forbid')).toBeDefined();
  await release();
  await expectText('This could not be changed');
  expect(button('Allow')).toBeDefined();
});
