import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export interface MailRecord {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
}

/** Newest first, older than `before` when given. Ids begin with their time. */
export async function listMails(tx: Tx, before: string | null, count: number): Promise<MailRecord[]> {
  let query = queries(tx)
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'text', 'created_at', 'sent_at']);
  if (before !== null) query = query.where('id', '<', before);
  const rows = await query.orderBy('id', 'desc').limit(count).execute();
  return rows.map(({ created_at, sent_at, ...mail }) => ({
    ...mail,
    createdAt: created_at,
    sentAt: sent_at,
  }));
}
