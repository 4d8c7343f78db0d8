import { type Plan, type PlanId, plan } from '@kilim/contract';
import type { Selectable } from 'kysely';
import { type PlansTable, queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** The fields of a plan that administrators edit. */
export type PlanFields = Omit<Plan, 'planId' | 'createdAt' | 'updatedAt'>;

/** A stored plan; times are epoch milliseconds. */
export interface PlanRecord extends PlanFields {
  readonly planId: PlanId;
  readonly createdAt: number;
  readonly updatedAt: number;
}

function toRecord(row: Selectable<PlansTable>): PlanRecord {
  const { shape } = plan;
  return {
    planId: shape.planId.parse(row.plan_id),
    name: shape.name.parse(JSON.parse(row.name_json)),
    description: shape.description.parse(JSON.parse(row.description_json)),
    price: shape.price.parse(JSON.parse(row.price_json)),
    credits: row.credits,
    creditsCustom: shape.creditsCustom.parse(row.credits_custom),
    features: shape.features.parse(JSON.parse(row.features_json)),
    entitlements: shape.entitlements.parse(JSON.parse(row.entitlements_json)),
    isActive: row.is_active === 1,
    isPopular: row.is_popular === 1,
    sortOrder: row.sort_order,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const toColumns = (fields: PlanFields) => ({
  name_json: JSON.stringify(fields.name),
  description_json: JSON.stringify(fields.description),
  price_json: JSON.stringify(fields.price),
  credits: fields.credits,
  credits_custom: fields.creditsCustom,
  features_json: JSON.stringify(fields.features),
  entitlements_json: JSON.stringify(fields.entitlements),
  is_active: fields.isActive ? 1 : 0,
  is_popular: fields.isPopular ? 1 : 0,
  sort_order: fields.sortOrder,
});

/** Lists plans in display order. */
export async function listPlans(tx: Tx, { isActiveOnly }: { isActiveOnly: boolean }): Promise<PlanRecord[]> {
  let query = queries(tx).selectFrom('plans').selectAll();
  if (isActiveOnly) query = query.where('is_active', '=', 1);
  const rows = await query.orderBy('sort_order').orderBy('created_at').orderBy('plan_id').execute();
  return rows.map(toRecord);
}

export async function findPlan(tx: Tx, id: PlanId): Promise<PlanRecord | null> {
  const row = await queries(tx).selectFrom('plans').selectAll().where('plan_id', '=', id).executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Locks the plan until the transaction ends. An update without effect, because SQLite has no `for update`. */
export async function lockPlan(tx: Tx, id: PlanId): Promise<PlanRecord | null> {
  const row = await queries(tx)
    .updateTable('plans')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('plan_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
}

/** Locks all plans until the transaction ends, so that of two orders the later one is kept as a whole. */
export async function lockPlans(tx: Tx): Promise<PlanRecord[]> {
  const rows = await queries(tx)
    .updateTable('plans')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .returningAll()
    .execute();
  return rows.map(toRecord);
}

export async function countPlans(tx: Tx): Promise<number> {
  const row = await queries(tx)
    .selectFrom('plans')
    .select((eb) => eb.fn.countAll().as('plans'))
    .executeTakeFirst();
  return Number(row?.plans ?? 0);
}

/** Returns false when the id is taken. */
export async function insertPlan(tx: Tx, record: PlanRecord): Promise<boolean> {
  const { planId, createdAt, updatedAt } = record;
  const done = await queries(tx)
    .insertInto('plans')
    .values({ plan_id: planId, ...toColumns(record), created_at: createdAt, updated_at: updatedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Replaces the editable fields of a plan that the caller has locked. */
export async function updatePlan(tx: Tx, record: PlanRecord): Promise<void> {
  await queries(tx)
    .updateTable('plans')
    .set({ ...toColumns(record), updated_at: record.updatedAt })
    .where('plan_id', '=', record.planId)
    .execute();
}

/** Returns whether the plan existed. */
export async function deletePlan(tx: Tx, id: PlanId): Promise<boolean> {
  const done = await queries(tx).deleteFrom('plans').where('plan_id', '=', id).executeTakeFirst();
  return Number(done.numDeletedRows) > 0;
}

/** True only for the first call on a database: a deleted plan must not return with the next start. */
export async function markSeeded(tx: Tx): Promise<boolean> {
  const done = await queries(tx)
    .insertInto('sequences')
    .values({ name: 'plans-seeded', value: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0;
}
