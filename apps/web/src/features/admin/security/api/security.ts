import {
  acknowledgeSecurityAlert,
  getSecurityLogFile,
  listSecurityAlerts,
  listSecurityEvents,
} from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';
import { saveFile } from '../../../../api/save-file.ts';
import { useLanguage } from '../../../../i18n/translation.ts';
import { type LogFilter, toQuery } from '../log-params.ts';

/** Pages of the security log, newest first. */
export function useSecurityEvents(filter: LogFilter) {
  const query = toQuery(filter);
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.securityEvents(query), (page, signal) =>
      call(listSecurityEvents, { query: { ...query, ...page }, signal }),
    ),
  );
}

/** Saves the filtered events as a CSV file. */
export function useSecurityLogFile(filter: LogFilter) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async () =>
      saveFile(
        'security-log.csv',
        await call(getSecurityLogFile, { query: { ...toQuery(filter), language } }),
      ),
  });
}

/** Pages of alerts, newest first. */
export function useSecurityAlerts(state: 'open' | 'all') {
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.securityAlertList(state), (page, signal) =>
      call(listSecurityAlerts, { query: { state, limit: 10, ...page }, signal }),
    ),
  );
}

export function useAcknowledgeAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (alertId: string) => call(acknowledgeSecurityAlert, { params: { alertId } }),
    onSettled: () => client.invalidateQueries({ queryKey: adminQueryKeys.securityAlerts }),
  });
}
