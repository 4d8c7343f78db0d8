import type { SecurityAlertKind, UserId } from '@kilim/contract';
import { type Selectable, sql } from 'kysely';
import { queries, type SecurityAlertsTable } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { Burst, BurstRule, SubjectCount } from './burst-rules.ts';
import { firstIdAt } from './event-record.ts';

export interface AlertRecord {
  readonly id: string;
  readonly kind: SecurityAlertKind;
  readonly subject: string;
  readonly count: number;
  readonly createdAt: number;
  readonly acknowledgedAt: number | null;
  readonly acknowledgedBy: UserId | null;
}

const toRecord = (row: Selectable<SecurityAlertsTable>): AlertRecord => ({
  id: row.id,
  kind: row.kind as SecurityAlertKind,
  subject: row.subject,
  count: row.count,
  createdAt: row.created_at,
  acknowledgedAt: row.acknowledged_at,
  acknowledgedBy: row.acknowledged_by as UserId | null,
});

const subjectColumn = { user: 'user_id', network: 'network' } as const;

/** Counts the events of a rule since a time by subject; reads a range of one index. */
export async function countEvents(
  tx: Tx,
  { counts, by, threshold }: BurstRule,
  since: number,
): Promise<SubjectCount[]> {
  const [column, value] =
    'kind' in counts ? ['kind' as const, counts.kind] : ['category' as const, counts.category];
  const subject = by === 'site' ? sql<string>`''` : sql<string>`coalesce(${sql.ref(subjectColumn[by])}, '')`;
  const rows = await queries(tx)
    .selectFrom('security_events')
    .select((eb) => [subject.as('subject'), eb.fn.countAll<number>().as('count')])
    .where(column, '=', value)
    .where('id', '>=', firstIdAt(since))
    .$if(by !== 'site', (query) => query.groupBy(subject))
    .having((eb) => eb.fn.countAll<number>(), '>=', threshold)
    .execute();
  return rows.map((row) => ({ subject: row.subject, count: Number(row.count) }));
}

/** Raises the count of an open alert; returns false when there is none since that time. */
export async function updateOpenAlert(tx: Tx, burst: Burst, since: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('security_alerts')
    .set((eb) => ({
      count: eb.case().when('count', '<', burst.count).then(burst.count).else(eb.ref('count')).end(),
    }))
    .where('kind', '=', burst.alert)
    .where('subject', '=', burst.subject)
    .where('acknowledged_at', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false when this period's alert was inserted already. */
export async function insertAlert(tx: Tx, id: string, burst: Burst, now: number): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('security_alerts')
    .values({
      id,
      kind: burst.alert,
      subject: burst.subject,
      period: burst.period,
      count: burst.count,
      created_at: now,
      acknowledged_at: null,
      acknowledged_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Claims the mail about a kind of alert; returns false when one was sent after `before`. */
export async function claimMail(
  tx: Tx,
  kind: SecurityAlertKind,
  now: number,
  before: number,
): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('security_alert_mails')
    .values({ kind, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({ mailed_at: now })
        .where('security_alert_mails.mailed_at', '<=', before),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function listAdmins(
  tx: Tx,
): Promise<{ readonly id: UserId; readonly email: string; readonly name: string }[]> {
  const rows = await queries(tx)
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('is_admin', '=', 1)
    .where('is_enabled', '=', 1)
    .orderBy('id')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, id: row.id as UserId }));
}

export async function listAlerts(
  tx: Tx,
  { isOpenOnly, limit, after }: { isOpenOnly: boolean; limit: number; after: string | null },
): Promise<AlertRecord[]> {
  const rows = await queries(tx)
    .selectFrom('security_alerts')
    .selectAll()
    .$if(isOpenOnly, (query) => query.where('acknowledged_at', 'is', null))
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRecord);
}

export async function countOpenAlerts(tx: Tx): Promise<number> {
  const row = await queries(tx)
    .selectFrom('security_alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('acknowledged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findAlert(tx: Tx, id: string): Promise<AlertRecord | null> {
  const row = await queries(tx)
    .selectFrom('security_alerts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Returns false when it was acknowledged before. */
export async function acknowledgeAlert(tx: Tx, id: string, adminId: UserId, now: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('security_alerts')
    .set({ acknowledged_at: now, acknowledged_by: adminId })
    .where('id', '=', id)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteAlertsBefore(tx: Tx, before: number): Promise<void> {
  await queries(tx).deleteFrom('security_alerts').where('id', '<', firstIdAt(before)).execute();
}
