import { Coins } from 'lucide-react';
import { useCredits } from '../../api/credits.ts';
import { formatCredits } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The credit balance; saffron and in words when it runs low. */
export function BalanceBadge() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useCredits();
  if (data === undefined) return <Skeleton className="h-7 w-20 rounded-full" />;
  const amount = formatCredits(data.balance, language);
  return (
    <span
      className={classNames(
        'mr-1 inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-13 font-medium numerals',
        data.isLow ? 'border-warning/40 text-warning' : 'border-line text-muted',
      )}
      title={translate(data.isLow ? 'shell.balanceLow' : 'shell.balance', { amount })}
    >
      <Coins aria-hidden="true" className="size-4" />
      <span className="sr-only">
        {translate(data.isLow ? 'shell.balanceLow' : 'shell.balance', { amount })}
      </span>
      <span aria-hidden="true">{amount}</span>
    </span>
  );
}
