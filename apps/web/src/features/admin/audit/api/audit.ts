import { getSecurityLogFile, listSecurityEvents } from '@kilim/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';
import { saveFile } from '../../../../api/save-file.ts';
import { useLanguage } from '../../../../i18n/translation.ts';
import { type AuditFilter, toAuditQuery } from '../audit-params.ts';

/** Pages of what administrators did, newest first. */
export function useAuditLog(filter: AuditFilter) {
  const query = toAuditQuery(filter);
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.securityEvents(query), (page, signal) =>
      call(listSecurityEvents, { query: { ...query, ...page }, signal }),
    ),
  );
}

/** Saves the filtered actions as a CSV file. */
export function useAuditFile(filter: AuditFilter) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async () =>
      saveFile(
        'audit-log.csv',
        await call(getSecurityLogFile, { query: { ...toAuditQuery(filter), language } }),
      ),
  });
}
