import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits, type Project, type VerificationResult, verificationSteps } from '@kilim/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { createLocalEvents, projectChannel } from '../../../platform/events/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { createJobs } from '../../../platform/jobs/index.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { runInline } from '../../../platform/workers/testing/run-inline.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { checkExportJob, exportProjectJob } from '../export-job.ts';
import { createExportsRoutes } from '../routes.ts';
import { createExportsService } from '../service.ts';
import { prepareVerificationJob } from './prepare-job.ts';
import { createVerificationRoutes } from './routes.ts';
import { createVerificationService, verificationJob } from './service.ts';
import type { verifyApp } from './verify-app.ts';

type Verify = typeof verifyApp;

const passed: readonly VerificationResult[] = verificationSteps.map((step) => ({
  step,
  outcome: 'passed',
  seconds: 3,
  problems: [],
  problemCount: 0,
}));

/** Writes the files as the real one does and runs no tools. */
const passAll: Verify = async ({ write, onProgress }) => {
  const root = await mkdtemp(join(tmpdir(), 'verification-test-'));
  try {
    await write(join(root, 'app'));
    expect(await readdir(join(root, 'app'))).toContain('package-lock.json');
    await onProgress('types', passed.slice(0, 1));
    return passed;
  } finally {
    await rm(root, { recursive: true });
  }
};

describeOnEachEngine('verifications of exports', ({ transactions, name: engine }) => {
  const clock = createManualClock();
  const events = createLocalEvents();
  const projects = createTestProjects({ transactions });
  let verify: Verify;
  let hasTools: boolean;
  let jobs: ReturnType<typeof createJobs>;
  let owner: Caller;
  let admin: Caller;
  let project: Project;

  function compose() {
    const handlers: Record<string, (payload: unknown) => Promise<void>> = {};
    jobs = createJobs({ transactions, engine, clock, handlers, log: silentLog });
    const service = createVerificationService({
      transactions,
      clock,
      events,
      jobs,
      log: silentLog,
      projects,
      runPrepare: runInline(prepareVerificationJob),
      findTools: async () => (hasTools ? { npm: 'npm', prlimit: null, unshare: null } : null),
      registry: null,
      cache: 'none',
      verify: (input) => verify(input),
    });
    handlers[verificationJob] = service.run;
    const exports = createExportsService({
      projects,
      findReport: service.findReport,
      runExport: runInline(exportProjectJob),
      runCheck: runInline(checkExportJob),
    });
    const app = createTestApp({
      routes: [...createVerificationRoutes(service), ...createExportsRoutes(exports)],
      verifyProof: async () => true,
    });
    return { service, app };
  }
  let server: ReturnType<typeof compose>;

  beforeEach(async () => {
    verify = passAll;
    hasTools = true;
    server = compose();
    owner = await addUser(transactions);
    admin = { ...(await addUser(transactions)), isAdmin: true };
    project = await projects.create(owner.userId, { name: 'Liste', language: 'tr' });
    await server.service.allow(true);
  });

  const path = (): string => `/v1/projects/${project.id}/export/verification`;
  const read = async (as: Caller | null = owner) =>
    (await server.app.call('GET', path(), { as })).json as {
      isOffered: boolean;
      remaining: number;
      verification: { status: string; step: string | null; results: unknown[]; digest: string } | null;
    };
  const start = (as: Caller | null = owner) =>
    server.app.call('POST', path(), { as, body: { language: 'tr' } });
  const cancel = (as: Caller | null = owner) => server.app.call('POST', `${path()}/cancel`, { as, body: {} });
  const typeOf = (reply: { json: unknown }) => (reply.json as { type: string }).type;
  const listZip = async (): Promise<Record<string, Uint8Array>> =>
    unzipSync((await server.app.call('GET', `/v1/projects/${project.id}/export`, { as: owner })).bytes());

  it('are off until an administrator allows them', async () => {
    await server.service.allow(false);
    expect(await read()).toMatchObject({ isOffered: false });
    const refused = await start();
    expect([refused.status, typeOf(refused)]).toEqual([403, 'export_verification_not_offered']);
    const allowed = await server.app.call('PUT', '/v1/admin/exports/verification', {
      as: admin,
      body: { isAllowed: true },
    });
    expect(allowed.json).toEqual({ isAllowed: true, canRun: true });
    expect(await read()).toMatchObject({ isOffered: true, remaining: limits.verificationsPerDay });
  });

  it('cannot be allowed on a server without npm', async () => {
    hasTools = false;
    server = compose();
    const reply = await server.app.call('PUT', '/v1/admin/exports/verification', {
      as: admin,
      body: { isAllowed: true },
    });
    expect([reply.status, typeOf(reply)]).toEqual([409, 'export_verification_impossible']);
    expect(await read()).toMatchObject({ isOffered: false });
  });

  it('run as a job, tell open tabs, and put the report into the zip of the same files', async () => {
    let told = 0;
    events.subscribe(projectChannel(project.id), () => (told += 1));
    expect((await start()).status).toBe(201);
    expect((await read()).verification).toMatchObject({ status: 'waiting', step: null });
    expect(Object.keys(await listZip())).not.toContain('liste/VERIFICATION.md');
    await jobs.runDue();
    const { verification, remaining } = await read();
    expect(verification).toMatchObject({ status: 'passed', step: null, results: passed });
    expect(remaining).toBe(limits.verificationsPerDay - 1);
    expect(told).toBeGreaterThan(2);
    const zip = await listZip();
    expect(strFromU8(zip['liste/VERIFICATION.md'] ?? new Uint8Array())).toContain('# Doğrulama raporu');
    const check = await server.app.call('GET', `/v1/projects/${project.id}/export/check`, { as: owner });
    expect((check.json as { digest: string }).digest).toBe(verification?.digest);

    await projects.writeFiles(owner.userId, project.id, {
      reason: 'code-save',
      operations: [{ kind: 'write', path: 'src/a.ts', content: 'export const a = 1;\n', baseHash: null }],
    });
    expect(Object.keys(await listZip())).not.toContain('liste/VERIFICATION.md');
  });

  it('report the steps that failed', async () => {
    const failed = passed.map((result) =>
      result.step === 'web' ? { ...result, outcome: 'failed' as const } : result,
    );
    verify = async (input) => {
      await passAll(input);
      return failed;
    };
    await start();
    await jobs.runDue();
    expect((await read()).verification).toMatchObject({ status: 'failed', results: failed });
    expect(strFromU8((await listZip())['liste/VERIFICATION.md'] ?? new Uint8Array())).toContain('başarısız');
  });

  it('stop within seconds when their user cancels them, also while they run', async () => {
    await start();
    expect((await cancel()).status).toBe(200);
    await jobs.runDue();
    expect(await read()).toMatchObject({
      remaining: limits.verificationsPerDay,
      verification: { status: 'cancelled' },
    });
    let ended = 0;
    verify = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          ended += 1;
          reject(signal.reason as Error);
        });
        void cancel();
      });
    // The last one is found by its time.
    clock.advance(1_000);
    await start();
    await jobs.runDue();
    expect(ended).toBe(1);
    expect(await read()).toMatchObject({
      remaining: limits.verificationsPerDay - 1,
      verification: { status: 'cancelled' },
    });
  });

  it('begin again after a stop of the server, and end after two that were lost', async () => {
    verify = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        server.service.stop();
      });
    await start();
    await jobs.runDue();
    expect((await read()).verification).toMatchObject({ status: 'waiting' });
    clock.advance(60_000);
    verify = passAll;
    server = compose();
    await jobs.runDue();
    expect((await read()).verification).toMatchObject({ status: 'passed' });

    verify = () => Promise.reject(new Error('lost'));
    await start();
    for (let run = 0; run < 3; run += 1) {
      await jobs.runDue();
      clock.advance(60_000);
    }
    expect(await read()).toMatchObject({
      remaining: limits.verificationsPerDay - 1,
      verification: { status: 'interrupted' },
    });
  });

  it('are limited to one at a time and a few a day for each user, also when started together', async () => {
    // Later, because a user creates a project every two seconds.
    const later = createManualClock();
    later.advance(60_000);
    const other = await createTestProjects({ transactions, clock: later }).create(owner.userId, {
      name: 'Öteki',
      language: 'tr',
    });
    const together = await Promise.all([
      start(),
      start(),
      server.app.call('POST', `/v1/projects/${other.id}/export/verification`, { as: owner, body: {} }),
    ]);
    expect(together.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    await jobs.runDue();
    for (let count = 1; count < limits.verificationsPerDay; count += 1) {
      clock.advance(1_000);
      expect((await start()).status).toBe(201);
      await jobs.runDue();
    }
    clock.advance(1_000);
    const refused = await start();
    expect([refused.status, typeOf(refused)]).toEqual([429, 'export_verification_quota']);
    clock.advance(24 * 3_600_000);
    expect((await start()).status).toBe(201);
  });

  it('of other users look missing', async () => {
    const stranger = await addUser(transactions);
    for (const reply of [await start(stranger), await cancel(stranger)]) {
      expect([reply.status, typeOf(reply)]).toEqual([404, 'project_not_found']);
    }
    expect((await server.app.call('GET', path(), { as: stranger })).status).toBe(404);
    expect((await start(null)).status).toBe(401);
  });
});
