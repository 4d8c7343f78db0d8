import { limits } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { StorageCount } from '../storage/index.ts';
import { thinVersionsDaily } from './commands/thin-versions.ts';
import { deleteUnreferencedContents, findUnreferencedContents } from './files/content-repository.ts';
import { tidyImages } from './images/image-store.ts';
import type { FindVersionsInUse } from './ports.ts';
import { listExpiredIds, purgeTrashedRow } from './trash/repository.ts';
import { noStorageCount } from './usage/counted-size.ts';
import { listLongHistories } from './versions/repository.ts';

/** Kind of the daily job that purges expired trash, thins out versions and deletes unreferenced contents and unsent images. */
export const projectUpkeepJob = 'project-upkeep';

export interface ProjectUpkeepPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly storage?: StorageCount;
  readonly findVersionsInUse: FindVersionsInUse;
}

export interface ProjectUpkeep {
  /** Handler of the job. Every step is one small transaction, so it may be interrupted anywhere. */
  tidy(): Promise<void>;
}

const batch = 100;
const contentsBatch = 500;

export function createProjectUpkeep(ports: ProjectUpkeepPorts): ProjectUpkeep {
  const { transactions, clock, findVersionsInUse, storage = noStorageCount } = ports;

  const purgeExpired = async (before: number): Promise<void> => {
    for (;;) {
      const expired = await listExpiredIds(transactions.outside, before, batch);
      for (const projectId of expired) {
        await transactions.run(async (tx) => {
          const purged = await purgeTrashedRow(tx, projectId, before);
          if (purged) await storage.change(tx, purged.userId, -purged.storedBytes, 'counted');
        });
      }
      if (expired.length < batch) return;
    }
  };

  const thinLongHistories = async (now: number): Promise<void> => {
    for (let after = ''; ; ) {
      const found = await listLongHistories(transactions.outside, limits.versionsKept, after, batch);
      for (const projectId of found) {
        await transactions.run((tx) => thinVersionsDaily(tx, { projectId, storage, now, findVersionsInUse }));
      }
      const last = found.at(-1);
      if (last === undefined || found.length < batch) return;
      after = last;
    }
  };

  const deleteUnreferenced = async (): Promise<void> => {
    for (;;) {
      const hashes = await findUnreferencedContents(transactions.outside, contentsBatch);
      if (hashes.length === 0) return;
      await transactions.run((tx) => deleteUnreferencedContents(tx, hashes));
    }
  };

  return {
    tidy: async () => {
      const now = clock.now();
      await purgeExpired(now - limits.trashKeptFor);
      await thinLongHistories(now);
      await deleteUnreferenced();
      await tidyImages({ transactions, clock, storage });
    },
  };
}
