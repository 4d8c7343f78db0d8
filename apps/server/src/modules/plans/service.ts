import { AppError, isContactOnly, type Plan, type PlanId, planLimits } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { firstPlans } from './first-plans.ts';
import { checkNewPlan, checkPlanComplete } from './policy.ts';
import { type PlanFields, presentPlan, toColumns } from './present.ts';
import {
  claimSeeding,
  countPlans,
  deletePlanRow,
  findPlanRow,
  insertPlan,
  listPlanRows,
  type PlanRow,
  updatePlanRow,
} from './repository.ts';

export interface PlansPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  /** Writes what administrators do into the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
}

export interface PlansService {
  /** Creates the plans basic, pro and enterprise, once per database. */
  seed(): Promise<void>;
  /** The active plans in display order. */
  list(): Promise<Plan[]>;
  listAll(): Promise<Plan[]>;
  /** Any plan; throws `plan_not_found`. */
  find(planId: PlanId): Promise<Plan>;
  /** Throws `plan_not_available` for an inactive or missing plan. */
  findActive(planId: PlanId): Promise<Plan>;
  /** A plan that checkout may sell; throws `plan_not_found`, `plan_not_available` or `plan_needs_contact`. */
  findForSale(planId: PlanId): Promise<Plan>;
  create(draft: PlanFields & { readonly planId: string }): Promise<Plan>;
  update(planId: PlanId, change: Partial<PlanFields>): Promise<Plan>;
  remove(planId: PlanId): Promise<void>;
}

const missing = (): AppError => new AppError('plan_not_found');

export function createPlansService({ transactions, clock, audit }: PlansPorts): PlansService {
  const find: PlansService['find'] = async (planId) => {
    const row = await findPlanRow(transactions.outside, planId);
    if (!row) throw missing();
    return presentPlan(row);
  };
  const list = async (isActiveOnly: boolean): Promise<Plan[]> =>
    (await listPlanRows(transactions.outside, { isActiveOnly })).map(presentPlan);

  const toRow = (planId: PlanId, fields: PlanFields): PlanRow => {
    const now = clock.now();
    return { plan_id: planId, ...toColumns(fields), created_at: now, updated_at: now };
  };

  return {
    seed: () =>
      transactions.run(async (tx) => {
        if (!(await claimSeeding(tx))) return;
        for (const { planId, ...fields } of firstPlans) await insertPlan(tx, toRow(planId, fields));
      }),
    list: () => list(true),
    listAll: () => list(false),
    find,
    findActive: async (planId) => {
      const row = await findPlanRow(transactions.outside, planId);
      if (row?.is_active !== 1) throw new AppError('plan_not_available');
      return presentPlan(row);
    },
    findForSale: async (planId) => {
      const found = await find(planId);
      if (!found.isActive) throw new AppError('plan_not_available');
      if (isContactOnly(found)) throw new AppError('plan_needs_contact');
      return found;
    },
    create: async ({ planId: wanted, ...fields }) => {
      const planId = checkNewPlan({ planId: wanted, name: fields.name });
      return transactions.run(async (tx) => {
        const row = toRow(planId, fields);
        if (!(await insertPlan(tx, row))) throw new AppError('plan_already_exists');
        if ((await countPlans(tx)) > planLimits.plansMaximum) throw new AppError('plan_too_many');
        await audit?.record(tx, { kind: 'plan-created', userId: null, detail: { target: planId } });
        return presentPlan(row);
      });
    },
    update: (planId, change) =>
      transactions.run(async (tx) => {
        // Update first to lock the row, so that concurrent edits of different fields are both kept.
        const held = await updatePlanRow(tx, planId, { updated_at: clock.now() });
        if (!held) throw missing();
        const changed = { ...presentPlan(held), ...change };
        checkPlanComplete(changed);
        const row = await updatePlanRow(tx, planId, toColumns(changed));
        if (!row) throw missing();
        await audit?.record(tx, { kind: 'plan-updated', userId: null, detail: { target: planId } });
        return presentPlan(row);
      }),
    remove: (planId) =>
      transactions.run(async (tx) => {
        if (!(await deletePlanRow(tx, planId))) throw missing();
        await audit?.record(tx, { kind: 'plan-deleted', userId: null, detail: { target: planId } });
      }),
  };
}
