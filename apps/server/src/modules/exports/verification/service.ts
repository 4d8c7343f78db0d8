import {
  AppError,
  type ExportVerification,
  type Language,
  limits,
  type ProjectId,
  type UserId,
} from '@kilim/contract';
import { z } from 'zod';
import { type Clock, toTimestamp } from '../../../platform/clock/clock.ts';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { JobQueue } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Transactions, Tx } from '../../../platform/tx.ts';
import { type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { ProjectsService } from '../../projects/index.ts';
import type { SecurityRecorder } from '../../security-log/index.ts';
import type { ExportReport } from '../build-export.ts';
import type { Prepared, prepareVerificationJob } from './prepare-job.ts';
import {
  changeVerification,
  countVerifications,
  countWaiting,
  deleteOldVerifications,
  findLastReport,
  findLastVerification,
  findVerification,
  insertVerification,
  readAllowsVerification,
  saveAllowsVerification,
  type VerificationRecord,
} from './repository.ts';
import { startsMaximum, toolLimits } from './rules.ts';
import type { Tools } from './tools.ts';
import { NoSpaceError, verifyApp } from './verify-app.ts';
import { writeReport } from './write-report.ts';

/** Kind of the job that verifies an export. */
export const verificationJob = 'verify-export';

const day = 24 * 3_600_000;
const payloadSchema = z.object({ verificationId: z.string() });

export interface VerificationPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publishToProject'>;
  /** Must run only verifications, because others would wait for them. */
  readonly jobs: JobQueue;
  readonly log: Log;
  readonly projects: Pick<ProjectsService, 'find' | 'openFilePages'>;
  readonly runPrepare: RunJob<typeof prepareVerificationJob>;
  readonly findTools: () => Promise<Tools | null>;
  /** Where packages are downloaded from; null for npm's own default. */
  readonly registry: string | null;
  /** Folder of downloaded packages. */
  readonly cache: string;
  readonly audit?: Pick<SecurityRecorder, 'record'>;
  /** Replaces the tools in tests. */
  readonly verify?: typeof verifyApp;
}

export interface VerificationService {
  /** Throws `project_not_found`. */
  read(
    userId: UserId,
    projectId: ProjectId,
  ): Promise<{ isOffered: boolean; remaining: number; verification: ExportVerification | null }>;
  /** Throws `project_not_found` and the `export_verification_…` errors of the contract. */
  start(userId: UserId, projectId: ProjectId, language: Language): Promise<ExportVerification>;
  cancel(userId: UserId, projectId: ProjectId): Promise<ExportVerification | null>;
  /** The report of the last verification in a language, for exports. */
  findReport(projectId: ProjectId, language: Language): Promise<ExportReport | null>;
  readOptions(): Promise<{ isAllowed: boolean; canRun: boolean }>;
  /** Throws `export_verification_impossible` when this server cannot verify. */
  allow(isAllowed: boolean): Promise<{ isAllowed: boolean; canRun: boolean }>;
  /** Handler of the job. */
  run(payload: unknown): Promise<void>;
  /** Ends the running verification, which then begins again elsewhere or after the next start. */
  stop(): void;
}

const present = ({ createdAt, endedAt, ...record }: VerificationRecord): ExportVerification => ({
  id: record.id,
  status: record.status,
  step: record.step,
  language: record.language,
  results: record.results,
  omitted: record.omitted,
  digest: record.digest,
  createdAt: toTimestamp(createdAt),
  endedAt: endedAt === null ? null : toTimestamp(endedAt),
});

class CancelledError extends Error {}

export function createVerificationService(ports: VerificationPorts): VerificationService {
  const { transactions, clock, events, jobs, log, projects, audit, verify = verifyApp } = ports;
  const closing = new AbortController();
  let tools: Promise<Tools | null> | null = null;
  const findTools = (): Promise<Tools | null> => (tools ??= ports.findTools());

  const publish = (projectId: ProjectId): void =>
    events.publishToProject(projectId, { kind: 'verification-changed', projectId });
  const countLeft = async (tx: Tx, userId: UserId): Promise<number> =>
    Math.max(0, limits.verificationsPerDay - (await countVerifications(tx, userId, clock.now() - day)));
  const readOptions = async () => ({
    isAllowed: await readAllowsVerification(transactions.outside),
    canRun: (await findTools()) !== null,
  });

  /** Aborts once the verification was cancelled, in whichever process. */
  function watchCancellation({ id }: VerificationRecord): { readonly signal: AbortSignal; stop(): void } {
    // Not `AbortSignal.any`, whose signals Node 20 may collect with their listeners.
    const ending = new AbortController();
    const onClose = (): void => ending.abort(closing.signal.reason);
    if (closing.signal.aborted) onClose();
    closing.signal.addEventListener('abort', onClose);
    const timer = setInterval(() => {
      findVerification(transactions.outside, id)
        .then((record) => {
          if (record === null || record.endedAt !== null) ending.abort(new CancelledError('cancelled'));
        })
        .catch((error: unknown) => log.warn({ err: error }, 'a verification could not be read'));
    }, toolLimits.watch);
    return {
      signal: ending.signal,
      stop: () => {
        clearInterval(timer);
        closing.signal.removeEventListener('abort', onClose);
      },
    };
  }

  /** Takes up a verification; null when there is nothing to do. */
  async function begin(id: string): Promise<VerificationRecord | null> {
    return transactions.run(async (tx) => {
      const record = await findVerification(tx, id);
      if (!record || record.endedAt !== null) return null;
      // It ended two processes, or outlived them.
      const isLost = record.starts >= startsMaximum;
      await changeVerification(
        tx,
        id,
        isLost
          ? { status: 'interrupted', step: null, endedAt: clock.now() }
          : { status: 'running', starts: record.starts + 1, results: [] },
      );
      return isLost ? null : record;
    });
  }

  async function verifyRecord(record: VerificationRecord, found: Tools): Promise<void> {
    const { id, projectId, userId, language } = record;
    const watch = watchCancellation(record);
    let prepared: Prepared | null = null;
    try {
      const results = await verify({
        tools: found,
        registry: ports.registry,
        cache: ports.cache,
        signal: watch.signal,
        write: async (folder) => {
          const { name } = await projects.find(userId, projectId);
          const pages = await projects.openFilePages(userId, projectId);
          prepared = await ports.runPrepare(
            { name, language, folder },
            { owner: userId, limit: workLimits.file, pages, signal: watch.signal },
          );
          const { digest, omitted, written } = prepared;
          await changeVerification(transactions.outside, id, { digest, omitted: [...omitted] });
          return written;
        },
        onProgress: async (step, done) => {
          await changeVerification(transactions.outside, id, { step, results: [...done] });
          publish(projectId);
        },
      });
      const status = results.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'failed';
      await transactions.run(async (tx) => {
        const endedAt = clock.now();
        await changeVerification(tx, id, { status, step: null, results: [...results], endedAt });
        await deleteOldVerifications(tx, record, endedAt - day);
      });
    } finally {
      watch.stop();
    }
  }

  return {
    readOptions,
    read: async (userId, projectId) => {
      await projects.find(userId, projectId);
      const { isAllowed, canRun } = await readOptions();
      const tx = transactions.outside;
      const record = await findLastVerification(tx, projectId);
      return {
        isOffered: isAllowed && canRun,
        remaining: await countLeft(tx, userId),
        verification: record && present(record),
      };
    },
    start: async (userId, projectId, language) => {
      await projects.find(userId, projectId);
      const { isAllowed, canRun } = await readOptions();
      if (!isAllowed || !canRun) throw new AppError('export_verification_not_offered');
      const id = newId(clock.now());
      const record = await transactions.run(async (tx) => {
        const isInserted = await insertVerification(tx, {
          id,
          projectId,
          userId,
          language,
          createdAt: clock.now(),
        });
        if (!isInserted) throw new AppError('export_verification_running');
        if ((await countVerifications(tx, userId, clock.now() - day)) > limits.verificationsPerDay) {
          throw new AppError('export_verification_quota', { params: { count: limits.verificationsPerDay } });
        }
        if ((await countWaiting(tx)) > limits.verificationsWaiting)
          throw new AppError('export_verification_busy');
        await jobs.enqueue(tx, verificationJob, { verificationId: id });
        return findVerification(tx, id);
      });
      if (!record) throw new AppError('project_not_found');
      publish(projectId);
      return present(record);
    },
    cancel: async (userId, projectId) => {
      await projects.find(userId, projectId);
      const last = await findLastVerification(transactions.outside, projectId);
      if (!last) return null;
      const changes = { status: 'cancelled', step: null, endedAt: clock.now() } as const;
      if (await changeVerification(transactions.outside, last.id, changes)) publish(projectId);
      const record = await findVerification(transactions.outside, last.id);
      return record && present(record);
    },
    findReport: async (projectId, language) => {
      const record = await findLastReport(transactions.outside, projectId, language);
      if (!record || record.digest === null || record.endedAt === null) return null;
      const { digest, results, omitted, endedAt } = record;
      const text = writeReport({ digest, results, omitted, language, endedAt: toTimestamp(endedAt) });
      return { digest, text };
    },
    allow: async (isAllowed) => {
      if (isAllowed && (await findTools()) === null) throw new AppError('export_verification_impossible');
      await transactions.run(async (tx) => {
        await saveAllowsVerification(tx, isAllowed);
        const kind = isAllowed ? 'verifications-allowed' : 'verifications-forbidden';
        await audit?.record(tx, { kind, userId: null });
      });
      return readOptions();
    },
    run: async (payload) => {
      const { verificationId } = payloadSchema.parse(payload);
      const record = await begin(verificationId);
      if (!record) return;
      const found = await findTools();
      publish(record.projectId);
      try {
        if (found === null) throw new AppError('export_verification_impossible');
        await verifyRecord(record, found);
      } catch (error) {
        if (error instanceof CancelledError) return;
        // Another process, or this one after its next start, begins again.
        if (closing.signal.aborted) {
          await changeVerification(transactions.outside, record.id, {
            status: 'waiting',
            step: null,
            starts: record.starts,
          });
          throw error;
        }
        const isExpected = error instanceof AppError || error instanceof NoSpaceError;
        log.warn({ err: error, verification: record.id }, 'a verification was interrupted');
        if (!isExpected && record.starts + 1 < startsMaximum) throw error;
        await changeVerification(transactions.outside, record.id, {
          status: 'interrupted',
          step: null,
          endedAt: clock.now(),
        });
      } finally {
        publish(record.projectId);
      }
    },
    stop: () => closing.abort(new Error('The server stops.')),
  };
}
