import type { ChargeReview, ChargeReviewState } from '@kilim/contract';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDecideChargeReview } from './api/charge-reviews.ts';

const tones: Readonly<Record<ChargeReviewState, BadgeTone>> = {
  'in-review': 'warning',
  returned: 'success',
  refused: 'neutral',
};

/** The name of a state; a return without a decision was automatic. */
function useStateName({ charge, decidedAt }: ChargeReview): string {
  const translate = useTranslate();
  if (charge === 'kept') return '';
  if (charge === 'returned' && decidedAt === null) return translate('adminReviews.automatic');
  return translate(`adminReviews.state.${charge}`);
}

/** One report: account, request, error, price and the decision. */
export function ReviewCard({ review }: { readonly review: ChargeReview }) {
  const translate = useTranslate();
  const language = useLanguage();
  const stateName = useStateName(review);
  const decide = useSingleRun(
    useDecideChargeReview(review.turnId, {
      onDone: (decision) =>
        showToast({
          type: 'success',
          title: translate(decision === 'return' ? 'adminReviews.returned' : 'adminReviews.refused'),
        }),
      onFailed: (error) =>
        showToast({
          type: 'error',
          title: translate('adminReviews.decideFailed'),
          message: errorText(error, translate),
        }),
    }),
  );
  const { charge, credits, user, prompt, model, error, recentReports, reportedAt, decidedAt } = review;
  const place = error.path === null ? '' : ` (${error.path}${error.line === null ? '' : `:${error.line}`})`;
  const lines: readonly (readonly [label: string, value: string])[] = [
    [translate('adminReviews.error'), error.message + place],
    [translate('adminReviews.model'), model],
    [translate('adminReviews.recent'), formatNumber(recentReports, language)],
    [translate('adminReviews.reported'), formatDateTime(reportedAt, language)],
    [translate('adminReviews.decided'), decidedAt === null ? '' : formatDateTime(decidedAt, language)],
  ];
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-16 font-semibold break-words">{user.email}</p>
          <p className="text-14 break-words text-muted">{prompt}</p>
        </div>
        <div className="flex items-center gap-2">
          <span className="text-16 font-semibold numerals">
            {translate('adminReviews.credits', { count: credits, credits: formatNumber(credits, language) })}
          </span>
          {charge === 'kept' ? null : <Badge tone={tones[charge]}>{stateName}</Badge>}
        </div>
      </div>
      <dl className="flex flex-col gap-1 text-14">
        {lines.map(([label, value]) =>
          value === '' ? null : (
            <div className="flex flex-wrap gap-x-2" key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 numerals [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {charge === 'in-review' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            isBusy={decide.isPending && decide.variables === 'return'}
            onClick={() => decide.mutate('return')}
          >
            {translate('adminReviews.return')}
          </Button>
          <Button
            isBusy={decide.isPending && decide.variables === 'refuse'}
            onClick={() => decide.mutate('refuse')}
            variant="secondary"
          >
            {translate('adminReviews.refuse')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
