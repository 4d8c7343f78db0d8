import type { UserId } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { JobQueue } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Transactions, Tx } from '../../platform/tx.ts';
import { listPeople, lockStored, setStored } from './repository.ts';

/** Kind of the nightly job that counts again what every person stores. */
export const storageRecountJob = 'storage-recount';

export interface RecountPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly log: Log;
  /** Repairs what modules count of their own, such as the bytes of each project; called before anybody's sum. */
  readonly repairs: readonly (() => Promise<void>)[];
  /** What each module has of a person, in bytes. */
  readonly sums: readonly ((tx: Tx, userId: UserId) => Promise<number>)[];
}

export interface StorageRecount {
  /** Counts one person again; answers by how many bytes the counter was off. */
  recount(userId: UserId): Promise<number>;
  /** Handler of the job. One small transaction a person. */
  recountAll(): Promise<void>;
  start(): Promise<void>;
}

const day = 24 * 3_600_000;
const batch = 200;

export function createStorageRecount(ports: RecountPorts): StorageRecount {
  const { transactions, clock, jobs, log } = ports;

  const enqueue = (runAt: number): Promise<unknown> => {
    const uniqueKey = `${storageRecountJob}:${Math.floor(runAt / day)}`;
    return transactions.run((tx) => jobs.enqueue(tx, storageRecountJob, {}, { runAt, uniqueKey }));
  };

  /** Every writer changes the person's row last, so while it is held the sums are those of finished writers alone. */
  const recount = (userId: UserId): Promise<number> =>
    transactions.run(async (tx) => {
      const counted = await lockStored(tx, userId);
      if (counted === null) return 0;
      let actual = 0;
      for (const sum of ports.sums) actual += await sum(tx, userId);
      if (actual === counted) return 0;
      await setStored(tx, userId, actual);
      log.warn({ userId, counted, actual }, 'the count of what a person stores was off and was repaired');
      return actual - counted;
    });

  return {
    recount,
    recountAll: async () => {
      for (const repair of ports.repairs) await repair();
      for (let after = ''; ; ) {
        const people = await listPeople(transactions.outside, after, batch);
        for (const userId of people) await recount(userId);
        const last = people.at(-1);
        if (last === undefined || people.length < batch) break;
        after = last;
      }
      await enqueue(clock.now() + day);
    },
    start: async () => {
      await enqueue(clock.now());
    },
  };
}
