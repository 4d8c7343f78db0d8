import { getLedgerFile, listLedger } from '@kilim/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { cursorPages } from '../../../api/cursor-pages.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useLanguage } from '../../../i18n/translation.ts';
import { type LedgerFilter, toLedgerQuery } from '../billing/ledger-params.ts';

const ledgerPages = (filter: LedgerFilter) =>
  cursorPages([...queryKeys.credits.ledger, filter], (page, signal) =>
    call(listLedger, { query: { ...toLedgerQuery(filter, new Date()), ...page }, signal }),
  );

/** Pages of credit movements that match a filter, newest first. */
export function useLedger(filter: LedgerFilter) {
  return useInfiniteQuery(ledgerPages(filter));
}

const deviceTimezone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Saves the same movements as a CSV file. */
export function useLedgerFile(filter: LedgerFilter) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async (name: string) =>
      saveFile(
        name,
        await call(getLedgerFile, {
          query: { ...toLedgerQuery(filter, new Date()), language, timezone: deviceTimezone() },
        }),
      ),
  });
}
