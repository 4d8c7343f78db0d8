import { useQuery } from '@tanstack/react-query';
import { shownPlansQuery } from '../../api/plans.ts';
import { useSiteName } from '../../api/site.ts';
import { useShownCurrency } from '../../billing/currency-choice.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { CallToAction } from './call-to-action.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { CreditExplanation } from './credit-explanation.tsx';
import { CurrencySwitcher } from './currency-switcher.tsx';
import { Faq } from './faq.tsx';
import { PlanGrid, PlanGridSkeleton } from './plan-grid.tsx';

/** `/pricing`: plans, explanation of credits, calculator, comparison and FAQ. */
export default function PricingRoute() {
  const translate = useTranslate();
  const siteName = useSiteName();
  const plans = useQuery(shownPlansQuery);
  const currency = useShownCurrency(plans.data);
  return (
    <main className="flex-1">
      <PageHead
        title={translate('pricing.title')}
        description={translate('pricing.description', { siteName })}
      />
      <WovenBand className="block" />
      <div className="mx-auto max-w-7xl px-4 pt-8 pb-10 sm:px-6 sm:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h1 className="text-28 font-semibold tracking-tight sm:text-40">{translate('pricing.title')}</h1>
            <p className="max-w-2xl pt-2 text-16 text-muted">{translate('pricing.intro')}</p>
          </div>
          {/* Reserves the height of switcher and note, so that the plans do not move. */}
          <div className="min-h-28 w-xs max-w-full sm:min-h-24">
            {plans.data === undefined ? null : (
              <CurrencySwitcher
                current={currency}
                offered={plans.data.currencies}
                isLiraOnlyInTurkiye={plans.data.isLiraOnlyInTurkiye}
              />
            )}
          </div>
        </div>
        <section aria-labelledby="plans-title" className="pt-8">
          <h2 id="plans-title" className="sr-only">
            {translate('pricing.plans.title')}
          </h2>
          {plans.data !== undefined ? (
            <PlanGrid catalogue={plans.data} currency={currency} />
          ) : plans.isError ? (
            <ErrorState
              title={translate('pricing.plans.failed')}
              error={plans.error}
              isRetrying={plans.isFetching}
              onRetry={() => void plans.refetch()}
            />
          ) : (
            <PlanGridSkeleton />
          )}
        </section>
      </div>
      {plans.data === undefined || plans.data.plans.length === 0 ? null : (
        <>
          <CreditExplanation catalogue={plans.data} />
          <ComparisonTable catalogue={plans.data} currency={currency} />
        </>
      )}
      <Faq />
      <CallToAction />
    </main>
  );
}
