import { getEntitlements } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The user's plan and entitlements. */
export function useEntitlements() {
  return useQuery({
    queryKey: queryKeys.entitlements.own,
    queryFn: ({ signal }) => call(getEntitlements, { signal }),
  });
}
