import type { UserId } from '@kilim/contract';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { listUserIds, lockStoredBytes, setStoredBytes } from './repository.ts';

/** Kind of the daily job that recounts the storage of every user. */
export const storageRecountJob = 'storage-recount';

export interface RecountPorts {
  readonly transactions: Transactions;
  readonly log: Log;
  /** Repairs counters of other modules, such as the bytes of each project, before the users' sums. */
  readonly repairs: readonly (() => Promise<void>)[];
  /** Bytes of a user in each module. */
  readonly sums: readonly ((tx: Tx, userId: UserId) => Promise<number>)[];
}

export interface StorageRecount {
  /** Recounts one user and returns the difference in bytes. */
  recount(userId: UserId): Promise<number>;
  /** Handler of the job; uses one transaction per user. */
  recountAll(): Promise<void>;
}

const batch = 200;

export function createStorageRecount(ports: RecountPorts): StorageRecount {
  const { transactions, log } = ports;

  /** Writers change the user's row last, so while it is locked the sums contain finished writes only. */
  const recount = (userId: UserId): Promise<number> =>
    transactions.run(async (tx) => {
      const counted = await lockStoredBytes(tx, userId);
      if (counted === null) return 0;
      let actual = 0;
      for (const sum of ports.sums) actual += await sum(tx, userId);
      if (actual === counted) return 0;
      await setStoredBytes(tx, userId, actual);
      log.warn({ userId, counted, actual }, 'a wrong storage counter was repaired');
      return actual - counted;
    });

  return {
    recount,
    recountAll: async () => {
      for (const repair of ports.repairs) await repair();
      for (let after = ''; ; ) {
        const userIds = await listUserIds(transactions.outside, after, batch);
        for (const userId of userIds) await recount(userId);
        const last = userIds.at(-1);
        if (last === undefined || userIds.length < batch) break;
        after = last;
      }
    },
  };
}
