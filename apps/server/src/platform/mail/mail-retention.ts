import type { Clock } from '../clock/clock.ts';
import { newId } from '../clock/new-id.ts';
import { queries } from '../db/index.ts';
import type { Transactions } from '../tx.ts';

/** Kind of the daily job that deletes old mails. */
export const mailRetentionJob = 'mail-retention';

/** Mails contain addresses and links, so they are deleted whether sent or not. */
const keepFor = 30 * 24 * 3_600_000;
/** Rows per statement: with attachments, more would delay other writers. */
const batch = 200;

interface Ports {
  readonly transactions: Transactions;
  readonly clock: Clock;
}

/** Deletes mails after 30 days (docs/rules/mail.md#retention). */
export async function deleteOldMails({ transactions, clock }: Ports): Promise<void> {
  // Ids sort by time, so this is a range of the primary key.
  const before = newId(clock.now() - keepFor);
  const deleteBatch = async (): Promise<number> => {
    const { numDeletedRows } = await queries(transactions.outside)
      .deleteFrom('mails')
      .where('id', 'in', (eb) =>
        eb.selectFrom('mails').select('id').where('id', '<', before).orderBy('id').limit(batch),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  };
  while ((await deleteBatch()) === batch);
}
