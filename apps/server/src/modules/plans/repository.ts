import type { PlanId } from '@kilim/contract';
import type { Selectable, Updateable } from 'kysely';
import { type PlansTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

export type PlanRow = Selectable<PlansTable>;

/** In the order in which they are shown. */
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

/** Answers whether it was inserted; false when its id is taken. */
export async function insertPlan(tx: Tx, row: PlanRow): Promise<boolean> {
  const done = await queries(tx)
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Answers the row as it is now; null when there is none. */
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

/** Answers whether there was one. */
export async function deletePlanRow(tx: Tx, id: PlanId): Promise<boolean> {
  const done = await queries(tx).deleteFrom('plans').where('plan_id', '=', id).executeTakeFirst();
  return Number(done.numDeletedRows) > 0;
}

/** True for the first who asks, once and for all: a plan that was deleted must not come back with the next start. */
export async function claimSeeding(tx: Tx): Promise<boolean> {
  const done = await queries(tx)
    .insertInto('sequences')
    .values({ name: 'plans-seeded', value: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0;
}
