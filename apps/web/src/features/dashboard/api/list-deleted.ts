import { listDeletedProjects } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { cursorPages } from '../../../api/cursor-pages.ts';
import { queryKeys } from '../../../api/query-keys.ts';

const pageSize = 20;

/** The user's trash, page by page. */
export function useDeletedProjects() {
  return useInfiniteQuery(
    cursorPages(queryKeys.projects.deleted, (page, signal) =>
      call(listDeletedProjects, { query: { limit: pageSize, ...page }, signal }),
    ),
  );
}
