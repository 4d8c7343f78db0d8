import { type SecurityCategory, type SecurityEventKind, securityDetail, type UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { queries, type SecurityEventsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import { type EventFilter, type EventRecord, firstIdAt, type ListedEvent } from './event-record.ts';

export async function insertEvent(tx: Tx, event: EventRecord): Promise<void> {
  await queries(tx)
    .insertInto('security_events')
    .values({
      id: event.id,
      category: event.category,
      kind: event.kind,
      user_id: event.userId,
      actor_id: event.actorId,
      network: event.network,
      browser: event.browser,
      system: event.system,
      detail_json: JSON.stringify(event.detail),
      created_at: event.createdAt,
    })
    .execute();
}

const toRecord = (row: Selectable<SecurityEventsTable>): EventRecord => ({
  id: row.id,
  category: row.category as SecurityCategory,
  kind: row.kind as SecurityEventKind,
  userId: row.user_id as UserId | null,
  actorId: row.actor_id as UserId | null,
  network: row.network,
  browser: row.browser,
  system: row.system,
  detail: securityDetail.parse(JSON.parse(row.detail_json)),
  createdAt: row.created_at,
});

interface Page {
  readonly limit: number;
  /** Id of the last row before this page. */
  readonly after: string | null;
}

const select = (tx: Tx, filter: EventFilter, { limit, after }: Page) =>
  queries(tx)
    .selectFrom('security_events')
    .selectAll()
    .$if(filter.kind !== undefined, (query) => query.where('kind', '=', filter.kind ?? ''))
    // A kind has one category; filtering by both would mislead the query planner.
    .$if(filter.kind === undefined && filter.category !== undefined, (query) =>
      query.where('category', '=', filter.category ?? ''),
    )
    .$if(filter.network !== undefined, (query) => query.where('network', '=', filter.network ?? ''))
    .$if(filter.from !== undefined, (query) => query.where('id', '>=', firstIdAt(filter.from ?? 0)))
    .$if(filter.until !== undefined, (query) => query.where('id', '<', firstIdAt(filter.until ?? 0)))
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit);

type Branch = readonly (readonly [column: 'user_id' | 'actor_id', id: string | null])[];

/** Conditions of which a matching event fulfils at least one; null when users do not matter. */
function branchesOf({ userIds, actorIds, subjectIds }: EventFilter): readonly Branch[] | null {
  if (actorIds !== undefined) {
    return actorIds.flatMap((id): Branch[] => [
      [['actor_id', id]],
      [
        ['user_id', id],
        ['actor_id', null],
      ],
    ]);
  }
  if (subjectIds !== undefined) return subjectIds.map((id): Branch => [['user_id', id]]);
  return userIds?.flatMap((id): Branch[] => [[['user_id', id]], [['actor_id', id]]]) ?? null;
}

/** Newest first. Each branch is read separately, because `or` prevents reading in index order. */
export async function listEvents(tx: Tx, filter: EventFilter, page: Page): Promise<EventRecord[]> {
  const branches = branchesOf(filter);
  if (branches === null) return (await select(tx, filter, page).execute()).map(toRecord);
  const { subjectIds, userIds } = filter;
  const found = new Map<string, EventRecord>();
  for (const branch of branches) {
    let query = select(tx, filter, page);
    for (const [column, id] of branch) {
      query = id === null ? query.where(column, 'is', null) : query.where(column, '=', id);
    }
    if (subjectIds !== undefined) {
      if (subjectIds.length === 0) return [];
      query = query.where('user_id', 'in', subjectIds);
    }
    if (userIds !== undefined) {
      if (userIds.length === 0) return [];
      query = query.where((either) =>
        either.or([either('user_id', 'in', userIds), either('actor_id', 'in', userIds)]),
      );
    }
    for (const row of await query.execute()) found.set(row.id, toRecord(row));
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, page.limit);
}

/** Events of one account, newest first, without the category `admin`. */
export async function listEventsOf(
  tx: Tx,
  userId: UserId,
  category: SecurityCategory | undefined,
  { limit, after }: Page,
): Promise<EventRecord[]> {
  const rows = await select(tx, { category }, { limit, after })
    .where('user_id', '=', userId)
    .where('category', '!=', 'admin')
    .execute();
  return rows.map(toRecord);
}

/** A page of `listEventsOf` by offset, for the client SDK. */
export async function listEventsAt(
  tx: Tx,
  userId: UserId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EventRecord[]> {
  const rows = await select(tx, {}, { limit, after: null })
    .where('user_id', '=', userId)
    .where('category', '!=', 'admin')
    .offset(offset)
    .execute();
  return rows.map(toRecord);
}

/** Number of events of one account without the category `admin`, counted up to a maximum. */
export async function countEventsOf(tx: Tx, userId: UserId, maximum: number): Promise<number> {
  const { count } = await queries(tx)
    .selectFrom((from) =>
      from
        .selectFrom('security_events')
        .select('id')
        .where('user_id', '=', userId)
        .where('category', '!=', 'admin')
        .limit(maximum)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds the current addresses of accounts and the countries of networks. */
export async function resolveNames(tx: Tx, events: readonly EventRecord[]): Promise<ListedEvent[]> {
  const userIds = [...new Set(events.flatMap(({ userId, actorId }) => [userId ?? [], actorId ?? []].flat()))];
  const emails = await findEmails(tx, userIds);
  const countries = await findCountries(tx, [...new Set(events.map(({ network }) => network))]);
  return events.map((event) => ({
    ...event,
    userEmail: emails.get(event.userId ?? '') ?? null,
    actorEmail: emails.get(event.actorId ?? '') ?? null,
    countryCode: countries.get(event.network) ?? null,
  }));
}

/** Addresses by user id, without deleted accounts. */
export async function findEmails(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await queries(tx)
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

async function findCountries(tx: Tx, networks: readonly string[]): Promise<Map<string, string>> {
  if (networks.length === 0) return new Map();
  const rows = await queries(tx)
    .selectFrom('network_places')
    .select(['network', 'country_code'])
    .where('network', 'in', networks)
    .execute();
  return new Map(rows.map(({ network, country_code }) => [network, country_code]));
}

export async function saveCountry(tx: Tx, network: string, countryCode: string, now: number): Promise<void> {
  await queries(tx)
    .insertInto('network_places')
    .values({ network, country_code: countryCode, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet({ country_code: countryCode, updated_at: now }),
    )
    .execute();
}

/** Users whose current or former address this is. */
export async function findUserIdsByAddress(tx: Tx, address: string): Promise<string[]> {
  const present = await queries(tx).selectFrom('users').select('id').where('email', '=', address).execute();
  const former = await queries(tx)
    .selectFrom('former_addresses')
    .select('user_id')
    .where('address', '=', address)
    .limit(20)
    .execute();
  return [...new Set([...present.map(({ id }) => id), ...former.map(({ user_id }) => user_id)])];
}

export async function saveFormerAddress(tx: Tx, userId: UserId, address: string, now: number): Promise<void> {
  await queries(tx)
    .insertInto('former_addresses')
    .values({ user_id: userId, address, left_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ left_at: now }))
    .execute();
}

export async function listFormerAddresses(
  tx: Tx,
  userId: UserId,
): Promise<{ readonly address: string; readonly leftAt: number }[]> {
  const rows = await queries(tx)
    .selectFrom('former_addresses')
    .select(['address', 'left_at'])
    .where('user_id', '=', userId)
    .orderBy('left_at')
    .execute();
  return rows.map(({ address, left_at }) => ({ address, leftAt: left_at }));
}

/**
 * Deletes at most `count` events before a time and returns their number. The triggers allow deletion only between the
 * two updates, which no other transaction sees.
 */
export async function deleteEventsBefore(tx: Tx, before: number, count: number): Promise<number> {
  const db = queries(tx);
  const allow = (time: number) =>
    db.updateTable('security_retention').set({ delete_before: time }).where('id', '=', 1).execute();
  await allow(before);
  const old = db
    .selectFrom('security_events')
    .select('id')
    .where('id', '<', firstIdAt(before))
    .orderBy('id')
    .limit(count);
  const result = await db.deleteFrom('security_events').where('id', 'in', old).executeTakeFirst();
  await allow(0);
  return Number(result.numDeletedRows);
}
