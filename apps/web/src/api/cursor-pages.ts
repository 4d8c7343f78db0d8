import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

interface CursorPage {
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** A query of a list that the API pages by cursor. `fetchPage` receives the query parameters of the page. */
export function cursorPages<Page extends CursorPage>(
  queryKey: QueryKey,
  fetchPage: (page: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
