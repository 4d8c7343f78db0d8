import { type BillingDetails, getBillingDetails, saveBillingDetails } from '@kilim/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The saved billing details. */
export function useBillingDetails() {
  return useQuery({
    queryKey: queryKeys.billingDetails.own,
    queryFn: ({ signal }) => call(getBillingDetails, { signal }),
  });
}

/** Saves billing details; null deletes them. */
export function useSaveBillingDetails() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (billingDetails: BillingDetails | null) =>
      call(saveBillingDetails, { body: { billingDetails } }),
    onSuccess: (reply) => {
      client.setQueryData(queryKeys.billingDetails.own, reply);
      // The checkout is prefilled with them.
      void client.invalidateQueries({ queryKey: queryKeys.checkout.all });
    },
  });
}
