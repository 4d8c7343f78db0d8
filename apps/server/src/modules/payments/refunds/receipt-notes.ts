import type { Language } from '@kilim/contract';
import { createTranslator, en, tr } from '@kilim/messages';

const translators = { tr: createTranslator('tr', tr), en: createTranslator('en', en) };

/** Credits that a refund could not take, in the order's language. */
export const shortfallNote = (language: Language, credits: number): string =>
  translators[language]('payments.shortfallNote', { credits });

/** What a refund leaves on the receipt, in the order's language; the reason is the administrator's. */
export function refundNote(
  language: Language,
  refund: { readonly reason: string; readonly shortfall: number },
): string {
  const t = translators[language];
  const lines = [t('payments.refundNote', { reason: refund.reason })];
  if (refund.shortfall > 0) lines.push(shortfallNote(language, refund.shortfall));
  return lines.join('\n');
}
