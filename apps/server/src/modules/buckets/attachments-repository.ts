import type { UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { FileRecord } from './file-record.ts';
import { toRecord } from './repository.ts';

// Files of the bucket `ticket_attachments`: docs/rules/support.md#attachments

const bucketId = 'ticket_attachments';

/** Complete files of a user that were not sent with a message, and those that are still being uploaded. */
export async function countUnsent(tx: Tx, ownerId: UserId): Promise<number> {
  const row = await queries(tx)
    .selectFrom('bucket_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('bucket_id', '=', bucketId)
    .where('owner_id', '=', ownerId)
    .where('ticket_id', 'is', null)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function measureTicket(
  tx: Tx,
  ticketId: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const row = await queries(tx)
    .selectFrom('bucket_files')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number | null>('size').as('bytes')])
    .where('bucket_id', '=', bucketId)
    .where('ticket_id', '=', ticketId)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) };
}

export interface Attached {
  readonly ticketId: string;
  readonly replyId: string;
  readonly position: number;
  /** null for a file of the support team. */
  readonly ownerId: UserId | null;
  readonly permissions: readonly string[];
}

/** Makes a locked file part of a message. */
export async function attachFile(
  tx: Tx,
  id: string,
  { ticketId, replyId, position, ownerId, permissions }: Attached,
  now: number,
): Promise<void> {
  await queries(tx)
    .updateTable('bucket_files')
    .set({
      ticket_id: ticketId,
      reply_id: replyId,
      position,
      owner_id: ownerId,
      permissions_json: JSON.stringify(permissions),
      updated_at: now,
    })
    .where('bucket_id', '=', bucketId)
    .where('id', '=', id)
    .execute();
}

/** Files of some tickets, message by message, each in the order in which it was attached. */
export async function listAttached(tx: Tx, ticketIds: readonly string[]): Promise<FileRecord[]> {
  if (ticketIds.length === 0) return [];
  const rows = await queries(tx)
    .selectFrom('bucket_files')
    .selectAll()
    .where('bucket_id', '=', bucketId)
    .where('ticket_id', 'in', ticketIds)
    .where('state', '=', 'complete')
    .orderBy('ticket_id')
    .orderBy('reply_id')
    .orderBy('position')
    .execute();
  return rows.map(toRecord);
}
