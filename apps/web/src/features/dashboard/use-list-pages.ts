import { useCallback, useEffect } from 'react';
import { useUrlState } from '../../navigation/use-url-state.ts';
import type { useProjectList } from './api/list-projects.ts';
import { listParams } from './list-params.ts';

/**
 * Loads as many list pages as the URL names, so that navigating back restores the position. Returns a function that
 * loads one more.
 */
export function useListPages(query: ReturnType<typeof useProjectList>): () => void {
  const {
    state: { pages },
    change,
  } = useUrlState(listParams);
  const open = query.data?.pages.length ?? 0;
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (open === 0 || open >= pages || !hasNextPage || isFetching || isError) return;
    void fetchNextPage();
  }, [open, pages, hasNextPage, isFetching, isError, fetchNextPage]);
  return useCallback(() => {
    void fetchNextPage();
    change({ pages: open + 1 });
  }, [fetchNextPage, change, open]);
}
