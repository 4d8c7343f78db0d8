import { chargeReviewState } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { choiceParam } from '../../../navigation/url-params.ts';
import { useUrlState } from '../../../navigation/use-url-state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lineControlLook } from '../../../ui/field.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useChargeReviews } from './api/charge-reviews.ts';
import { ReviewCard } from './review-card.tsx';

/** The queue unless the URL names another state. */
const reviewParams = {
  state: choiceParam('state', ['all', ...chargeReviewState.options], 'in-review'),
};

/** Reports of changes that did not start, for an administrator to decide: docs/rules/admin.md#credit-returns */
export default function ReviewsTab() {
  const translate = useTranslate();
  const {
    state: { state },
    change,
  } = useUrlState(reviewParams);
  const list = useChargeReviews(state === 'all' ? null : state);
  const isQueue = state === 'in-review';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-xl min-w-0">
          <h2 className="text-20 font-semibold">{translate('adminReviews.title')}</h2>
          <p className="pt-1 text-14 text-muted">{translate('adminReviews.intro')}</p>
        </div>
        <select
          aria-label={translate('adminReviews.filter')}
          className={`${lineControlLook} w-auto! cursor-pointer max-sm:w-full!`}
          onChange={({ target }) => change({ state: reviewParams.state.parse(target.value) })}
          value={state}
        >
          <option value="all">{translate('adminReviews.all')}</option>
          {chargeReviewState.options.map((name) => (
            <option key={name} value={name}>
              {translate(`adminReviews.state.${name}`)}
            </option>
          ))}
        </select>
      </div>
      <PagedList
        empty={
          <EmptyState
            description={translate(isQueue ? 'adminReviews.queueEmpty' : 'adminReviews.empty')}
            title={translate(isQueue ? 'adminReviews.queueEmptyTitle' : 'adminReviews.emptyTitle')}
          />
        }
        failed={translate('adminReviews.failed')}
        itemsOf={(page) => page.reviews}
        list={list}
        more={translate('adminReviews.more')}
        skeletonClass="h-36 rounded-card"
        skeletonRows={3}
      >
        {(reviews) => (
          <ul className="flex flex-col gap-3">
            {reviews.map((review) => (
              <li key={review.turnId}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
