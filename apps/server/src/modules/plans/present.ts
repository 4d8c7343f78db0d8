import { type Plan, plan } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { PlanRow } from './repository.ts';

/** A plan without internal columns. */
export type PlanFields = Omit<Plan, 'planId' | 'createdAt' | 'updatedAt'>;

export function presentPlan(row: PlanRow): Plan {
  const shape = plan.shape;
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
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}

/** The columns that administrators edit. */
export function toColumns(fields: PlanFields): Omit<PlanRow, 'plan_id' | 'created_at' | 'updated_at'> {
  return {
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
  };
}
