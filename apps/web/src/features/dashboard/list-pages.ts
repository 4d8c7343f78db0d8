import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { useProjectList } from './api/list-projects.ts';
import { readPageCount } from './list-view.ts';

/**
 * Loads as many list pages as the URL names, so that navigating back restores the position. Returns a function that
 * loads one more.
 */
export function useListPages(query: ReturnType<typeof useProjectList>): () => void {
  const [search, setSearch] = useSearchParams();
  const wanted = readPageCount(search);
  const open = query.data?.pages.length ?? 0;
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (open === 0 || open >= wanted || !hasNextPage || isFetching || isError) return;
    void fetchNextPage();
  }, [open, wanted, hasNextPage, isFetching, isError, fetchNextPage]);
  return useCallback(() => {
    void fetchNextPage();
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set('pages', String(open + 1));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [fetchNextPage, setSearch, open]);
}
