import { creditRules } from '@kilim/contract';
import { Coins, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCredits } from '../../../api/credits.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';

/** Above the composer: what a balance that is missing, too low or low allows, and the next step. */
export function CreditNotice() {
  const translate = useTranslate();
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useCredits();
  const number = (value: number): string => formatNumber(value, language);
  if (isError && data === undefined) {
    return (
      <Notice title={translate('chat.balanceFailed')}>
        <Button isBusy={isFetching} onClick={() => void refetch()} variant="link">
          {translate('chat.balanceRetry')}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) return null;
  // Opens in a new tab, so that the studio and its unsaved edits stay open.
  const buyLink = (
    <Link
      className="flex min-h-10 w-fit items-center text-13 font-medium text-primary underline underline-offset-4"
      target="_blank"
      to={paths.pricing.to()}
    >
      {translate('credits.buy')}
    </Link>
  );
  if (data.balance < creditRules.minimumForChat) {
    return (
      <Notice
        title={
          data.balance === 0
            ? translate('chat.noCredits')
            : translate('chat.tooFewCredits', { count: data.balance, balance: number(data.balance) })
        }
      >
        <p>
          {translate('chat.creditsNeeded', {
            question: number(creditRules.minimumForChat),
            change: number(creditRules.minimumForGeneration),
          })}
        </p>
        {buyLink}
      </Notice>
    );
  }
  if (!data.isLow) return null;
  const isQuestionOnly = data.balance < creditRules.minimumForGeneration;
  return (
    <div className="mb-2 flex items-start gap-2 text-13 text-muted" role="status">
      <Coins aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0">
        {isQuestionOnly
          ? translate('chat.questionsOnly', {
              balance: number(data.balance),
              change: number(creditRules.minimumForGeneration),
            })
          : translate('chat.lowBalance', { count: data.balance, balance: number(data.balance) })}
        {buyLink}
      </div>
    </div>
  );
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div
      className="mb-2 flex items-start gap-2 rounded-card border border-saffron bg-saffron/20 px-3 py-2 text-13 text-ink"
      role="alert"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0">
        <strong className="block font-semibold">{title}</strong>
        {children}
      </div>
    </div>
  );
}
