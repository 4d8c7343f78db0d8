import { getBillingReport, getBillingReportFile } from '@kilim/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';
import { saveFile } from '../../../../api/save-file.ts';
import { useLanguage } from '../../../../i18n/translation.ts';
import type { AskedPeriod } from '../report-period.ts';

const toQuery = ({ from, to }: AskedPeriod) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

/** Revenue and holders; the figures of the period before stay until those of a new one are there. */
export function useBillingReport({ from, to }: AskedPeriod) {
  return useQuery({
    queryKey: queryKeys.admin.billingReport(from, to),
    queryFn: ({ signal }) =>
      call(getBillingReport, {
        query: toQuery({ from, to }),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the receipts of the period as CSV under a name. */
export function useBillingReportFile(period: AskedPeriod) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async (name: string) =>
      saveFile(name, await call(getBillingReportFile, { query: { ...toQuery(period), language } })),
  });
}
