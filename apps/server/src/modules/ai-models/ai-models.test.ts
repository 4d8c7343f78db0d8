import type { AiModel, AiModelList } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import type { TestReply } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../ai/testing/fake-openai-server.ts';
import { type ModelBody, type ModelsFixture, modelBody, openModels } from './testing/models-fixture.ts';

const models = '/admin/ai/models';
const typeOf = ({ status, json }: TestReply): [number, string] => [
  status,
  (json as { type: string } | null)?.type ?? '',
];

describeOnEachEngine('models of administrators', ({ transactions }) => {
  let server: FakeOpenAiServer;
  let admin: Caller;
  let fixture: ModelsFixture;
  const clock = createManualClock();

  beforeEach(async () => {
    server = await startFakeOpenAiServer();
    admin = await addUser(transactions, { is_admin: 1 });
    fixture = openModels({ transactions, clock, admin });
  });
  afterEach(async () => {
    await fixture.module.close();
    await server.close();
    await queries(transactions.outside).deleteFrom('ai_models').execute();
  });

  const list = async (): Promise<AiModelList> => (await fixture.call('GET', models)).json as AiModelList;
  const body = (changes: Partial<ModelBody> = {}): ModelBody => modelBody(server.baseUrl, changes);

  it('are added, listed without their key, changed, disabled and deleted', async () => {
    const added = await fixture.add(body());
    expect(added).toMatchObject({ name: 'Deneme', hasKey: true, health: { state: 'unused' } });
    expect(JSON.stringify(await list())).not.toContain('secret');
    const stored = await queries(transactions.outside).selectFrom('ai_models').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('secret');
    const { key: _, ...settings } = body({
      name: 'Yeni',
      creditsPerThousandTokens: 2.5,
      tasks: ['repair', 'draft'],
    });
    const changed = await fixture.call('PUT', `${models}/${added.id}`, settings);
    expect(changed.json).toMatchObject({
      name: 'Yeni',
      creditsPerThousandTokens: 2.5,
      tasks: ['draft', 'repair'],
      hasKey: true,
    });
    const off = await fixture.call('PUT', `${models}/${added.id}/state`, { isEnabled: false });
    expect(off.json).toMatchObject({ isEnabled: false, name: 'Yeni' });
    expect((await fixture.call('DELETE', `${models}/${added.id}`)).status).toBe(204);
    expect(await list()).toEqual({ models: [], allowsOwnKeys: false });
    expect(fixture.recorded).toEqual([
      { kind: 'ai-model-added', userId: null, detail: { target: added.id } },
      {
        kind: 'ai-model-changed',
        userId: null,
        detail: { target: added.id, names: ['name', 'tasks', 'creditsPerThousandTokens'] },
      },
      { kind: 'ai-model-changed', userId: null, detail: { target: added.id, names: ['isEnabled'] } },
      { kind: 'ai-model-removed', userId: null, detail: { target: added.id } },
    ]);
  });

  it('never send a stored key to another address', async () => {
    const added = await fixture.add(body());
    const { key: _, ...moved } = body({ baseUrl: 'http://127.0.0.1:9/v1' });
    const path = `${models}/${added.id}`;
    expect(typeOf(await fixture.call('PUT', path, moved))).toEqual([400, 'ai_model_key_required']);
    expect((await list()).models[0]?.baseUrl).toBe(server.baseUrl);
    expect((await fixture.call('PUT', path, { ...moved, key: null })).json).toMatchObject({ hasKey: false });
  });

  it('need a key for the usual address', async () => {
    for (const kind of ['openai-compatible', 'anthropic', 'gemini'] as const) {
      const reply = await fixture.call('POST', models, modelBody(null, { kind, key: null }));
      expect(typeOf(reply)).toEqual([400, 'ai_model_key_required']);
    }
    expect((await fixture.add(body({ key: null }))).hasKey).toBe(false);
  });

  it('refuse addresses of this machine unless the operator allows them', async () => {
    const strict = openModels({ transactions, clock, admin, allowsPrivate: false });
    for (const baseUrl of [
      'http://8.8.8.8/v1',
      'https://127.0.0.1/v1',
      'https://localhost/v1',
      'https://169.254.169.254/',
    ]) {
      const reply = await strict.call('POST', models, modelBody(baseUrl));
      expect(typeOf(reply)).toEqual([400, 'ai_model_address_refused']);
    }
    const added = await fixture.add(body());
    const tested = await strict.call('POST', `${models}/${added.id}/test`, {});
    expect(typeOf(tested)).toEqual([400, 'ai_model_address_refused']);
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    { name: ' ' },
    { model: '' },
    { tasks: [] },
    { baseUrl: 'ftp://8.8.8.8' },
    { baseUrl: 'https://8.8.8.8/v1?key=1' },
    { key: 'a b' },
    { key: 'anahtarş' },
    { dayTokens: 5 },
    { creditsPerThousandTokens: -1 },
  ] as Partial<ModelBody>[])('are not added with %j', async (changes) => {
    expect((await fixture.call('POST', models, body(changes))).status).toBe(400);
    expect((await list()).models).toEqual([]);
  });

  it('are sorted; an outdated order changes nothing', async () => {
    const ids = [(await fixture.add(body({ name: 'a' }))).id, (await fixture.add(body({ name: 'b' }))).id];
    const order = (wanted: readonly string[]) =>
      fixture.call('PUT', '/admin/ai/models-order', { ids: wanted });
    expect(((await order(ids.toReversed())).json as AiModelList).models.map(({ name }) => name)).toEqual([
      'b',
      'a',
    ]);
    for (const wrong of [ids.slice(1), [...ids, 'x'], [ids[0] ?? '', ids[0] ?? '']]) {
      expect(typeOf(await order(wrong))).toEqual([409, 'ai_model_order_outdated']);
    }
    expect((await list()).models.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('are tested with one small request, which ends a pause', async () => {
    const added = await fixture.add(body());
    const test = () => fixture.call('POST', `${models}/${added.id}/test`, {});
    server.push({ kind: 'status', status: 401, body: { error: { message: 'bad key sk-secret-key-1234' } } });
    const failed = (await test()).json as { check: unknown; model: AiModel };
    expect(failed).toMatchObject({
      check: { problem: 'refused', detail: 'status 401: bad key ***' },
      model: { health: { state: 'paused', problem: 'refused' } },
    });
    server.push({ kind: 'stream', text: 'ready' });
    expect((await test()).json).toMatchObject({
      check: { problem: null },
      model: { health: { state: 'working' } },
    });
    expect(server.calls[0]?.authorization).toBe('Bearer sk-secret-key-1234');
  });

  it('are at most twenty', async () => {
    for (let count = 0; count < 20; count += 1) await fixture.add(body({ name: `m${count}` }));
    expect(typeOf(await fixture.call('POST', models, body()))).toEqual([409, 'ai_model_limit']);
  });

  it('are for administrators, with recent authentication for every change', async () => {
    const person = await addUser(transactions);
    const stale = { ...admin, hasRecentlyAuthenticated: false };
    expect((await fixture.call('GET', models, undefined, null)).status).toBe(401);
    expect((await fixture.call('GET', models, undefined, person)).status).toBe(403);
    expect(typeOf(await fixture.call('POST', models, body(), stale))[1]).toBe(
      'user_recent_authentication_required',
    );
    const allow = await fixture.call('PUT', '/admin/ai/own-keys', { isAllowed: true }, stale);
    expect(typeOf(allow)[1]).toBe('user_recent_authentication_required');
  });

  it('answer with an error when they are gone', async () => {
    const { key: _, ...settings } = body();
    for (const [method, path, sent] of [
      ['PUT', `${models}/none`, settings],
      ['PUT', `${models}/none/state`, { isEnabled: true }],
      ['DELETE', `${models}/none`, {}],
      ['POST', `${models}/none/test`, {}],
    ] as const) {
      expect(typeOf(await fixture.call(method, path, sent))).toEqual([404, 'ai_model_not_found']);
    }
  });
});
