import { type HealthProblem, healthRules, paymentMethods, type SiteHealth } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { HealthPorts } from './ports.ts';
import {
  countFailedJobs,
  countUndecidedRefunds,
  countUnmatchedTransfers,
  readMigrations,
  readWaitingJobs,
  readWaitingMails,
  sumStored,
} from './repository.ts';
import {
  judgeAi,
  judgeDatabase,
  judgeJobs,
  judgeMail,
  judgePayments,
  judgeStorage,
  judgeVersions,
  stateOf,
  worstState,
} from './rules.ts';

export interface HealthService {
  /** At most ten seconds old, so that open pages do not call the mail server all the time. */
  read(): Promise<SiteHealth>;
}

/** Milliseconds. */
const keepFor = 10_000;
const keepStoredFor = 10 * 60_000;
const undecidedAfter = 3_600_000;
const day = 86_400_000;

const withState = <Facts extends object>(problems: HealthProblem[], facts: Facts) => ({
  state: stateOf(problems),
  problems,
  ...facts,
});

export function createHealthService(ports: HealthPorts): HealthService {
  const { transactions, clock, log } = ports;
  const tx = transactions.outside;
  let kept: { readonly at: number; readonly answer: Promise<SiteHealth> } | null = null;
  let stored: { readonly at: number; readonly bytes: number } | null = null;

  /** A part that cannot be read must not hide the others. */
  const attempt = async <Value>(part: string, read: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await read();
    } catch (error) {
      log.warn({ err: error, part }, 'a part of the health page could not be read');
      return null;
    }
  };
  const sumStoredSometimes = async (): Promise<number> => {
    if (stored === null || clock.now() - stored.at > keepStoredFor) {
      stored = { bytes: await sumStored(tx), at: clock.now() };
    }
    return stored.bytes;
  };

  const readDatabase = async () => {
    const from = performance.now();
    const migrations = await attempt('database', () => readMigrations(tx));
    const latency = migrations === null ? null : Math.round(performance.now() - from);
    return withState(judgeDatabase({ latency, unknownMigrations: migrations?.unknown ?? 0 }), {
      engine: ports.engine,
      latency,
      migrations: migrations?.count ?? null,
      latestMigration: migrations?.latest ?? null,
    });
  };
  const readStorage = async () => {
    const disk = await attempt('disk', ports.measureDisk);
    const isWritable = (await attempt('storage', async () => ports.tryWrite().then(() => true))) ?? false;
    return withState(judgeStorage({ freeBytes: disk?.freeBytes ?? null, isWritable }), {
      freeBytes: disk?.freeBytes ?? null,
      totalBytes: disk?.totalBytes ?? null,
      storedBytes: await attempt('stored', sumStoredSometimes),
      freeQuotaBytes: ports.readFreeQuota(),
    });
  };
  const readMail = async () => {
    const { server, sender } = ports.mail;
    const answer =
      server === null ? 'ok' : ((await attempt('mail', ports.mail.verify)) ?? ('unreachable' as const));
    const mails = await attempt('mails', () => readWaitingMails(tx));
    const oldest = mails?.oldestAt ?? null;
    const facts = { isConfigured: server !== null, answer, oldestWaitingAt: oldest, now: clock.now() };
    return withState(judgeMail(facts), {
      server,
      sender,
      waiting: mails?.waiting ?? null,
      oldestWaitingAt: oldest === null ? null : toTimestamp(oldest),
    });
  };
  const readAi = async () => {
    const ai = (await attempt('ai', ports.readAi)) ?? { provider: 'builtin', model: '', failing: [] };
    return withState(judgeAi(ai), { ...ai, failing: [...ai.failing] });
  };
  const readPayments = async () => {
    const configured = new Map(ports.payments.map(({ method, isTest }) => [method, isTest]));
    const undecidedRefunds = await attempt('refunds', () =>
      countUndecidedRefunds(tx, clock.now() - undecidedAfter),
    );
    const unmatchedTransfers = await attempt('transfers', () => countUnmatchedTransfers(tx));
    const isSimulated = configured.has('demo');
    const real = configured.size - (isSimulated ? 1 : 0);
    return withState(judgePayments({ real, isSimulated, undecidedRefunds, unmatchedTransfers }), {
      providers: paymentMethods.map((method) => ({
        method,
        isConfigured: configured.has(method),
        isTest: configured.get(method) ?? false,
      })),
      undecidedRefunds,
      unmatchedTransfers,
    });
  };
  const readJobs = async () => {
    const now = clock.now();
    const jobs = await attempt('jobs', () => readWaitingJobs(tx, now));
    const failed =
      (await attempt('failed jobs', () => countFailedJobs(tx, now - healthRules.failedDays * day))) ?? [];
    const oldestDueAt = jobs?.oldestDueAt ?? null;
    return withState(judgeJobs({ oldestDueAt, failed: failed.length, now }), {
      waiting: jobs?.waiting ?? null,
      oldestDueAt: oldestDueAt === null ? null : toTimestamp(oldestDueAt),
      failed,
    });
  };

  const readAll = async (): Promise<SiteHealth> => {
    const [database, storage, mail, ai, payments, jobs] = await Promise.all([
      readDatabase(),
      readStorage(),
      readMail(),
      readAi(),
      readPayments(),
      readJobs(),
    ]);
    const versions = withState(judgeVersions(ports.versions.node), ports.versions);
    const areas = { database, storage, mail, ai, payments, jobs, versions };
    const state = worstState(Object.values(areas).map((area) => area.state));
    return { checkedAt: toTimestamp(clock.now()), state, ...areas };
  };

  return {
    read: () => {
      if (kept === null || Math.abs(clock.now() - kept.at) >= keepFor) {
        kept = { at: clock.now(), answer: readAll() };
      }
      return kept.answer;
    },
  };
}
