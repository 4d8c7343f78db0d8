import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import type { Caller } from '../../platform/http/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createAnalyticsRoutes, createAnalyticsService } from './index.ts';

describeOnEachEngine('analytics over HTTP', ({ transactions }) => {
  const clock = createManualClock(Date.UTC(2026, 10, 21, 12));
  const create = () => createAnalyticsService({ transactions, clock, log: silentLog });
  const analytics = create();
  const app = createTestApp({ routes: createAnalyticsRoutes(analytics) });
  const body = {
    consent: true,
    visit: 'visit-0001',
    events: [{ kind: 'page', name: 'home', path: '/auth?secret=1#x', properties: { width: 360 } }],
  };
  let admin: Caller;
  let member: Caller;

  const rows = () => queries(transactions.outside).selectFrom('analytics_events').selectAll().execute();
  const send = (changes: object = {}, options: object = {}) =>
    app.call('POST', '/v1/analytics', { body: { ...body, ...changes }, ...options });

  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
    member = await addUser(transactions);
  });
  beforeEach(async () => {
    await analytics.flush();
    await queries(transactions.outside).deleteFrom('analytics_events').execute();
  });

  it('stores consented events without the query string and without the IP address', async () => {
    expect((await send()).status).toBe(204);
    await send({}, { as: member });
    await analytics.flush();
    const [guest, known] = (await rows()).sort((one) => (one.user_id === null ? -1 : 1));
    expect(guest).toMatchObject({
      kind: 'page',
      name: 'home',
      path: '/auth',
      visit: 'visit-0001',
      user_id: null,
    });
    expect(known?.user_id).toBe(member.userId);
    expect(JSON.stringify(guest)).not.toContain('127.0.0.1');
  });

  it.each([
    [{ consent: false }, {}],
    [{}, { headers: { dnt: '1' } }],
    [{}, { headers: { 'sec-gpc': '1' } }],
  ])('stores nothing for %j %j and replies as usual', async (changes, options) => {
    expect((await send(changes, options)).status).toBe(204);
    await analytics.flush();
    expect(await rows()).toEqual([]);
  });

  it.each([
    [{ events: [] }],
    [{ events: Array.from({ length: 51 }, () => body.events[0]) }],
    [{ events: [{ kind: 'other', name: 'x' }] }],
    [{ events: [{ kind: 'page', name: 'x', properties: { a: 'x'.repeat(501) } }] }],
    [
      {
        events: [
          {
            kind: 'page',
            name: 'x',
            properties: Object.fromEntries([1, 2, 3, 4, 5].map((n) => [n, 'x'.repeat(450)])),
          },
        ],
      },
    ],
    [{ visit: '<script>' }],
  ])('rejects %j', async (changes) => {
    const reply = await send(changes);
    expect(reply).toMatchObject({ status: 400, json: { type: 'general_argument_invalid' } });
  });

  it('exports all events of a user and none of others', async () => {
    await send({}, { as: member });
    await send({ events: [{ kind: 'action', name: 'project-created' }] }, { as: admin });
    await send({}, {});
    await analytics.flush();
    expect(await analytics.listOfUser(admin.userId)).toEqual([
      {
        kind: 'action',
        name: 'project-created',
        path: '',
        visit: 'visit-0001',
        properties: {},
        createdAt: '2026-11-21T12:00:00.000+00:00',
      },
    ]);
    expect(await analytics.listOfUser(member.userId)).toHaveLength(1);
  });

  it('rejects an action that is not in the list', async () => {
    const reply = await send({ events: [{ kind: 'action', name: 'prompt: build me a shop' }] });
    expect(reply).toMatchObject({ status: 400, json: { type: 'general_argument_invalid' } });
  });

  it('writes in batches, and drops and counts events above the queue limit', async () => {
    const service = create();
    const event = { kind: 'action', name: 'x', path: '/', properties: {} } as const;
    service.record(
      'visit-0002',
      null,
      Array.from({ length: 10_003 }, () => event),
    );
    await service.flush();
    expect(await rows()).toHaveLength(10_000);
    expect((await service.summary()).dropped).toBe(3);
  });

  it("keeps other users' events when a user was deleted", async () => {
    const gone = await addUser(transactions);
    await send({}, { as: gone });
    await queries(transactions.outside).deleteFrom('users').where('id', '=', gone.userId).execute();
    await send();
    await analytics.flush();
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([null, null]);
  });

  it('summarises 30 days for administrators only', async () => {
    const path = '/v1/admin/analytics/summary';
    expect((await app.call('GET', path)).status).toBe(401);
    expect((await app.call('GET', path, { as: member })).json).toMatchObject({
      type: 'general_access_forbidden',
    });
    await send();
    await send({ events: [{ kind: 'error', name: 'TypeError' }] });
    await analytics.flush();
    const { days } = (await app.call('GET', path, { as: admin })).json as { days: object[] };
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({
      day: '2026-11-21',
      counts: { identify: 0, page: 1, action: 0, error: 1, performance: 0 },
    });
  });

  it('deletes events after 90 days', async () => {
    await send();
    await analytics.flush();
    clock.advance(90 * 86_400_000);
    await analytics.expire();
    expect(await rows()).toHaveLength(1);
    clock.advance(86_400_000);
    await analytics.expire();
    expect(await rows()).toEqual([]);
  });

  it('writes queued events when it stops', async () => {
    const service = create();
    service.record('visit-0003', null, [{ kind: 'page', name: 'x', path: '/', properties: {} }]);
    await service.stop();
    expect(await rows()).toHaveLength(1);
  });
});
