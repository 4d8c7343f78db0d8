import { activeSince, foldSearch, type UserFilter, type UserSort } from '@kilim/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  containsSearched,
  countSome,
  exactly,
  findMatches,
  keysetAfter,
  type ListSelection,
  queries,
} from '../../platform/db/index.ts';
import type { ListTotal } from '../../platform/paging/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { toUserRecord, userColumns } from './repository.ts';
import type { UserRecord } from './user-record.ts';

export interface UserSelection {
  readonly search?: string | undefined;
  readonly filter?: UserFilter | undefined;
}

export interface UserPage {
  readonly sort: UserSort;
  readonly limit: number;
  /** Keys of the last row before this page. */
  readonly after: readonly [key: string | number, id: string] | null;
}

/** Column and direction of each order; every column has an index. */
export const userOrders = {
  newest: { column: 'users.created_at', direction: 'desc', keyOf: (user: UserRecord) => user.createdAt },
  name: { column: 'users.search_key', direction: 'asc', keyOf: (user: UserRecord) => user.searchKey },
  credits: { column: 'users.credits', direction: 'desc', keyOf: (user: UserRecord) => user.credits },
  seen: { column: 'users.accessed_at', direction: 'desc', keyOf: (user: UserRecord) => user.accessedAt },
} as const;

/** Filters with few users, which are found first and then sorted, whatever the order. */
const rareFilters: readonly (UserFilter | undefined)[] = ['admins', 'suspended', 'deleting'];

const isDeleting = sql<SqlBool>`users.id in (select user_id from account_deletions)`;
// Numbers in the text of the statement: SQLite uses a partial index only then.
const isSuspended = sql<SqlBool>`users.is_enabled = 0 and not ${isDeleting}`;

function conditionsOf(filter: UserFilter | undefined, now: number): Expression<SqlBool>[] {
  if (filter === undefined) return [];
  const since = activeSince(now);
  const conditions: Record<UserFilter, Expression<SqlBool>> = {
    active: sql`users.last_login_at >= ${since}`,
    passive: sql`(users.last_login_at is null or users.last_login_at < ${since})`,
    admins: sql`users.is_admin = 1`,
    suspended: isSuspended,
    deleting: isDeleting,
  };
  return [conditions[filter]];
}

const selectionOf = ({ search = '', filter }: UserSelection, key: string, now: number): ListSelection => ({
  table: 'users',
  folded: foldSearch(search),
  where: conditionsOf(filter, now),
  key,
});

const selected = (tx: Tx) =>
  queries(tx)
    .selectFrom('users')
    .leftJoin('account_deletions', 'account_deletions.user_id', 'users.id')
    .select(userColumns);

export interface UserList {
  readonly users: UserRecord[];
  /** Null when it was not found on the way. */
  readonly total: ListTotal | null;
}

export async function listUsers(
  tx: Tx,
  selection: UserSelection,
  { sort, limit, after }: UserPage,
  now: number,
): Promise<UserList> {
  const { column, direction } = userOrders[sort];
  const list = selectionOf(selection, column, now);
  if (list.folded !== '' || rareFilters.includes(selection.filter)) {
    const matches = await findMatches(tx, list, { direction, after, count: limit });
    if (matches !== null) return { users: await findUsers(tx, matches.ids), total: exactly(matches.total) };
  }
  let query = selected(tx);
  if (list.folded !== '') query = query.where(containsSearched('users', list.folded));
  for (const condition of list.where) query = query.where(condition);
  if (after !== null) query = query.where(keysetAfter(column, direction, after));
  const rows = await query.orderBy(column, direction).orderBy('users.id', direction).limit(limit).execute();
  return { users: rows.map(toUserRecord), total: null };
}

async function findUsers(tx: Tx, ids: readonly string[]): Promise<UserRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selected(tx).where('users.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toUserRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function countWhere(tx: Tx, where: readonly Expression<SqlBool>[]): Promise<number> {
  let query = queries(tx)
    .selectFrom('users')
    .select(({ fn }) => fn.countAll().as('count'));
  for (const condition of where) query = query.where(condition);
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}

/** Exact without a search. */
export async function countUsers(tx: Tx, selection: UserSelection, now: number): Promise<ListTotal> {
  const list = selectionOf(selection, 'users.id', now);
  if (list.folded !== '') return countSome(tx, list);
  // Everyone else is passive: those are most users, and counting the active ones reads fewer.
  if (selection.filter === 'passive') {
    return exactly((await countWhere(tx, [])) - (await countWhere(tx, conditionsOf('active', now))));
  }
  return exactly(await countWhere(tx, list.where));
}
