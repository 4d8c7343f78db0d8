import { getLedgerFile, listLedger } from '@kilim/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useLanguage } from '../../../i18n/translation.ts';
import { type LedgerFilter, toLedgerQuery } from '../billing/ledger-params.ts';

/** Pages of credit movements that match a filter, newest first. */
export function useLedger(filter: LedgerFilter) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.credits.ledger, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listLedger, {
        query: {
          ...toLedgerQuery(filter, new Date()),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Saves the same movements as a CSV file. */
export function useLedgerFile(filter: LedgerFilter) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async (name: string) =>
      saveFile(
        name,
        await call(getLedgerFile, { query: { ...toLedgerQuery(filter, new Date()), language } }),
      ),
  });
}
