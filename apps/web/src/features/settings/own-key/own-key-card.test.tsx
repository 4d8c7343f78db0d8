// @vitest-environment happy-dom
import type { OwnKeyState } from '@kilim/contract';
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import {
  answerWith,
  button,
  callsTo,
  expectText,
  openPage,
  pageText,
  press,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { OwnKeyCard } from './own-key-card.tsx';

useScriptedPages();

const get = 'GET /v1/ai/own-key';
const save = 'PUT /v1/ai/own-key';
const stateOf = (changes: Partial<OwnKeyState> = {}): OwnKeyState => ({
  isAllowed: true,
  key: null,
  ...changes,
});
const stored = {
  service: 'anthropic',
  model: 'a-model',
  addedAt: at,
  lastUsedAt: at,
  problem: null,
} as const;

const open = (script: Script = {}, language: 'tr' | 'en' = 'tr') =>
  openPage({
    path: '/settings',
    element: <OwnKeyCard />,
    language,
    script: { [get]: [200, stateOf()], ...script },
  });

it('is hidden where own keys are not allowed', async () => {
  await open({ [get]: [200, stateOf({ isAllowed: false })] });
  expect(pageText()).not.toContain('Kendi AI anahtarınız');
});

it('offers to read it again after a failure', async () => {
  await open({ [get]: [500, {}] });
  await expectText('Anahtar bilgisi okunamadı');
});

it('tries and keeps a key', async () => {
  await open({ [save]: [200, stateOf({ key: stored })] });
  await press('Anahtar ekle');
  await type('Model', 'a-model');
  await type('Anahtar', 'sk-mine');
  await press('Dene ve kaydet');
  await expectText('Anahtarınız kaydedildi.');
  expect(callsTo(save)[0]?.body).toEqual({ service: 'openai', model: 'a-model', key: 'sk-mine' });
  expect(pageText()).toContain('Anthropic, a-model');
  expect(pageText()).not.toContain('sk-mine');
});

it('explains invalid input and a key that was rejected', async () => {
  await open({ [save]: [422, errorBody('own_key_rejected', 422)] });
  await press('Anahtar ekle');
  await type('Anahtar', 'ş ş');
  await press('Dene ve kaydet');
  await expectText('Anahtarda boşluk veya Türkçe harf olamaz.');
  expect(pageText()).toContain('Bu alan gerekli.');
  await type('Model', 'a-model');
  await type('Anahtar', 'sk-wrong');
  await press('Dene ve kaydet');
  await expectText('Kendi anahtarınız kabul edilmedi.');
  expect(callsTo(save)).toHaveLength(1);
});

it('says that the last request failed', async () => {
  await open({ [get]: [200, stateOf({ key: { ...stored, problem: 'refused' } })] }, 'en');
  expect(pageText()).toContain('Last request failed');
  expect(pageText()).toContain('Check that the key is valid');
});

it('can be removed, also where own keys are no longer allowed', async () => {
  await open({
    [get]: [200, stateOf({ isAllowed: false, key: stored })],
    'DELETE /v1/ai/own-key': [500, {}],
  });
  expect(pageText()).toContain('Kullanılmıyor');
  expect(() => button('Değiştir')).toThrow();
  await press('Kaldır');
  await press('Anahtarı kaldır');
  await expectText('Anahtar kaldırılamadı');
  answerWith({ 'DELETE /v1/ai/own-key': [200, stateOf({ isAllowed: false })] });
  await press('Anahtarı kaldır');
  await expectText('Anahtarınız kaldırıldı.');
  expect(pageText()).not.toContain('Anthropic, a-model');
});
