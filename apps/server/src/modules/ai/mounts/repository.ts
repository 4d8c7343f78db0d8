import type { Credits, ProjectId, ReportedCharge, TurnId, UserId } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type MountReportsTable, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { MountRecord } from './mount-record.ts';

export function toMountRecord(row: Selectable<MountReportsTable>): MountRecord {
  const { message, path, line } = row;
  return {
    turnId: row.turn_id as TurnId,
    userId: row.user_id as UserId,
    projectId: row.project_id as ProjectId,
    prompt: row.prompt,
    model: row.model,
    result: row.result as MountRecord['result'],
    charge: row.charge as ReportedCharge,
    credits: row.credits as Credits,
    error: message === null ? null : { message, path, line },
    reportedAt: row.reported_at,
    decidedAt: row.decided_at,
  };
}

export async function findMount(tx: Tx, turnId: TurnId): Promise<MountRecord | null> {
  const row = await queries(tx)
    .selectFrom('mount_reports')
    .selectAll()
    .where('turn_id', '=', turnId)
    .executeTakeFirst();
  return row ? toMountRecord(row) : null;
}

/** The reports of those of the turns that have one. */
export async function findMounts(
  tx: Tx,
  turnIds: readonly string[],
): Promise<ReadonlyMap<string, MountRecord>> {
  if (turnIds.length === 0) return new Map();
  const rows = await queries(tx)
    .selectFrom('mount_reports')
    .selectAll()
    .where('turn_id', 'in', turnIds)
    .execute();
  return new Map(rows.map((row) => [row.turn_id, toMountRecord(row)]));
}

/** Inserts the report of a turn. The caller has locked the user and found no earlier one. */
export async function insertMount(tx: Tx, record: MountRecord): Promise<void> {
  await queries(tx)
    .insertInto('mount_reports')
    .values({
      turn_id: record.turnId,
      user_id: record.userId,
      project_id: record.projectId,
      prompt: record.prompt,
      model: record.model,
      result: record.result,
      charge: record.charge,
      credits: record.credits,
      message: record.error?.message ?? null,
      path: record.error?.path ?? null,
      line: record.error?.line ?? null,
      reported_at: record.reportedAt,
      decided_at: record.decidedAt,
    })
    .execute();
}

/** Number of charges that were returned to the user since a time without an administrator. */
export async function countAutomaticReturns(tx: Tx, userId: UserId, since: number): Promise<number> {
  const row = await queries(tx)
    .selectFrom('mount_reports')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('reported_at', '>', since)
    .where('charge', '=', 'returned')
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Decides about a report that waits for it; returns false when it was decided concurrently. */
export async function decideMount(
  tx: Tx,
  turnId: TurnId,
  { charge, decidedAt }: Pick<MountRecord, 'charge' | 'decidedAt'>,
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('mount_reports')
    .set({ charge, decided_at: decidedAt })
    .where('turn_id', '=', turnId)
    .where('charge', '=', 'in-review')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
