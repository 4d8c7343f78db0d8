import { AppError, type TicketReply, type UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { isUniqueViolation, queries, type TicketRepliesTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { ReplyRecord } from './ticket.ts';

const toReply = (row: Selectable<TicketRepliesTable>): ReplyRecord => ({
  id: row.id,
  ticketId: row.ticket_id,
  message: row.message,
  authorType: row.author_type as TicketReply['authorType'],
  authorId: row.author_id as UserId | null,
  authorName: row.author_name,
  authorEmail: row.author_email,
  isRead: row.is_read === 1,
  createdAt: row.created_at,
});

/** Throws `document_already_exists` when the id is taken or the author has sent the key before. */
export async function insertReply(tx: Tx, reply: ReplyRecord, idempotencyKey: string | null): Promise<void> {
  const inserting = queries(tx)
    .insertInto('ticket_replies')
    .values({
      id: reply.id,
      ticket_id: reply.ticketId,
      message: reply.message,
      author_type: reply.authorType,
      author_id: reply.authorId,
      author_name: reply.authorName,
      author_email: reply.authorEmail,
      is_read: reply.isRead ? 1 : 0,
      idempotency_key: idempotencyKey,
      created_at: reply.createdAt,
    })
    .execute();
  try {
    await inserting;
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('document_already_exists', { cause });
    throw cause;
  }
}

/** The reply that an author has sent with a key. */
export async function findReplyByKey(tx: Tx, authorId: UserId, key: string): Promise<ReplyRecord | null> {
  const row = await queries(tx)
    .selectFrom('ticket_replies')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? toReply(row) : null;
}

export async function isReplyIdTaken(tx: Tx, id: string): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('ticket_replies')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The replies of some tickets, oldest first. */
export async function listReplies(tx: Tx, ticketIds: readonly string[]): Promise<ReplyRecord[]> {
  if (ticketIds.length === 0) return [];
  const rows = await queries(tx)
    .selectFrom('ticket_replies')
    .selectAll()
    .where('ticket_id', 'in', ticketIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toReply);
}

/** Marks what an author wrote as read; false when there was nothing new. */
export async function markRead(tx: Tx, ticketId: string, author: 'customer' | 'admin'): Promise<boolean> {
  const { numUpdatedRows } = await queries(tx)
    .updateTable('ticket_replies')
    .set({ is_read: 1 })
    .where('ticket_id', '=', ticketId)
    .where('author_type', '=', author)
    .where('is_read', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Removes an administrator's name and address from what they wrote, because the account is deleted. */
export async function forgetAuthor(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx)
    .updateTable('ticket_replies')
    .set({ author_name: '', author_email: '' })
    .where('author_id', '=', userId)
    .where('author_type', '=', 'admin')
    .execute();
  await queries(tx)
    .updateTable('ticket_notes')
    .set({ author_name: '' })
    .where('author_id', '=', userId)
    .execute();
}
