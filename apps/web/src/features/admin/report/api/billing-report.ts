import { getBillingReport, getBillingReportFile } from '@kilim/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { saveFile } from '../../../../api/save-file.ts';
import { useLanguage } from '../../../../i18n/translation.ts';
import type { ReportPeriod } from '../period-params.ts';

const toQuery = ({ from, to }: ReportPeriod) => ({
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

/** Revenue and holders; the previous period's figures stay until a new period's arrive. */
export function useBillingReport({ from, to }: ReportPeriod) {
  return useQuery({
    queryKey: adminQueryKeys.billingReport(from, to),
    queryFn: ({ signal }) =>
      call(getBillingReport, {
        query: toQuery({ from, to }),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the receipts of the period as a CSV file. */
export function useBillingReportFile(period: ReportPeriod) {
  const language = useLanguage();
  return useMutation({
    mutationFn: async (name: string) =>
      saveFile(name, await call(getBillingReportFile, { query: { ...toQuery(period), language } })),
  });
}
