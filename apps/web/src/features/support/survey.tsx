import { Star } from 'lucide-react';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { showToast } from '../../ui/toast.ts';
import { useRate } from './api/tickets.ts';

export interface SurveyProps {
  readonly ticketId: string;
  /** null until the customer has rated. */
  readonly stars: number | null;
}

/** The satisfaction of the customer, saved once by a press: docs/rules/support.md#survey */
export function Survey({ ticketId, stars }: SurveyProps) {
  const translate = useTranslate();
  const rating = useSingleRun(useRate(ticketId));
  const rate = (count: number): void =>
    rating.mutate(count, {
      onSuccess: () => showToast({ type: 'success', title: translate('support.rated') }),
      onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
    });
  if (stars !== null) {
    return <p className="text-14 text-muted numerals">{translate('support.rating', { count: stars })}</p>;
  }
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4" aria-busy={rating.isPending}>
      <legend className="float-left text-14 font-semibold">{translate('support.survey')}</legend>
      <div className="flex gap-1">
        {[1, 2, 3, 4, 5].map((count) => (
          <button
            key={count}
            type="button"
            aria-label={translate('support.stars', { count })}
            className="peer grid size-11 place-items-center rounded-control text-warning hover:bg-ink/6 sm:size-10"
            onClick={() => rate(count)}
          >
            <Star
              aria-hidden="true"
              className={`size-6 ${rating.isPending && count <= (rating.variables ?? 0) ? 'fill-current' : ''}`}
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
