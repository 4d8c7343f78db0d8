import { type CreditStatus, creditRules } from '@kilim/contract';
import { formatNumber } from '../i18n/formats.ts';
import { currentTranslation, ensureNamespace } from '../i18n/translation.ts';
import { showToast } from '../ui/toast.ts';

/** Tells that the balance has become low. */
export async function warnLowCredits({ balance }: Pick<CreditStatus, 'balance'>): Promise<void> {
  // The balance may drop on any page; most have not loaded these texts.
  await ensureNamespace('dashboard');
  const { translate, language } = currentTranslation();
  const canAsk = balance >= creditRules.minimumForChat;
  showToast({
    type: 'warning',
    title: translate(canAsk ? 'credits.low.title' : 'credits.low.emptyTitle'),
    message: translate(canAsk ? 'credits.low.text' : 'credits.low.emptyText', {
      count: balance,
      amount: formatNumber(balance, language),
      question: formatNumber(creditRules.minimumForChat, language),
      change: formatNumber(creditRules.minimumForGeneration, language),
    }),
  });
}
