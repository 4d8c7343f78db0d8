import {
  createPlan,
  deletePlan,
  type EndpointCall,
  listAllPlans,
  orderPlans,
  type Plan,
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

/** Saves the display order. The list shows it at once, and the saved one again when the call fails. */
export function useOrderPlans() {
  const client = useQueryClient();
  const invalidate = usePlanInvalidation();
  const { queryKey } = allPlansQuery;
  return useMutation({
    // One after the other, so that the order chosen last is the one that stays.
    scope: { id: 'plan-order' },
    mutationFn: (plans: readonly Plan[]) =>
      call(orderPlans, { body: { planIds: plans.map(({ planId }) => planId) } }),
    onMutate: async (plans) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Plan[]>(queryKey);
      client.setQueryData<Plan[]>(queryKey, [...plans]);
      return { before };
    },
    onError: (_error, _plans, kept) => client.setQueryData(queryKey, kept?.before),
    onSettled: invalidate,
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
