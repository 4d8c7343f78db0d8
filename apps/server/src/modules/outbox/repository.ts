import type { OutboxState } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export interface MailRecord {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: number;
  readonly sentAt: number | null;
  /** Names of its attachments, in order. */
  readonly attachments: readonly string[];
}

async function listFileNames(tx: Tx, mailIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows =
    mailIds.length === 0
      ? []
      : await queries(tx)
          .selectFrom('mail_attachments')
          .select(['mail_id', 'file_name'])
          .where('mail_id', 'in', mailIds)
          .orderBy('position')
          .execute();
  const names = new Map<string, string[]>();
  for (const { mail_id, file_name } of rows) names.set(mail_id, [...(names.get(mail_id) ?? []), file_name]);
  return names;
}

/** Newest first, optionally before an id and in a state. Ids start with their creation time. */
export async function listMails(
  tx: Tx,
  { state, before, count }: { state: OutboxState | undefined; before: string | null; count: number },
): Promise<MailRecord[]> {
  let query = queries(tx)
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'text', 'created_at', 'sent_at']);
  if (before !== null) query = query.where('id', '<', before);
  if (state !== undefined) query = query.where('sent_at', state === 'sent' ? 'is not' : 'is', null);
  const rows = await query.orderBy('id', 'desc').limit(count).execute();
  const names = await listFileNames(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ created_at, sent_at, ...mail }) => ({
    ...mail,
    createdAt: created_at,
    sentAt: sent_at,
    attachments: names.get(mail.id) ?? [],
  }));
}
