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

/** Every plan, also the inactive ones, in the order in which they are shown. */
export const allPlansQuery = queryOptions({
  queryKey: queryKeys.plans.all,
  queryFn: async ({ signal }) => (await call(listAllPlans, { signal })).plans,
});

export type NewPlan = EndpointCall<typeof createPlan>['body'];
type PlanChange = EndpointCall<typeof updatePlan>['body'];

/** What visitors see changes with every plan. */
function usePlanInvalidation() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.plans.everything });
}

/** Creates a plan, or changes everything but the id of one that stands. */
export function useSavePlan(standing: PlanId | null) {
  const invalidate = usePlanInvalidation();
  return useMutation({
    mutationFn: ({ planId, ...change }: NewPlan) =>
      standing === null
        ? call(createPlan, { body: { planId, ...change } })
        : call(updatePlan, { params: { planId: standing }, body: change }),
    onSuccess: invalidate,
  });
}

/** Changes what is given. */
export function useChangePlan(planId: PlanId) {
  const invalidate = usePlanInvalidation();
  return useMutation({
    mutationFn: (change: PlanChange) => call(updatePlan, { params: { planId }, body: change }),
    onSuccess: invalidate,
  });
}

/** Deletes a plan for good. */
export function useDeletePlan(planId: PlanId) {
  const invalidate = usePlanInvalidation();
  return useMutation({
    mutationFn: () => call(deletePlan, { params: { planId } }),
    onSuccess: invalidate,
  });
}
