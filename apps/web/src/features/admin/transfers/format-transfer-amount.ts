import { currency, type Language, type Transfer } from '@kilim/contract';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';

/** Transfers may have currencies in which no plan is sold; they are formatted with their code. */
export function formatTransferAmount({ amount }: Transfer, language: Language): string {
  const known = currency.safeParse(amount.currency);
  return known.success
    ? formatMoney(amount.minor, known.data, language)
    : `${formatNumber(amount.minor / 100, language)} ${amount.currency}`;
}
