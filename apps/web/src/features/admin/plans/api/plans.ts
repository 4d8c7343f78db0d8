import {
  createPlan,
  deletePlan,
  type EndpointCall,
  listAllPlans,
  type PlanId,
  updatePlan,
} from '@kilim/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';

/** All plans, including inactive ones, in display order. */
export const allPlansQuery = queryOptions({
  queryKey: queryKeys.plans.all,
  queryFn: async ({ signal }) => (await call(listAllPlans, { signal })).plans,
});

export type NewPlan = EndpointCall<typeof createPlan>['body'];
type PlanChange = EndpointCall<typeof updatePlan>['body'];

/** Also refetches the plans of the pricing page. */
function usePlanInvalidation() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.plans.everything });
}

/** Creates a plan, or replaces all fields of an existing one except its id. */
export function useSavePlan(existing: PlanId | null) {
  const invalidate = usePlanInvalidation();
  return useMutation({
    mutationFn: ({ planId, ...change }: NewPlan) =>
      existing === null
        ? call(createPlan, { body: { planId, ...change } })
        : call(updatePlan, { params: { planId: existing }, body: change }),
    onSuccess: invalidate,
  });
}

/** Changes the given fields. */
export function useChangePlan(planId: PlanId) {
  const invalidate = usePlanInvalidation();
  return useMutation({
    mutationFn: (change: PlanChange) => call(updatePlan, { params: { planId }, body: change }),
    onSuccess: invalidate,
  });
}

/** Deletes a plan permanently. */
export function useDeletePlan(planId: PlanId) {
  const invalidate = usePlanInvalidation();
  return useMutation({
    mutationFn: () => call(deletePlan, { params: { planId } }),
    onSuccess: invalidate,
  });
}
