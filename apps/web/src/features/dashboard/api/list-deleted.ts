import { listDeletedProjects } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

const pageSize = 20;

/** The user's trash, page by page. */
export function useDeletedProjects() {
  return useInfiniteQuery({
    queryKey: queryKeys.projects.deleted,
    queryFn: ({ pageParam, signal }) =>
      call(listDeletedProjects, {
        query: { limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
