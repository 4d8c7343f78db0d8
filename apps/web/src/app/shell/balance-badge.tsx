import { Coins } from 'lucide-react';
import { Link } from 'react-router';
import { useCredits } from '../../api/credits.ts';
import { formatCredits, formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The credit balance, linked to the ledger. When it is low: a warning colour, words, and a link to the plans. */
export function BalanceBadge() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, isError } = useCredits();
  if (data === undefined && isError) return null;
  if (data === undefined) return <Skeleton className="h-7 w-20 rounded-full" />;
  const amount = formatCredits(data.balance, language);
  // Only the badge abbreviates; sentences have the whole number.
  const label = translate(data.isLow ? 'shell.balanceLow' : 'shell.balance', {
    amount: formatNumber(data.balance, language),
  });
  return (
    <Link
      to={data.isLow ? paths.pricing.to() : paths.settings.to('billing')}
      aria-label={label}
      title={label}
      className="mr-1 flex min-h-10 items-center"
    >
      <span
        className={classNames(
          'inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-13 font-medium numerals',
          data.isLow ? 'border-warning/40 text-warning' : 'border-line text-muted',
        )}
      >
        <Coins aria-hidden="true" className="size-4" />
        {amount}
      </span>
    </Link>
  );
}
