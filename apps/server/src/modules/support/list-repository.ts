import type { Ticket, TicketPriority, TicketSort, TicketStatus } from '@kilim/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  containsSearched,
  countSome,
  exactly,
  findMatches,
  keysetAfter,
  type ListSelection,
  likeEscaped,
  queries,
} from '../../platform/db/index.ts';
import type { ListTotal } from '../../platform/paging/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { hasUnread, isOwnedBy, type TicketOwner, type Tickets } from './owner-repository.ts';
import { priorityRanks, statusRanks } from './policy.ts';
import { toTicket } from './repository.ts';
import { type ListedTicketRecord, searchKeyOf, type TicketRecord } from './ticket.ts';

export interface TicketFilter {
  readonly owner: TicketOwner;
  readonly status?: TicketStatus | undefined;
  readonly priority?: TicketPriority | undefined;
  /** A user id, or null for tickets without an assignee. */
  readonly assignedTo?: string | null | undefined;
  /** Empty for every ticket. */
  readonly search?: string | undefined;
}

export interface TicketPage {
  readonly sort: TicketSort;
  readonly after: readonly [key: number, id: string] | null;
  readonly count: number;
}

/** Column and direction of each order, each with an index; within one rank the newest comes first. */
export const ticketOrders = {
  newest: {
    column: 'support_tickets.created_at',
    direction: 'desc',
    keyOf: (t: TicketRecord) => t.createdAt,
  },
  oldest: { column: 'support_tickets.created_at', direction: 'asc', keyOf: (t: TicketRecord) => t.createdAt },
  priority: {
    column: 'support_tickets.priority_rank',
    direction: 'desc',
    keyOf: (t: TicketRecord) => priorityRanks[t.priority],
  },
  status: {
    column: 'support_tickets.status_rank',
    direction: 'desc',
    keyOf: (t: TicketRecord) => statusRanks[t.status],
  },
} as const;

export interface TicketList {
  readonly tickets: ListedTicketRecord[];
  /** Null when it was not found on the way. */
  readonly total: ListTotal | null;
}

/** Status and priority as ranks, because the indexes of the orders begin with them. */
function conditionsOf({ status, priority, assignedTo }: TicketFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (status !== undefined) conditions.push(sql`support_tickets.status_rank = ${statusRanks[status]}`);
  if (priority !== undefined) {
    conditions.push(sql`support_tickets.priority_rank = ${priorityRanks[priority]}`);
  }
  if (assignedTo === null) conditions.push(sql`support_tickets.assigned_to is null`);
  if (typeof assignedTo === 'string') conditions.push(sql`support_tickets.assigned_to = ${assignedTo}`);
  return conditions;
}

const selectionOf = (filter: TicketFilter, key: string): ListSelection => ({
  table: 'support_tickets',
  folded: searchKeyOf(filter.search ?? ''),
  where: conditionsOf(filter),
  key,
});

const selected = (tx: Tx, { owner }: TicketFilter) =>
  queries(tx)
    .selectFrom('support_tickets')
    .leftJoin('users', 'users.id', 'support_tickets.assigned_to')
    .selectAll('support_tickets')
    .select('users.name as assignee_name')
    .select((eb) =>
      hasUnread(owner === 'everyone' ? 'customer' : 'admin')(eb as unknown as Tickets).as('is_unread'),
    );

type SelectedTicket = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const toListed = (row: SelectedTicket): ListedTicketRecord => ({
  ...toTicket(row),
  isUnread: Boolean(row.is_unread),
  assigneeName: row.assignee_name,
});

export async function listTickets(
  tx: Tx,
  filter: TicketFilter,
  { sort, after, count }: TicketPage,
): Promise<TicketList> {
  const { column, direction } = ticketOrders[sort];
  const selection = selectionOf(filter, column);
  const { owner } = filter;
  if (selection.folded !== '' && owner === 'everyone') {
    const matches = await findMatches(tx, selection, { direction, after, count });
    if (matches !== null) {
      return { tickets: await findListed(tx, filter, matches.ids), total: exactly(matches.total) };
    }
  }
  let query = selected(tx, filter);
  if (owner !== 'everyone') query = query.where((eb) => isOwnedBy(owner)(eb as unknown as Tickets));
  for (const condition of searchedConditions(filter, selection)) query = query.where(condition);
  if (after !== null) query = query.where(keysetAfter(column, direction, after, 'support_tickets.id'));
  const rows = await query
    .orderBy(column, direction)
    .orderBy('support_tickets.id', direction)
    .limit(count)
    .execute();
  return { tickets: rows.map(toListed), total: null };
}

/** A member has few tickets: every part of a word is found there, however short. */
function searchedConditions(
  { owner }: TicketFilter,
  { folded, where }: ListSelection,
): Expression<SqlBool>[] {
  if (folded === '') return [...where];
  const searched =
    owner === 'everyone'
      ? containsSearched('support_tickets', folded)
      : likeEscaped('support_tickets.search_key', folded);
  return [...where, searched];
}

async function findListed(
  tx: Tx,
  filter: TicketFilter,
  ids: readonly string[],
): Promise<ListedTicketRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selected(tx, filter).where('support_tickets.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toListed(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Exact without a search, and for the tickets of a member. */
export async function countTickets(tx: Tx, filter: TicketFilter): Promise<ListTotal> {
  const { owner } = filter;
  const selection = selectionOf(filter, 'support_tickets.id');
  if (owner === 'everyone' && selection.folded !== '') return countSome(tx, selection);
  let query = queries(tx)
    .selectFrom('support_tickets')
    .select((eb) => eb.fn.countAll<number>().as('count'));
  if (owner !== 'everyone') query = query.where(isOwnedBy(owner));
  for (const condition of searchedConditions(filter, selection)) query = query.where(condition);
  const { count } = await query.executeTakeFirstOrThrow();
  return exactly(Number(count));
}

/** Number of tickets by status. */
export async function countByStatus(
  tx: Tx,
  owner: TicketOwner,
): Promise<ReadonlyMap<Ticket['status'], number>> {
  const ranks = await queries(tx)
    .selectFrom('support_tickets')
    .$if(owner !== 'everyone', (query) => (owner === 'everyone' ? query : query.where(isOwnedBy(owner))))
    // From an index alone.
    .select(['support_tickets.status_rank'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('support_tickets.status_rank')
    .execute();
  const counts = new Map(ranks.map(({ status_rank, count }) => [status_rank, Number(count)]));
  const statuses = Object.entries(statusRanks) as [Ticket['status'], number][];
  return new Map(statuses.map(([status, rank]) => [status, counts.get(rank) ?? 0]));
}
