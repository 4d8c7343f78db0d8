import { type CreditStatus, creditRules } from '@kilim/contract';
import { useEffect, useRef } from 'react';
import { hasReserved, useCredits } from '../api/credits.ts';
import { formatNumber } from '../i18n/formats.ts';
import { currentTranslation, ensureNamespace } from '../i18n/translation.ts';
import { showToast } from '../ui/toast.ts';

async function warn({ balance, canUseAi }: Pick<CreditStatus, 'balance' | 'canUseAi'>): Promise<void> {
  // The balance may drop on any page; most have not loaded these texts.
  await ensureNamespace('dashboard');
  const { translate, language } = currentTranslation();
  showToast({
    type: 'warning',
    title: translate(canUseAi ? 'credits.low.title' : 'credits.low.emptyTitle'),
    message: translate(canUseAi ? 'credits.low.text' : 'credits.low.emptyText', {
      amount: formatNumber(balance, language),
      question: formatNumber(creditRules.minimumForChat, language),
      change: formatNumber(creditRules.minimumForGeneration, language),
    }),
  });
}

/** Shows one toast when the balance drops below the limit. A page that opens with a low balance shows the notice instead. */
export function useLowCreditToast(isSignedIn: boolean): void {
  const { data, dataUpdatedAt } = useCredits(isSignedIn);
  const wasLow = useRef<boolean | null>(null);
  useEffect(() => {
    // During a turn the balance lacks the reserved price; it is read again at the end.
    if (data === undefined || (hasReserved() && wasLow.current !== null)) return;
    if (data.isLow && wasLow.current === false) void warn(data).catch(() => undefined);
    wasLow.current = data.isLow;
  }, [data, dataUpdatedAt]);
}
