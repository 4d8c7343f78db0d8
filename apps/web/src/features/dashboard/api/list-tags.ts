import { listProjectTags } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** The tags of the user's projects with their counts, the most used first. */
export function useProjectTags() {
  return useQuery({
    queryKey: queryKeys.projects.tags,
    queryFn: ({ signal }) => call(listProjectTags, { signal }),
  });
}
