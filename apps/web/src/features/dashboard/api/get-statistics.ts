import { getProjectStatistics } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Numbers of projects, files and today's updates; today is the user's local day. */
export function useStatistics() {
  return useQuery({
    queryKey: queryKeys.projects.statistics,
    queryFn: ({ signal }) =>
      call(getProjectStatistics, {
        query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Istanbul' },
        signal,
      }),
  });
}
