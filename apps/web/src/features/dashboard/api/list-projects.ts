import { listProjects } from '@kilim/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { cursorPages } from '../../../api/cursor-pages.ts';
import { type ProjectListFilter, queryKeys } from '../../../api/query-keys.ts';
import { keepProjects } from '../../../api/stored-projects.ts';

const pageSize = 24;

/** The user's projects, page by page. The old list stays visible while a new filter loads. */
export function useProjectList(filter: ProjectListFilter) {
  return useInfiniteQuery({
    ...cursorPages(queryKeys.projects.list(filter), (page, signal) =>
      keepProjects(filter, page, () =>
        call(listProjects, {
          query: {
            sort: filter.sort,
            limit: pageSize,
            ...(filter.search === '' ? {} : { search: filter.search }),
            ...(filter.tag ? { tag: filter.tag } : {}),
            ...page,
          },
          signal,
        }),
      ),
    ),
    placeholderData: keepPreviousData,
  });
}
