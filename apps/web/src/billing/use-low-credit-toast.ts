import { creditRules } from '@kilim/contract';
import { useEffect, useRef } from 'react';
import { useCredits } from '../api/credits.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { showToast } from '../ui/toast.ts';

/** Shows one toast when the balance drops below the limit. A page that opens with a low balance shows the notice instead. */
export function useLowCreditToast(isSignedIn: boolean): void {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useCredits(isSignedIn);
  const wasLow = useRef<boolean | null>(null);
  useEffect(() => {
    if (data === undefined) return;
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
  }, [data, translate, language]);
}
