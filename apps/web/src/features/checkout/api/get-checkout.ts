import { type Currency, enterprisePlanId, getCheckout } from '@kilim/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useLanguage } from '../../../i18n/translation.ts';

/** The data of a plan's checkout; with a null currency the server decides. */
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
    // These addresses have no checkout.
    enabled: planId.trim() !== '' && planId !== enterprisePlanId,
    // Keep the form while the price in another currency loads.
    placeholderData: (previous) => (previous?.plan.planId === planId ? previous : undefined),
  });
}
