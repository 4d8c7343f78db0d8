import { getBillingReport } from '@kilim/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import { queryKeys } from '../../../../api/query-keys.ts';
import type { AskedPeriod } from '../report-period.ts';

/** Revenue and holders; the figures of the period before stay until those of a new one are there. */
export function useBillingReport({ from, to }: AskedPeriod) {
  return useQuery({
    queryKey: queryKeys.admin.billingReport(from, to),
    queryFn: ({ signal }) =>
      call(getBillingReport, {
        query: { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
