import { listLedger } from '@kilim/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** Credit movements, newest first, page after page. */
export function useLedger() {
  return useInfiniteQuery({
    queryKey: queryKeys.credits.ledger,
    queryFn: ({ pageParam, signal }) =>
      call(listLedger, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
