import { getCreditUsage } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { type Period, startOf } from '../billing/ledger-params.ts';

/** Credits used by project and by model in a period. */
export function useCreditUsage(period: Period | null) {
  return useQuery({
    queryKey: queryKeys.credits.use(period),
    queryFn: ({ signal }) => call(getCreditUsage, { query: startOf(period, new Date()), signal }),
  });
}
