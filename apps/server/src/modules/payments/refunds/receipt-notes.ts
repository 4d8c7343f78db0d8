import type { Language } from '@kilim/contract';
import { translators } from '../../../platform/i18n/index.ts';

/** Receipt note about credits that a refund could not take back, in the order's language. */
export const shortfallNote = (language: Language, credits: number): string =>
  translators[language]('payments.shortfallNote', { count: credits, credits });

/** Receipt note of a refund in the order's language, with the administrator's reason. */
export function refundNote(
  language: Language,
  refund: { readonly reason: string; readonly shortfall: number },
): string {
  const t = translators[language];
  const lines = [t('payments.refundNote', { reason: refund.reason })];
  if (refund.shortfall > 0) lines.push(shortfallNote(language, refund.shortfall));
  return lines.join('\n');
}
