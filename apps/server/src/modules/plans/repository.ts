import type { PlanId } from '@kilim/contract';
import type { Selectable, Updateable } from 'kysely';
import { type PlansTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export type PlanRow = Selectable<PlansTable>;

/** All plans in display order. */
export async function listPlanRows(tx: Tx, { isActiveOnly }: { isActiveOnly: boolean }): Promise<PlanRow[]> {
  let query = queries(tx).selectFrom('plans').selectAll();
  if (isActiveOnly) query = query.where('is_active', '=', 1);
  return query.orderBy('sort_order').orderBy('created_at').orderBy('plan_id').execute();
}

export async function findPlanRow(tx: Tx, id: PlanId): Promise<PlanRow | null> {
  return (
    (await queries(tx).selectFrom('plans').selectAll().where('plan_id', '=', id).executeTakeFirst()) ?? null
  );
}

export async function countPlans(tx: Tx): Promise<number> {
  const row = await queries(tx)
    .selectFrom('plans')
    .select((eb) => eb.fn.countAll().as('plans'))
    .executeTakeFirst();
  return Number(row?.plans ?? 0);
}

/** Returns false when the id is taken. */
export async function insertPlan(tx: Tx, row: PlanRow): Promise<boolean> {
  const done = await queries(tx)
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Returns the updated row, or null when missing. */
export async function updatePlanRow(
  tx: Tx,
  id: PlanId,
  change: Updateable<PlansTable>,
): Promise<PlanRow | null> {
  const row = await queries(tx)
    .updateTable('plans')
    .set(change)
    .where('plan_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether the plan existed. */
export async function deletePlanRow(tx: Tx, id: PlanId): Promise<boolean> {
  const done = await queries(tx).deleteFrom('plans').where('plan_id', '=', id).executeTakeFirst();
  return Number(done.numDeletedRows) > 0;
}

/** True only for the first call on a database: a deleted plan must not return with the next start. */
export async function claimSeeding(tx: Tx): Promise<boolean> {
  const done = await queries(tx)
    .insertInto('sequences')
    .values({ name: 'plans-seeded', value: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0;
}
