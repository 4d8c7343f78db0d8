import { AppError, type UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { isUniqueViolation, queries, type TicketNotesTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { NoteRecord } from './ticket.ts';

const toNote = (row: Selectable<TicketNotesTable>): NoteRecord => ({
  id: row.id,
  ticketId: row.ticket_id,
  message: row.message,
  authorId: row.author_id as UserId,
  authorName: row.author_name,
  createdAt: row.created_at,
});

/** Throws `document_already_exists` when the author has sent the key before. */
export async function insertNote(tx: Tx, note: NoteRecord, idempotencyKey: string | null): Promise<void> {
  const inserting = queries(tx)
    .insertInto('ticket_notes')
    .values({
      id: note.id,
      ticket_id: note.ticketId,
      message: note.message,
      author_id: note.authorId,
      author_name: note.authorName,
      idempotency_key: idempotencyKey,
      created_at: note.createdAt,
    })
    .execute();
  try {
    await inserting;
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError('document_already_exists', { cause });
    throw cause;
  }
}

/** The note that an author has sent with a key. */
export async function findNoteByKey(tx: Tx, authorId: UserId, key: string): Promise<NoteRecord | null> {
  const row = await queries(tx)
    .selectFrom('ticket_notes')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? toNote(row) : null;
}

/** Oldest first. */
export async function listNotes(tx: Tx, ticketId: string): Promise<NoteRecord[]> {
  const rows = await queries(tx)
    .selectFrom('ticket_notes')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toNote);
}

export async function countNotes(tx: Tx, ticketId: string): Promise<number> {
  const row = await queries(tx)
    .selectFrom('ticket_notes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
