import { limits, type ProjectId, type VersionId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { pruneVersions } from './commands/prune-versions.ts';
import { deleteContents, findUnnamedContents } from './erase-repository.ts';
import { type StorageCount, uncounted } from './stored-size.ts';
import { listExpired, purgeProject } from './trash-repository.ts';
import { listLongHistories } from './version-repository.ts';

/** Kind of the daily job that empties trashes, thins out versions by age and sweeps contents. */
export const projectUpkeepJob = 'project-upkeep';

export interface ProjectUpkeepPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly storage?: StorageCount;
  /** Answered by the module that owns messages. */
  findVersionsInUse(tx: Tx, projectId: ProjectId): Promise<ReadonlySet<VersionId>>;
}

export interface ProjectUpkeep {
  /** Handler of the job. Every step is one small transaction, so being killed in between loses nothing. */
  tidy(): Promise<void>;
  start(): Promise<void>;
}

const day = 24 * 3_600_000;
const batch = 100;
const sweepBatch = 500;

export function createProjectUpkeep(ports: ProjectUpkeepPorts): ProjectUpkeep {
  const { transactions, clock, jobs, findVersionsInUse, storage = uncounted } = ports;

  const enqueue = (runAt: number): Promise<unknown> => {
    const uniqueKey = `${projectUpkeepJob}:${Math.floor(runAt / day)}`;
    return transactions.run((tx) => jobs.enqueue(tx, projectUpkeepJob, {}, { runAt, uniqueKey }));
  };

  const emptyTrash = async (before: number): Promise<void> => {
    for (;;) {
      const expired = await listExpired(transactions.outside, before, batch);
      for (const projectId of expired) {
        await transactions.run(async (tx) => {
          const purged = await purgeProject(tx, projectId, before);
          if (purged) await storage.change(tx, purged.userId, -purged.storedBytes, 'counted');
        });
      }
      if (expired.length < batch) return;
    }
  };

  const shortenHistories = async (now: number): Promise<void> => {
    for (let after = ''; ; ) {
      const long = await listLongHistories(transactions.outside, limits.versionsKept, after, batch);
      for (const projectId of long) {
        await transactions.run((tx) => pruneVersions(tx, { projectId, storage, now, findVersionsInUse }));
      }
      const last = long.at(-1);
      if (last === undefined || long.length < batch) return;
      after = last;
    }
  };

  const sweepContents = async (): Promise<void> => {
    for (;;) {
      const unnamed = await findUnnamedContents(transactions.outside, sweepBatch);
      if (unnamed.size === 0) return;
      await transactions.run((tx) => deleteContents(tx, unnamed));
    }
  };

  return {
    tidy: async () => {
      const now = clock.now();
      await emptyTrash(now - limits.trashKeptFor);
      await shortenHistories(now);
      await sweepContents();
      await enqueue(now + day);
    },
    start: async () => {
      await enqueue(clock.now());
    },
  };
}
