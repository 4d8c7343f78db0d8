import type { Plan } from '@kilim/contract';
import { toTimestamp } from '../../platform/clock/clock.ts';
import type { PlanRecord } from './repository.ts';

/** Plan record → wire. */
export function presentPlan(record: PlanRecord): Plan {
  return {
    ...record,
    createdAt: toTimestamp(record.createdAt),
    updatedAt: toTimestamp(record.updatedAt),
  };
}
