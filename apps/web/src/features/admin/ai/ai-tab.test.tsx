// @vitest-environment happy-dom
import type { AiOverview, ModelCheck, ModelConnection } from '@kilim/contract';
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import { describeList } from '../../../testing/list-cases.ts';
import {
  answerWith,
  button,
  callsTo,
  expectText,
  holdBack,
  openPage,
  pageText,
  press,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import AiTab from './ai-tab.tsx';

useScriptedPages();

const get = 'GET /v1/admin/ai';
const search = 'POST /v1/admin/ai/discovery';
const test = 'POST /v1/admin/ai/test';
const connect = 'PUT /v1/admin/ai/connection';
const disconnect = 'DELETE /v1/admin/ai/connection';
const ai = 'GET /v1/ai';

const model = 'llama3.2:latest';
const ollama = { name: 'ollama', port: 11_434, models: [model, 'qwen2.5-coder:7b'] } as const;
const works: ModelCheck = { at, problem: null, detail: null, duration: 1_240 };
const refused: ModelCheck = {
  at,
  problem: 'refused',
  detail: 'status 500: model requires more system memory',
  duration: 90,
};
const connectionWith = (check: ModelCheck): ModelConnection => ({
  server: 'ollama',
  port: 11_434,
  model,
  connectedAt: at,
  check,
});
const overview = (changes: Partial<AiOverview> = {}): AiOverview => ({
  answering: 'builtin',
  environment: null,
  connection: null,
  discovery: { at, servers: [{ ...ollama, models: [...ollama.models] }] },
  ...changes,
});
const connected = overview({ answering: 'connection', connection: connectionWith(works) });
const none = overview({ discovery: { at, servers: [] } });

const open = (script: Script = {}, language: 'tr' | 'en' = 'tr') =>
  openPage({
    path: '/admin',
    element: <AiTab />,
    language,
    script: {
      [get]: [200, overview()],
      [ai]: [200, { provider: 'builtin', model: 'kilim-builtin' }],
      'GET /v1/admin/ai/models': [200, { models: [], allowsOwnKeys: false }],
      'GET /v1/admin/exports/verification': [200, { isAllowed: false, canRun: true }],
      ...script,
    },
  });

describeList({
  name: 'the AI tab',
  open,
  request: get,
  full: { reply: [200, overview()], text: model },
  empty: { reply: [200, none], text: 'Çalışan model sunucusu yok' },
  failed: 'AI bilgileri yüklenemedi',
});

it('names the first added model that is asked', async () => {
  const model = {
    name: 'Ana model',
    kind: 'gemini',
    model: 'g',
    baseUrl: null,
    hasKey: true,
    isEnabled: true,
  };
  const health = {
    requests: 0,
    failures: 0,
    tokensToday: 0,
    tokensThisMonth: 0,
    firstWordMilliseconds: null,
  };
  const times = { lastSuccessAt: null, lastFailureAt: null, pausedUntil: null, problem: null, detail: null };
  const limits = { creditsPerThousandTokens: null, dayTokens: null, monthTokens: null };
  const added = (id: string, name: string, state: string) => ({
    ...model,
    ...limits,
    id,
    name,
    tasks: ['change'],
    readsImages: false,
    reasoningEffort: null,
    health: { ...health, ...times, state },
  });
  const models = [added('a', 'Duran model', 'paused'), added('b', 'Ana model', 'working')];
  await open({ 'GET /v1/admin/ai/models': [200, { models, allowsOwnKeys: false }] });
  await expectText('Eklenen modellerden değişiklik isteklerinin gönderildiği ilk model.');
  expect(pageText()).toMatch(/Şu anda yanıtlayan\s*Ana model/);
});

it('says that the built-in assistant answers, and searches again on request', async () => {
  await open({ [get]: [200, none] });
  expect(pageText()).toContain('Temel asistan');
  answerWith({ [search]: [200, overview()] });
  await press('Yeniden ara');
  await expectText('Ollama');
  expect(pageText()).toContain('Port 11434');
});

it('reports a search that failed', async () => {
  await open({ [search]: [429, errorBody('general_rate_limit_exceeded', 429)] });
  await press('Yeniden ara');
  await expectText('Sunucular aranamadı');
});

it('tests a model and shows the duration', async () => {
  await open({ [test]: [200, { check: works, overview: overview() }] });
  await press(`${model} modelini dene`);
  await expectText('1,2 saniyede yanıt verdi.');
  expect(callsTo(test)[0]?.body).toEqual({ server: 'ollama', model });
});

it('shows why a test failed, in plain words and in those of the server', async () => {
  await open({ [test]: [200, { check: refused, overview: overview() }] });
  await press(`${model} modelini dene`);
  await expectText('Sunucu isteği yerine getiremedi.');
  expect(pageText()).toContain('Sunucunun iletisi: status 500: model requires more system memory');
  answerWith({ [test]: [404, errorBody('model_not_found', 404)] });
  await press(`${model} modelini dene`);
  await expectText('Model bulunamadı.');
});

it('runs one request at a time and says that it can take long', async () => {
  await open();
  const release = holdBack({ [test]: [200, { check: works, overview: overview() }] });
  await press(`${model} modelini dene`);
  await expectText('Model belleğe yükleniyorsa bir dakika sürebilir.');
  await press(`${model} modelini dene`);
  await press('qwen2.5-coder:7b modelini bağla');
  await release();
  expect([callsTo(test).length, callsTo(connect).length]).toEqual([1, 0]);
});

it('connects a model with one press, and keeps the focus on the page', async () => {
  await open({ [connect]: [200, { check: works, overview: connected }] });
  button(`${model} modelini bağla`).focus();
  await press(`${model} modelini bağla`);
  await expectText('Model bağlandı. İstekleri artık o yanıtlıyor.');
  await expectText('Yanıt veriyor');
  expect(callsTo(connect)[0]?.body).toEqual({ server: 'ollama', model });
  // The button was replaced by a label.
  expect(document.activeElement?.textContent).toBe('Şu anda yanıtlayan');
  expect(() => button(`${model} modelini bağla`)).toThrow();
});

it('does not connect a model that does not answer', async () => {
  await open({ [connect]: [200, { check: refused, overview: overview() }] });
  await press(`${model} modelini bağla`);
  await expectText('Model bağlanmadı. Sunucu isteği yerine getiremedi.');
  expect(pageText()).not.toContain('Bağlantıyı kes');
  answerWith({ [connect]: [404, errorBody('model_not_found', 404)] });
  await press(`${model} modelini bağla`);
  await expectText('Model bulunamadı.');
});

it('disconnects a model', async () => {
  await open({ [get]: [200, connected], [disconnect]: [500, {}] });
  await press(`${model} bağlantısını kes`);
  await expectText('Bağlantı kesilemedi');
  answerWith({ [disconnect]: [200, overview()] });
  await press(`${model} bağlantısını kes`);
  await expectText('Bağlantı kesildi. Artık temel asistan yanıtlıyor.');
  expect(() => button(`${model} bağlantısını kes`)).toThrow();
  expect(document.activeElement?.textContent).toBe('Şu anda yanıtlayan');
});

it('says who answers while the connected model does not, and tries it again on request', async () => {
  const check: ModelCheck = { at, problem: 'unreachable', detail: null, duration: null };
  await open({ [get]: [200, overview({ connection: connectionWith(check) })] });
  expect(pageText()).toContain(
    `“${model}” yanıt vermediği için istekleri şimdilik temel asistan yanıtlıyor.`,
  );
  expect(pageText()).toContain('Yanıt vermiyor');
  expect(pageText()).toContain('Sunucuya ulaşılamadı; program kapatılmış olabilir.');
  answerWith({ [test]: [200, { check: works, overview: connected }] });
  await press(`${model} modelini yeniden dene`);
  await expectText('Yanıt veriyor');
});

it('still names the built-in assistant when the model is due to be tried again', async () => {
  const check: ModelCheck = { at, problem: 'timeout', detail: null, duration: null };
  await open({ [get]: [200, overview({ answering: 'connection', connection: connectionWith(check) })] });
  expect(pageText()).toContain('istekleri şimdilik temel asistan yanıtlıyor');
});

it('warns when the server of the connected model was not found', async () => {
  await open({ [get]: [200, { ...connected, discovery: { at, servers: [] } }] });
  expect(pageText()).toContain('Sunucusu bulunamadı');
  expect(pageText()).not.toContain('Yanıt veriyor');
});

it('shows the model of the environment, which cannot be changed here', async () => {
  const environment = { model: 'gpt-4o', host: 'ai.ornek.test', check: null };
  const changes = { answering: 'environment', environment } as const;
  await open({ [get]: [200, overview({ ...changes, connection: connectionWith(works) })] });
  expect(pageText()).toContain('gpt-4o');
  expect(pageText()).toContain('ai.ornek.test');
  expect(pageText()).toContain('Kullanılmıyor');
  expect(() => button('qwen2.5-coder:7b modelini bağla')).toThrow();
  answerWith({ [disconnect]: [200, overview(changes)] });
  await press(`${model} bağlantısını kes`);
  await expectText('Bağlantı kesildi.');
  expect(pageText()).not.toContain('Artık temel asistan yanıtlıyor');
});

it('tests the model of the environment', async () => {
  const environment = { model: 'gpt-4o', host: 'ai.ornek.test', check: null };
  const before = overview({ answering: 'environment', environment });
  const testConfigured = 'POST /v1/admin/ai/environment/test';
  await open({ [get]: [200, before], [testConfigured]: [500, {}] });
  await press('gpt-4o modelini dene');
  await expectText('Sunucu hatası.');
  const after = overview({ answering: 'environment', environment: { ...environment, check: refused } });
  answerWith({ [testConfigured]: [200, { check: refused, overview: after }] });
  await press('gpt-4o modelini dene');
  await expectText('Sunucu isteği yerine getiremedi.');
  expect(pageText()).not.toContain('Sunucu hatası.');
});

it('shows six models of a server and the connected one, then all', async () => {
  const models = Array.from({ length: 9 }, (_, index) => `model-${index}`);
  const servers = [{ name: 'ollama' as const, port: 11_434, models }];
  const connection = { ...connectionWith(works), model: 'model-8' };
  await open({ [get]: [200, overview({ answering: 'connection', connection, discovery: { at, servers } })] });
  expect(pageText()).toContain('model-5');
  expect(pageText()).not.toContain('model-6');
  expect(document.querySelectorAll('li')).toHaveLength(7);
  await press('Tümünü göster (9 model)');
  expect(document.querySelectorAll('li')).toHaveLength(9);
});

it('says what to do with a server without models, in English', async () => {
  const servers = [{ name: 'ollama' as const, port: 11_434, models: [] }];
  await open({ [get]: [200, overview({ discovery: { at, servers } })] }, 'en');
  expect(pageText()).toContain('The server is running but has no model.');
});
