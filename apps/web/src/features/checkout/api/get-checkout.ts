import { type Currency, getCheckout } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useLanguage } from '../../../i18n/translation.ts';

/** Everything that the checkout of a plan shows; null leaves the currency to the server. */
export function useCheckout(planId: string, currency: Currency | null) {
  const language = useLanguage();
  return useQuery({
    queryKey: queryKeys.checkout.one(planId, currency, language),
    queryFn: ({ signal }) =>
      call(getCheckout, {
        params: { planId },
        query: currency === null ? { language } : { language, currency },
        signal,
      }),
    // The form stays while another currency's price is on its way.
    placeholderData: (previous) => (previous?.plan.planId === planId ? previous : undefined),
  });
}
