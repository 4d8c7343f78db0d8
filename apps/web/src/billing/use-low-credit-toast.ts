import { creditRules } from '@kilim/contract';
import { useEffect, useRef } from 'react';
import { hasReserved, useCredits } from '../api/credits.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { showToast } from '../ui/toast.ts';

/** Shows one toast when the balance drops below the limit. A page that opens with a low balance shows the notice instead. */
export function useLowCreditToast(isSignedIn: boolean): void {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, dataUpdatedAt } = useCredits(isSignedIn);
  const wasLow = useRef<boolean | null>(null);
  useEffect(() => {
    // During a turn the balance lacks the reserved price; it is read again at the end.
    if (data === undefined || (hasReserved() && wasLow.current !== null)) return;
    if (data.isLow && wasLow.current === false) {
      showToast({
        type: 'warning',
        title: translate(data.canUseAi ? 'credits.low.title' : 'credits.low.emptyTitle'),
        message: translate(data.canUseAi ? 'credits.low.text' : 'credits.low.emptyText', {
          amount: formatNumber(data.balance, language),
          question: formatNumber(creditRules.minimumForChat, language),
          change: formatNumber(creditRules.minimumForGeneration, language),
        }),
      });
    }
    wasLow.current = data.isLow;
  }, [data, dataUpdatedAt, translate, language]);
}
