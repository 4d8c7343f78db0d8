import { Coins } from 'lucide-react';
import { useCredits } from '../../../api/credits.ts';
import { formatCredits, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';

/** The credit balance. */
export function BalanceLabel() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useCredits();
  if (data === undefined) return null;
  // Only the narrow label abbreviates; sentences have the whole number.
  const credits = formatNumber(data.balance, language);
  return (
    <span
      aria-label={translate('studio.balanceLabel', { credits })}
      className={classNames(
        'flex shrink-0 items-center gap-1.5 px-2 text-13 font-medium numerals',
        data.isLow ? 'text-warning' : 'text-muted',
      )}
      data-testid="studio-balance"
      role="status"
      title={translate('studio.balanceLabel', { credits })}
    >
      <Coins aria-hidden="true" className="size-4" />
      <span className="sm:hidden">{formatCredits(data.balance, language)}</span>
      <span className="hidden sm:inline">
        {translate('studio.balance', { count: data.balance, credits })}
      </span>
    </span>
  );
}
