import type { UserId } from '@kilim/contract';
import type { Insertable, Selectable } from 'kysely';
import {
  keysetAfter,
  likeEscaped,
  queries,
  type SupportTicketsTable,
  type TicketRepliesTable,
} from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export type TicketRow = Selectable<SupportTicketsTable>;
export type ReplyRow = Selectable<TicketRepliesTable>;

export interface TicketFilter {
  readonly status: string | null;
  readonly searchKey: string;
}

export async function insertTicket(tx: Tx, row: Insertable<SupportTicketsTable>): Promise<void> {
  await queries(tx).insertInto('support_tickets').values(row).execute();
}

export async function insertReply(tx: Tx, row: Insertable<TicketRepliesTable>): Promise<void> {
  await queries(tx).insertInto('ticket_replies').values(row).execute();
}

export async function findTicket(tx: Tx, ticketId: string): Promise<TicketRow | null> {
  const row = await queries(tx)
    .selectFrom('support_tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .executeTakeFirst();
  return row ?? null;
}

/** Oldest first. */
export async function listReplies(tx: Tx, ticketId: string): Promise<ReplyRow[]> {
  return queries(tx)
    .selectFrom('ticket_replies')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function filtered(tx: Tx, { status, searchKey }: TicketFilter) {
  let query = queries(tx).selectFrom('support_tickets');
  if (status !== null) query = query.where('status', '=', status);
  if (searchKey !== '') query = query.where(likeEscaped('search_key', searchKey));
  return query;
}

/** Newest first, after the row with these keys. */
export async function listTicketRows(
  tx: Tx,
  filter: TicketFilter,
  page: { readonly after: readonly [createdAt: number, id: string] | null; readonly count: number },
): Promise<TicketRow[]> {
  let query = filtered(tx, filter).selectAll();
  if (page.after) query = query.where(keysetAfter('created_at', 'desc', page.after));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.count).execute();
}

export async function countTickets(tx: Tx, filter: TicketFilter): Promise<number> {
  const row = await filtered(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function listTicketRowsOf(tx: Tx, userId: UserId): Promise<TicketRow[]> {
  return queries(tx)
    .selectFrom('support_tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The replies of all tickets of a user, oldest first. */
export async function listRepliesOf(tx: Tx, userId: UserId): Promise<ReplyRow[]> {
  const db = queries(tx);
  const own = db.selectFrom('support_tickets').select('id').where('user_id', '=', userId);
  return db
    .selectFrom('ticket_replies')
    .selectAll()
    .where('ticket_id', 'in', own)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
