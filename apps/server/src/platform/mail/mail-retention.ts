import type { Clock } from '../clock/clock.ts';
import { newId } from '../clock/new-id.ts';
import { queries } from '../db/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Transactions } from '../tx.ts';

const mailRetentionJob = 'mail-retention';

const day = 24 * 3_600_000;
/** Mails contain addresses and links, so they are deleted whether sent or not. */
const keepFor = 30 * day;
/** Rows per statement: with attachments, more would delay other writers. */
const batch = 200;

export interface MailRetention {
  /** Kind of the daily job. */
  readonly job: string;
  /** Handler of the job. */
  expire(): Promise<void>;
  start(): Promise<void>;
}

/** Deletes mails after 30 days in a daily job (docs/rules/mail.md#retention). */
export function createMailRetention({
  transactions,
  clock,
  jobs,
}: {
  readonly transactions: Transactions;
  readonly clock: Clock;
  readonly jobs: JobQueue;
}): MailRetention {
  const enqueue = (runAt: number): Promise<unknown> => {
    const uniqueKey = `${mailRetentionJob}:${Math.floor(runAt / day)}`;
    return transactions.run((tx) => jobs.enqueue(tx, mailRetentionJob, {}, { runAt, uniqueKey }));
  };

  /** Ids sort by time, so this is a range of the primary key. */
  const deleteBatch = async (before: string): Promise<number> => {
    const { numDeletedRows } = await queries(transactions.outside)
      .deleteFrom('mails')
      .where('id', 'in', (eb) =>
        eb.selectFrom('mails').select('id').where('id', '<', before).orderBy('id').limit(batch),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  };

  return {
    job: mailRetentionJob,
    expire: async () => {
      const now = clock.now();
      const before = newId(now - keepFor);
      while ((await deleteBatch(before)) === batch);
      await enqueue(now + day);
    },
    start: async () => void (await enqueue(clock.now())),
  };
}
