import { AppError, isContactOnly, type Plan, type PlanId, planLimits } from '@kilim/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Events } from '../../platform/events/index.ts';
import type { Transactions } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import { announcePlan } from './announce-plan.ts';
import { checkNewPlan, checkPlanComplete } from './check-plan.ts';
import { firstPlans } from './first-plans.ts';
import { presentPlan } from './present.ts';
import {
  countPlans,
  deletePlan,
  findPlan,
  insertPlan,
  listPlans,
  lockPlan,
  lockPlans,
  markSeeded,
  type PlanFields,
  type PlanRecord,
  updatePlan,
} from './repository.ts';

export interface PlansPorts {
  readonly transactions: Transactions;
  readonly clock: Clock;
  /** Records administrators' actions in the security log. */
  readonly audit?: Pick<SecurityRecorder, 'record'>;
  readonly events?: Pick<Events, 'publishResource'>;
  /** The plan as visitors read it as a document; null when they do not. */
  readDocument?(planId: PlanId): Promise<unknown>;
}

export interface PlansService {
  /** Creates the plans basic, pro and enterprise, once per database. */
  seed(): Promise<void>;
  /** Lists the active plans in display order. */
  list(): Promise<Plan[]>;
  /** Lists all plans in display order, for administrators. */
  listAll(): Promise<Plan[]>;
  /** Finds an active or inactive plan. Throws `plan_not_found`. */
  find(planId: PlanId): Promise<Plan>;
  /** Throws `plan_not_available` for an inactive or missing plan. */
  findActive(planId: PlanId): Promise<Plan>;
  /** Finds a plan that the checkout may sell. Throws `plan_not_found`, `plan_not_available` or `plan_needs_contact`. */
  findForSale(planId: PlanId): Promise<Plan>;
  /** Throws `plan_incomplete`, `plan_already_exists` or `plan_too_many`. */
  create(draft: PlanFields & { readonly planId: string }): Promise<Plan>;
  /** Throws `plan_incomplete` or `plan_not_found`. */
  update(planId: PlanId, change: Partial<PlanFields>): Promise<Plan>;
  /** Numbers all plans in the given order. Throws `plan_order_outdated` unless each plan is named once. */
  order(planIds: readonly PlanId[]): Promise<Plan[]>;
  /** Throws `plan_not_found`. Orders keep their copy of the plan. */
  remove(planId: PlanId): Promise<void>;
}

/** Leaves room for a plan between two others. */
const sortOrderStep = 10;

const notFound = (): AppError => new AppError('plan_not_found');

export function createPlansService(ports: PlansPorts): PlansService {
  const { transactions, clock, audit, events } = ports;
  const find: PlansService['find'] = async (planId) => {
    const record = await findPlan(transactions.outside, planId);
    if (!record) throw notFound();
    return presentPlan(record);
  };
  const list = async (isActiveOnly: boolean): Promise<Plan[]> =>
    (await listPlans(transactions.outside, { isActiveOnly })).map(presentPlan);

  const toNewRecord = (planId: PlanId, fields: PlanFields): PlanRecord => {
    const now = clock.now();
    return { ...fields, planId, createdAt: now, updatedAt: now };
  };

  return {
    seed: () =>
      transactions.run(async (tx) => {
        if (!(await markSeeded(tx))) return;
        for (const { planId, ...fields } of firstPlans) await insertPlan(tx, toNewRecord(planId, fields));
      }),
    list: () => list(true),
    listAll: () => list(false),
    find,
    findActive: async (planId) => {
      const record = await findPlan(transactions.outside, planId);
      if (!record?.isActive) throw new AppError('plan_not_available');
      return presentPlan(record);
    },
    findForSale: async (planId) => {
      const found = await find(planId);
      if (!found.isActive) throw new AppError('plan_not_available');
      if (isContactOnly(found)) throw new AppError('plan_needs_contact');
      return found;
    },
    create: async ({ planId: wanted, ...fields }) => {
      const planId = checkNewPlan({ planId: wanted, name: fields.name });
      const created = await transactions.run(async (tx) => {
        const record = toNewRecord(planId, fields);
        if (!(await insertPlan(tx, record))) throw new AppError('plan_already_exists');
        if ((await countPlans(tx)) > planLimits.plansMaximum) throw new AppError('plan_too_many');
        await audit?.record(tx, { kind: 'plan-created', userId: null, detail: { target: planId } });
        return record;
      });
      announcePlan(events, { planId, before: null, after: created });
      return presentPlan(created);
    },
    update: async (planId, change) => {
      const document = change.isActive === false ? await ports.readDocument?.(planId) : null;
      const { before, after } = await transactions.run(async (tx) => {
        // Locked, so that concurrent edits of different fields are both kept.
        const locked = await lockPlan(tx, planId);
        if (!locked) throw notFound();
        const changed: PlanRecord = { ...locked, ...change, updatedAt: clock.now() };
        checkPlanComplete(changed);
        await updatePlan(tx, changed);
        await audit?.record(tx, { kind: 'plan-updated', userId: null, detail: { target: planId } });
        return { before: locked, after: changed };
      });
      announcePlan(events, { planId, before, after, document });
      return presentPlan(after);
    },
    order: async (planIds) => {
      const { moved, all } = await transactions.run(async (tx) => {
        const locked = await lockPlans(tx);
        const known = new Map(locked.map((record) => [record.planId, record]));
        const ordered = [...new Set(planIds)].flatMap((planId) => known.get(planId) ?? []);
        if (ordered.length !== planIds.length || ordered.length !== locked.length)
          throw new AppError('plan_order_outdated');
        const updatedAt = clock.now();
        const placed = ordered.map((record, at) => ({ ...record, sortOrder: (at + 1) * sortOrderStep }));
        const changed = placed.filter((record, at) => record.sortOrder !== ordered[at]?.sortOrder);
        for (const record of changed) {
          await updatePlan(tx, { ...record, updatedAt });
          await audit?.record(tx, { kind: 'plan-updated', userId: null, detail: { target: record.planId } });
        }
        return { moved: changed, all: await listPlans(tx, { isActiveOnly: false }) };
      });
      for (const record of moved) announcePlan(events, { ...record, before: record, after: record });
      return all.map(presentPlan);
    },
    remove: async (planId) => {
      const document = await ports.readDocument?.(planId);
      const removed = await transactions.run(async (tx) => {
        const locked = await lockPlan(tx, planId);
        if (!locked || !(await deletePlan(tx, planId))) throw notFound();
        await audit?.record(tx, { kind: 'plan-deleted', userId: null, detail: { target: planId } });
        return locked;
      });
      announcePlan(events, { planId, before: removed, after: null, document });
    },
  };
}
