import { type Currency, creditRules, creditsForTokens } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { siteQuery } from '../../../api/site.ts';
import { unvalidatedEndpoints } from '../../../api/unvalidated-endpoints.ts';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { readStored } from '../../../storage/browser-storage.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { findLowestPrice } from './lowest-price.ts';

/** What a first app costs, what a new account gets and the lowest price of a plan. */
export function CreditLine() {
  const translate = useTranslate();
  const language = useLanguage();
  const isHydrated = useHydrated();
  const welcome = useQuery(siteQuery).data?.welcomeCredits ?? 0;
  const plans = useQuery({
    queryKey: queryKeys.plans.shown,
    queryFn: ({ signal }) => call(unvalidatedEndpoints.listPlans, { signal }),
    staleTime: 60_000,
  }).data;
  // As on the pricing page: the currency chosen on this device if it can be paid, else the visitor's default.
  const chosen = isHydrated ? readStored('currency') : null;
  const sold = plans?.plans ?? [];
  const isOffered = (code: string | null): code is Currency =>
    plans?.currencies.some((offered) => offered === code) ?? false;
  const currency = isOffered(chosen) ? chosen : plans?.currency;
  const price = currency === undefined ? null : findLowestPrice(sold, currency);
  const firstApp =
    plans === undefined ? null : creditsForTokens(creditRules.generationTokenCap, plans.creditsPerToken);
  const facts = [
    firstApp === null
      ? null
      : translate('showcase.credits.firstApp', { credits: formatNumber(firstApp, language) }),
    welcome === 0
      ? null
      : translate('showcase.credits.welcome', { credits: formatNumber(welcome, language) }),
    price === null || currency === undefined
      ? null
      : translate('showcase.credits.plans', { price: formatMoney(price, currency, language) }),
  ].filter((fact) => fact !== null);
  return (
    <section aria-labelledby="credits-title" className="mx-auto max-w-7xl px-4 pt-12 sm:px-6">
      <h2 id="credits-title" className="sr-only">
        {translate('showcase.credits.title')}
      </h2>
      <div className="flex flex-col gap-x-6 gap-y-3 rounded-dialog border border-line bg-raised px-5 py-4 lg:flex-row lg:items-center lg:justify-between">
        <ul className="flex flex-col gap-x-6 gap-y-1.5 text-14 numerals sm:flex-row sm:flex-wrap">
          {facts.map((fact) => (
            <li key={fact} className="flex items-center gap-2.5">
              <span aria-hidden="true" className="size-1.5 shrink-0 rotate-45 bg-primary" />
              {fact}
            </li>
          ))}
        </ul>
        <Link
          to={paths.pricing.to()}
          className="inline-flex min-h-10 items-center gap-1.5 text-14 font-medium text-primary underline-offset-4 hover:underline"
        >
          {translate('showcase.credits.link')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
    </section>
  );
}
