import { afterEach, expect, it } from 'vitest';
import { createManualClock } from '../../platform/clock/clock.ts';
import { queries } from '../../platform/db/index.ts';
import { createJobs } from '../../platform/jobs/index.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createMailer, createSmtpTransport } from '../../platform/mail/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createHealthRoutes, createHealthService, createTestMail } from './index.ts';
import type { HealthPorts } from './ports.ts';
import type { TestMailPorts } from './test-mail.ts';

const gigabyte = 1_073_741_824;

describeOnEachEngine('the health of the server', (engine) => {
  afterEach(() => engine.clear());
  const { transactions } = engine;

  const open = (own: Partial<HealthPorts> = {}, mail: Partial<TestMailPorts> = {}) => {
    const clock = createManualClock();
    const jobs = createJobs({ transactions, engine: engine.name, clock, handlers: {}, log: silentLog });
    const mailer = createMailer({ transactions, clock, jobs, transport: null });
    const health = createHealthService({
      transactions,
      engine: engine.name,
      clock,
      log: silentLog,
      measureDisk: async () => ({ freeBytes: 50 * gigabyte, totalBytes: 100 * gigabyte }),
      tryWrite: async () => {},
      mail: { server: 'smtp.example:465', sender: 'Kilim <k@kilim.example>', verify: async () => 'ok' },
      readAi: async () => ({ provider: 'openai-compatible', model: 'm', failing: [] }),
      payments: [{ method: 'garanti-tl', isTest: true }],
      readFreeQuota: () => 200 * 1_048_576,
      versions: { app: '1.8.0', node: 'v22.0.0', platform: 'linux x64' },
      ...own,
    });
    const testMail = createTestMail({
      transactions,
      mailer,
      transport: null,
      findRecipient: async () => ({ name: 'Ada', recipient: 'ada@kilim.example' }),
      readSiteName: () => 'Kilim',
      ...mail,
    });
    return {
      clock,
      jobs,
      app: createTestApp({ routes: createHealthRoutes(health, testMail), rateLimitFactor: 1 }),
    };
  };
  const admin = () => addUser(transactions, { is_admin: 1 });

  it('is good when every part works', async () => {
    const { app } = open();
    await addUser(transactions, { storage_bytes: 1_000 });
    await addUser(transactions, { storage_bytes: 500 });
    const { status, json } = await app.call('GET', '/v1/admin/health', { as: await admin() });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      state: 'ok',
      database: { state: 'ok', problems: [], engine: engine.name, migrations: expect.any(Number) },
      storage: { freeBytes: 50 * gigabyte, storedBytes: 1_500, freeQuotaBytes: 209_715_200 },
      mail: { server: 'smtp.example:465', waiting: 0, oldestWaitingAt: null },
      payments: {
        providers: [
          { method: 'demo', isConfigured: false },
          { method: 'garanti-tl', isConfigured: true, isTest: true },
          { method: 'garanti-usd', isConfigured: false },
          { method: 'wise', isConfigured: false },
        ],
      },
      jobs: { waiting: 0, failed: [] },
      versions: { node: 'v22.0.0' },
    });
  });

  it('shows each failure and reads the other parts all the same', async () => {
    const fail = () => Promise.reject(new Error('smtps://user:hunter2@host is broken'));
    const { app } = open({
      measureDisk: fail,
      tryWrite: fail,
      mail: { server: 'smtp.example', sender: 's', verify: fail },
      readAi: fail,
      payments: [],
    });
    const { json } = await app.call('GET', '/v1/admin/health', { as: await admin() });
    expect(json).toMatchObject({
      state: 'failed',
      database: { problems: [] },
      storage: { problems: ['storage_unwritable'], freeBytes: null },
      mail: { problems: ['mail_unreachable'] },
      ai: { problems: ['ai_builtin'] },
      payments: { problems: ['payments_none'] },
    });
    expect(JSON.stringify(json)).not.toContain('hunter2');
  });

  it('finds late and failed jobs, waiting mails and migrations of a newer version', async () => {
    const { app, clock, jobs } = open();
    await transactions.run((tx) => jobs.enqueue(tx, 'send-mail', {}));
    await transactions.run((tx) =>
      jobs.enqueue(tx, 'locate-session', {}, { runAt: clock.now() + 3_600_000 }),
    );
    // Without a handler it fails ten times and then for good.
    for (let round = 0; round < 10; round += 1) {
      await jobs.runDue();
      clock.advance(3_000_000);
    }
    await transactions.run((tx) => jobs.enqueue(tx, 'pack-data', {}));
    const mail = { recipient: 'a@b.example', subject: '', text: '', html: '', sent_at: null };
    await queries(transactions.outside)
      .insertInto('mails')
      .values({ id: 'mail', ...mail, created_at: clock.now() })
      .execute();
    const late = clock.now();
    clock.advance(16 * 60_000);
    const { json } = await app.call('GET', '/v1/admin/health', { as: await admin() });
    expect(json).toMatchObject({
      jobs: {
        problems: ['jobs_stuck', 'jobs_failed'],
        failed: expect.arrayContaining([{ kind: 'send-mail', count: 1 }]),
      },
      mail: {
        problems: ['mail_stuck'],
        waiting: 1,
        oldestWaitingAt: new Date(late).toISOString().replace('Z', '+00:00'),
      },
    });
  });

  it('asks the mail server at most every ten seconds', async () => {
    let asked = 0;
    const verify = async () => {
      asked += 1;
      return 'ok' as const;
    };
    const { app, clock } = open({ mail: { server: 'smtp.example', sender: 's', verify } });
    const as = await admin();
    for (let n = 0; n < 3; n += 1) await app.call('GET', '/v1/admin/health', { as });
    expect(asked).toBe(1);
    clock.advance(10_000);
    await app.call('GET', '/v1/admin/health', { as });
    expect(asked).toBe(2);
  });

  it.each([
    ['GET', '/v1/admin/health'],
    ['POST', '/v1/admin/mails/test'],
  ])('%s %s is for administrators only', async (method, path) => {
    const { app } = open();
    expect((await app.call(method, path)).status).toBe(401);
    expect((await app.call(method, path, { as: await addUser(transactions) })).status).toBe(403);
  });

  it('stores the test mail without a mail server', async () => {
    const { app } = open();
    const reply = await app.call('POST', '/v1/admin/mails/test', { as: await admin() });
    expect(reply).toMatchObject({ status: 200, json: { result: 'stored', recipient: 'ada@kilim.example' } });
    const mails = await queries(transactions.outside).selectFrom('mails').select('subject').execute();
    expect(mails).toEqual([{ subject: 'Kilim: deneme e-postası' }]);
  });

  it.each([
    ['sent', null],
    ['refused', Object.assign(new Error('535 hunter2'), { code: 'EAUTH' })],
    ['unreachable', Object.assign(new Error('connect'), { code: 'ECONNECTION' })],
  ])('reports that the test mail is %s', async (result, error) => {
    const { explain } = createSmtpTransport('smtp://127.0.0.1:1', 'k@kilim.example');
    const transport = {
      explain,
      verify: async () => 'ok' as const,
      send: async () => {
        if (error !== null) throw error;
      },
    };
    const { app } = open({}, { transport });
    const as = await admin();
    const reply = await app.call('POST', '/v1/admin/mails/test', { as });
    expect(reply.json).toEqual({ result, recipient: 'ada@kilim.example' });
    for (let n = 0; n < 4; n += 1) await app.call('POST', '/v1/admin/mails/test', { as });
    expect((await app.call('POST', '/v1/admin/mails/test', { as })).status).toBe(429);
  });
});
