import { getProfileStatistics } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Statistics of the profile and billing tabs. */
export function useProfileStatistics() {
  return useQuery({
    queryKey: queryKeys.profile.statistics,
    queryFn: ({ signal }) => call(getProfileStatistics, { signal }),
  });
}
