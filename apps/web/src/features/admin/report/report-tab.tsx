import type { BillingReport } from '@kilim/contract';
import { Download } from 'lucide-react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useBillingReport, useBillingReportFile } from './api/billing-report.ts';
import { MonthChart } from './month-chart.tsx';
import { PeriodForm } from './period-form.tsx';
import { periodParams } from './period-params.ts';
import { PlanHolders } from './plan-holders.tsx';
import { PlanRevenue } from './plan-revenue.tsx';
import { RevenueCard } from './revenue-card.tsx';

/** Billing and subscriptions of a period. */
export default function ReportTab() {
  const translate = useTranslate();
  const { state: period, change } = useUrlState(periodParams);
  const report = useBillingReport(period);
  const saving = useSingleRun(useBillingReportFile(period));
  const save = (): void => {
    if (report.data === undefined) return;
    const { from, to } = report.data;
    saving.mutate(translate('adminReport.fileName', { from, to }), {
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('credits.ledger.fileFailed'),
          message: errorText(error, translate),
        }),
    });
  };
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-xl min-w-0">
          <h2 className="text-20 font-semibold">{translate('adminReport.title')}</h2>
          <p className="pt-1 text-14 text-muted">{translate('adminReport.intro')}</p>
        </div>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-4" />}
          isBusy={saving.isPending}
          disabled={report.data === undefined}
          onClick={save}
        >
          {translate('adminReport.file')}
        </Button>
      </div>
      <PeriodForm
        key={`${report.data?.from} ${report.data?.to}`}
        shown={report.data === undefined ? period : { from: report.data.from, to: report.data.to }}
        isBusy={report.isFetching}
        onChange={(next) => change(next, { preventScrollReset: true })}
      />
      {report.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-4">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : report.data === undefined || (report.isError && !report.isPlaceholderData) ? (
        <ErrorState
          title={translate('adminReport.failed')}
          error={report.error}
          isRetrying={report.isFetching}
          onRetry={() => void report.refetch()}
        />
      ) : (
        <ReportBody report={report.data} />
      )}
    </>
  );
}

function ReportBody({ report }: { readonly report: BillingReport }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { byCurrency, simulatedReceipts, holders } = report;
  return (
    <>
      {byCurrency.length === 0 ? (
        <EmptyState
          title={translate('adminReport.emptyTitle')}
          description={translate('adminReport.empty')}
        />
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {byCurrency.map((revenue) => (
              <li key={revenue.currency}>
                <RevenueCard revenue={revenue} />
              </li>
            ))}
          </ul>
          {byCurrency.map(({ currency }) => (
            <MonthChart
              key={currency}
              currency={currency}
              months={report.byMonth.filter((month) => month.currency === currency)}
            />
          ))}
          <PlanRevenue plans={report.byPlan} />
        </>
      )}
      {holders.length === 0 ? null : <PlanHolders holders={holders} />}
      {simulatedReceipts === 0 ? null : (
        <Card className="p-4 text-14 text-muted">
          {translate('adminReport.simulated', {
            count: simulatedReceipts,
            number: formatNumber(simulatedReceipts, language),
          })}
        </Card>
      )}
    </>
  );
}
