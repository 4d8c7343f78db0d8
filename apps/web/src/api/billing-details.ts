import { type BillingDetails, getBillingDetails, saveBillingDetails } from '@kilim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The billing details kept for next time. */
export function useBillingDetails() {
  return useQuery({
    queryKey: queryKeys.billingDetails.own,
    queryFn: ({ signal }) => call(getBillingDetails, { signal }),
  });
}

/** Keeps billing details; null forgets them. */
export function useSaveBillingDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (billingDetails: BillingDetails | null) =>
      call(saveBillingDetails, { body: { billingDetails } }),
    onSuccess: (reply) => {
      client.setQueryData(queryKeys.billingDetails.own, reply);
      // The checkout begins with what is kept.
      void client.invalidateQueries({ queryKey: queryKeys.checkout.all });
    },
  });
}
