import type { OwnKeyState } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { type FakeOpenAiServer, startFakeOpenAiServer } from '../../ai/testing/fake-openai-server.ts';
import { type ModelsFixture, openModels } from '../testing/models-fixture.ts';
import { endpointOf } from './services.ts';

const path = '/ai/own-key';
const body = { service: 'anthropic', model: 'a-model', key: 'sk-own-key-9999' } as const;

it('calls the fixed address of each service', () => {
  expect(endpointOf('openrouter', 'm', 'k')).toMatchObject({ baseUrl: 'https://openrouter.ai/api/v1' });
  for (const service of ['openai', 'anthropic', 'gemini'] as const) {
    expect(endpointOf(service, 'm', 'k').baseUrl).toBeNull();
  }
});

describeOnEachEngine('the own AI key of a user', ({ transactions }) => {
  let server: FakeOpenAiServer;
  let fixture: ModelsFixture;
  let admin: Caller;
  let user: Caller;

  beforeEach(async () => {
    server = await startFakeOpenAiServer();
    admin = await addUser(transactions, { is_admin: 1 });
    user = await addUser(transactions);
    fixture = openModels({
      transactions,
      clock: createManualClock(),
      admin,
      endpointOf: (_, model, apiKey) => ({
        kind: 'openai-compatible',
        baseUrl: server.baseUrl,
        apiKey,
        model,
        reasoningEffort: null,
        readsImages: true,
      }),
    });
  });
  afterEach(async () => {
    await fixture.module.close();
    await server.close();
    await queries(transactions.outside).deleteFrom('ai_options').execute();
  });

  const allow = (isAllowed: boolean) => fixture.call('PUT', '/admin/ai/own-keys', { isAllowed });
  const save = (as: Caller = user) => fixture.call('PUT', path, body, as);
  const read = async (as: Caller = user): Promise<OwnKeyState> =>
    (await fixture.call('GET', path, undefined, as)).json as OwnKeyState;

  it('is not allowed until an administrator allows it', async () => {
    expect(await read()).toEqual({ isAllowed: false, key: null });
    expect((await save()).json).toMatchObject({ type: 'own_key_not_allowed' });
    expect(server.calls).toHaveLength(0);
  });

  it('is kept encrypted after it answered, never shown, and removed on request', async () => {
    await allow(true);
    server.push({ kind: 'stream', text: 'ready' });
    const saved = await save();
    expect(saved.json).toMatchObject({ isAllowed: true, key: { service: 'anthropic', model: 'a-model' } });
    const rows = await queries(transactions.outside).selectFrom('own_ai_keys').selectAll().execute();
    expect(JSON.stringify([saved.json, await read(), rows])).not.toContain('sk-own-key');
    expect((await read(admin)).key).toBeNull();
    expect((await fixture.call('DELETE', path, {}, user)).json).toMatchObject({ key: null });
    expect(await fixture.module.ownKeys.find(user.userId)).toBeNull();
    expect(fixture.recorded.map(({ kind }) => kind)).toEqual([
      'own-keys-allowed',
      'own-key-added',
      'own-key-removed',
    ]);
  });

  it.each([
    [401, 'own_key_rejected'],
    [429, 'own_key_busy'],
    [200, 'own_key_unreadable'],
  ])('is not kept after status %i', async (status, type) => {
    await allow(true);
    server.push(
      status === 200
        ? { kind: 'page', html: '<!doctype html>' }
        : { kind: 'status', status, body: { error: { message: 'no' } } },
    );
    expect((await save()).json).toMatchObject({ type });
    expect((await read()).key).toBeNull();
  });

  it('is not kept when its service cannot be reached', async () => {
    await allow(true);
    await server.close();
    expect((await save()).json).toMatchObject({ type: 'own_key_unreachable' });
  });

  it('is not used while own keys are forbidden, and needs recent authentication', async () => {
    await allow(true);
    server.push({ kind: 'stream', text: 'ready' });
    await save();
    expect(await fixture.module.ownKeys.find(user.userId)).toMatchObject({
      endpoint: { apiKey: 'sk-own-key-9999' },
      creditsPerToken: 0,
    });
    await allow(false);
    expect(await fixture.module.ownKeys.find(user.userId)).toBeNull();
    const stale = { ...user, hasRecentlyAuthenticated: false };
    expect((await save(stale)).json).toMatchObject({ type: 'user_recent_authentication_required' });
  });

  it('is deleted with the account', async () => {
    await allow(true);
    server.push({ kind: 'stream', text: 'ready' });
    await save();
    await queries(transactions.outside).deleteFrom('users').where('id', '=', user.userId).execute();
    const rows = await queries(transactions.outside)
      .selectFrom('own_ai_keys')
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute();
    expect(rows).toEqual([]);
  });
});
