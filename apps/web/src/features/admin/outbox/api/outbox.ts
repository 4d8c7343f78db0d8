import { listOutbox, type OutboxState } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';

/** Mails of the last 30 days, newest first, page after page; null shows every state. */
export function useOutbox(state: OutboxState | null) {
  return useInfiniteQuery({
    queryKey: queryKeys.admin.outbox(state),
    queryFn: ({ pageParam, signal }) =>
      call(listOutbox, {
        query: {
          ...(state === null ? {} : { state }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // The mails hold links that sign in, so the server may ask who reads them: not whenever the window is entered.
    refetchOnWindowFocus: false,
  });
}
