import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export interface EventRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly path: string;
  readonly visit: string;
  readonly userId: string | null;
  readonly properties: string;
  readonly day: string;
  readonly createdAt: number;
}

/** Inserts all events with one statement. The user of an event is omitted when it was deleted in the meantime. */
export async function insertEvents(tx: Tx, events: readonly EventRow[]): Promise<void> {
  const db = queries(tx);
  const named = [...new Set(events.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const found =
    named.length === 0 ? [] : await db.selectFrom('users').select('id').where('id', 'in', named).execute();
  const known = new Set(found.map(({ id }) => id));
  await db
    .insertInto('analytics_events')
    .values(
      events.map((event) => ({
        id: event.id,
        kind: event.kind,
        name: event.name,
        path: event.path,
        visit: event.visit,
        user_id: event.userId !== null && known.has(event.userId) ? event.userId : null,
        properties_json: event.properties,
        day: event.day,
        created_at: event.createdAt,
      })),
    )
    .execute();
}

/** The events of a user, oldest first. */
export async function listEventsOf(tx: Tx, userId: string): Promise<EventRow[]> {
  const rows = await queries(tx)
    .selectFrom('analytics_events')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ user_id, properties_json, created_at, ...row }) => ({
    ...row,
    userId: user_id,
    properties: properties_json,
    createdAt: created_at,
  }));
}

export async function countEvents(
  tx: Tx,
  since: string,
): Promise<{ readonly day: string; readonly kind: string; readonly count: number }[]> {
  const rows = await queries(tx)
    .selectFrom('analytics_events')
    .select((eb) => ['day', 'kind', eb.fn.countAll<number>().as('count')])
    .where('day', '>=', since)
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute();
  return rows.map(({ day, kind, count }) => ({ day, kind, count: Number(count) }));
}

/** Deletes at most `count` events before a day and returns how many: long deletes would block other writers. */
export async function deleteEventsBefore(tx: Tx, day: string, count: number): Promise<number> {
  const db = queries(tx);
  const old = db.selectFrom('analytics_events').select('id').where('day', '<', day).limit(count);
  const result = await db.deleteFrom('analytics_events').where('id', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
