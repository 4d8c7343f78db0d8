import type { SecurityAlert, SecurityEventKind, UserId } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { burstCheckJob, createSecurityLogRoutes, createSecurityLogService } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnEachEngine('security alerts', (engine) => {
  const { transactions } = engine;

  async function open() {
    // Each test starts at its own time, because events cannot be deleted.
    start += 10 * 24 * hour;
    const clock = createManualClock(start);
    const mails: Mail[] = [];
    const jobs = createJobs({
      transactions,
      engine: engine.name,
      clock,
      log: silentLog,
      handlers: { [burstCheckJob]: () => log.checkBursts() },
    });
    const log = createSecurityLogService({
      transactions,
      clock,
      jobs,
      mailer: { post: async (_, mail) => void mails.push(mail) },
      readSiteName: () => 'Kilim',
      findLanguage: async (_, userId) => (userId === english.userId ? 'en' : null),
    });
    const admin = await addUser(transactions, { is_admin: 1 });
    const english = await addUser(transactions, { is_admin: 1 });
    const victim = await addUser(transactions);
    const app = createTestApp({ routes: createSecurityLogRoutes(log) });
    const add = async (
      kind: SecurityEventKind,
      count: number,
      { userId = null, network = '' }: { userId?: UserId | null; network?: string } = {},
    ) => {
      for (let number = 0; number < count; number += 1) {
        await log.recordAlone({ kind, userId, origin: { network, userAgent: '' } });
      }
    };
    const check = async () => {
      clock.advance(minute);
      await jobs.runDue();
    };
    const list = async (state: 'open' | 'all' = 'open') =>
      (await app.call('GET', `/v1/admin/security-alerts?state=${state}`, { as: admin })).json as {
        alerts: SecurityAlert[];
        open: number;
      };
    return { add, admin, app, check, clock, english, list, log, mails, victim };
  }
  let start = 1_700_000_000_000;

  beforeEach(async () => {
    await engine.clear();
    await queries(transactions.outside).deleteFrom('security_alerts').execute();
    await queries(transactions.outside).deleteFrom('security_alert_mails').execute();
  });

  it('are raised at the threshold of an account and mailed to every administrator in their language', async () => {
    const { add, admin, check, english, list, mails, victim } = await open();
    await add('sign-in-failed', 19, { userId: victim.userId });
    await check();
    expect((await list()).alerts).toEqual([]);
    await add('second-step-failed', 1, { userId: victim.userId });
    await check();
    expect(await list()).toMatchObject({
      open: 1,
      alerts: [
        {
          kind: 'account-failures',
          user: { id: victim.userId, email: victim.email },
          network: null,
          count: 20,
          minutes: 15,
        },
      ],
    });
    expect(mails.map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual(
      [
        [admin.email, 'Kilim: güvenlik uyarısı'],
        [english.email, 'Kilim: security alert'],
      ].toSorted(),
    );
    expect(mails[0]?.text).toContain(victim.email);
  });

  it('are raised for a network that tries many accounts', async () => {
    const { add, check, list } = await open();
    await add('sign-in-failed', 50, { network: '203.0.113.0/24' });
    await check();
    expect((await list()).alerts).toMatchObject([
      { kind: 'network-failures', user: null, network: '203.0.113.0/24', count: 50 },
    ]);
  });

  it.each([
    ['signed-in-new-device', 'new-devices', 30],
    ['export-requested', 'data-exports', 20],
  ] as const)('are raised for many events of kind %s on the whole site', async (kind, alert, threshold) => {
    const { add, check, list, victim } = await open();
    await add(kind, threshold - 1, { userId: victim.userId });
    await check();
    expect((await list()).alerts).toEqual([]);
    await add(kind, 1);
    await check();
    expect((await list()).alerts).toMatchObject([
      { kind: alert, user: null, network: null, count: threshold },
    ]);
  });

  it('count events within the window only', async () => {
    const { add, check, clock, list, victim } = await open();
    await add('sign-in-failed', 19, { userId: victim.userId });
    clock.advance(16 * minute);
    await add('sign-in-failed', 1, { userId: victim.userId });
    await check();
    expect((await list()).alerts).toEqual([]);
  });

  it('count further events until acknowledged, then a new alert is raised', async () => {
    const { add, admin, app, check, clock, list, victim } = await open();
    await add('sign-in-failed', 20, { userId: victim.userId });
    await check();
    await add('sign-in-failed', 5, { userId: victim.userId });
    await check();
    const [first] = (await list()).alerts;
    expect(first).toMatchObject({ count: 25 });
    const path = `/v1/admin/security-alerts/${first?.id}/acknowledgement`;
    const seen = await app.call('POST', path, { as: admin });
    expect(seen).toMatchObject({
      status: 200,
      json: { acknowledgedBy: { id: admin.userId, email: admin.email } },
    });
    expect((await app.call('POST', path, { as: admin })).json).toEqual(seen.json);
    expect(await list()).toEqual({ alerts: [], open: 0, nextCursor: null });
    expect((await list('all')).alerts).toHaveLength(1);
    clock.advance(20 * minute);
    await add('sign-in-failed', 20, { userId: victim.userId });
    await check();
    expect((await list()).open).toBe(1);
  });

  it('are mailed at most once an hour and kind', async () => {
    const { add, check, clock, list, mails } = await open();
    for (const network of ['203.0.113.0/24', '198.51.100.0/24', '192.0.2.0/24']) {
      await add('sign-in-failed', 50, { network });
      await check();
    }
    expect((await list()).open).toBe(3);
    expect(mails).toHaveLength(2);
    await add('export-requested', 20);
    await check();
    expect(mails).toHaveLength(4);
    clock.advance(hour);
    await add('sign-in-failed', 50, { network: '10.1.2.0/24' });
    await check();
    expect(mails).toHaveLength(6);
  });

  describe('over HTTP', () => {
    it('are for administrators only; an unknown id is not found', async () => {
      const { admin, app, victim } = await open();
      const list = '/v1/admin/security-alerts';
      expect((await app.call('GET', list, { as: victim })).status).toBe(403);
      const missing = `${list}/nothing/acknowledgement`;
      expect((await app.call('POST', missing, { as: victim })).status).toBe(403);
      expect(await app.call('POST', missing, { as: admin })).toMatchObject({
        status: 404,
        json: { type: 'security_alert_not_found' },
      });
    });
  });

  describe('the log over HTTP', () => {
    it('is for administrators only and offers no change or deletion', async () => {
      const { add, admin, app, log, victim } = await open();
      await add('sign-in-failed', 1, { userId: victim.userId });
      for (const path of ['/v1/admin/security-log', '/v1/admin/security-log/file']) {
        expect((await app.call('GET', path, { as: victim })).status).toBe(403);
        expect((await app.call('GET', path, { as: admin })).status).toBe(200);
      }
      const [event] = (await log.list({ search: victim.userId }, { limit: 1 })).events;
      for (const method of ['DELETE', 'PUT', 'PATCH', 'POST']) {
        const path = `/v1/admin/security-log/${event?.id}`;
        expect((await app.call(method, path, { as: admin })).status).toBe(404);
      }
    });

    it.each(['from=0000-00-00', 'from=2026-02-30', 'to=x', 'kind=nothing', 'network=%3Cb%3E', 'limit=0'])(
      'rejects %s',
      async (query) => {
        const { admin, app } = await open();
        expect(await app.call('GET', `/v1/admin/security-log?${query}`, { as: admin })).toMatchObject({
          status: 400,
          json: { type: 'general_argument_invalid' },
        });
      },
    );

    it('exports the filtered log as CSV and logs the export', async () => {
      const { add, admin, app, log, victim } = await open();
      await add('password-changed', 510, { userId: victim.userId });
      const path = `/v1/admin/security-log/file?search=${victim.userId}&language=en`;
      const file = await app.call('GET', path, { as: admin });
      expect(file.headers.get('content-type')).toContain('text/csv');
      const lines = new TextDecoder().decode(file.bytes()).trim().split('\r\n');
      expect(lines).toHaveLength(511);
      expect(lines[0]).toContain('Time,Group,Event,Account');
      expect(lines[1]).toContain(victim.email);
      const exported = await log.list({ kind: 'log-exported', search: admin.userId }, { limit: 5 });
      expect(exported.events).toMatchObject([{ user: null, actor: { id: admin.userId } }]);
    });
  });
});
