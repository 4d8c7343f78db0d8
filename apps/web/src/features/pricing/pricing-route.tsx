import { defaultCurrency } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { useSiteName } from '../../api/site.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { WovenBand } from '../../ui/woven-motif.tsx';
import { shownPlansQuery } from './api/list-plans.ts';
import { CallToAction } from './call-to-action.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { CreditExplanation } from './credit-explanation.tsx';
import { useChosenCurrency } from './currency-choice.ts';
import { CurrencySwitcher } from './currency-switcher.tsx';
import { Faq } from './faq.tsx';
import { PlanGrid, PlanGridSkeleton } from './plan-grid.tsx';

/** `/pricing`: plans, explanation of credits, calculator, comparison and FAQ. */
export default function PricingRoute() {
  const translate = useTranslate();
  const siteName = useSiteName();
  const plans = useQuery(shownPlansQuery);
  const currency = useChosenCurrency() ?? plans.data?.currency ?? defaultCurrency;
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
          <CurrencySwitcher current={currency} />
        </div>
        <section aria-labelledby="plans-title" className="pt-8">
          <h2 id="plans-title" className="sr-only">
            {translate('pricing.plans.title')}
          </h2>
          {plans.data !== undefined ? (
            <PlanGrid plans={plans.data.plans} currency={currency} />
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
          <CreditExplanation plans={plans.data.plans} creditsPerToken={plans.data.creditsPerToken} />
          <ComparisonTable plans={plans.data.plans} currency={currency} />
        </>
      )}
      <Faq />
      <CallToAction />
    </main>
  );
}
