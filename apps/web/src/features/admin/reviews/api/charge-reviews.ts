import { type ChargeReviewState, decideChargeReview, listChargeReviews, type TurnId } from '@kilim/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminQueryKeys } from '../../../../api/admin-query-keys.ts';
import { call } from '../../../../api/client.ts';
import { cursorPages } from '../../../../api/cursor-pages.ts';

/** Pages of reports, newest first; null means every state. */
export function useChargeReviews(state: ChargeReviewState | null) {
  return useInfiniteQuery(
    cursorPages(adminQueryKeys.chargeReviewList(state), (page, signal) =>
      call(listChargeReviews, { query: { ...(state === null ? {} : { state }), ...page }, signal }),
    ),
  );
}

interface DecisionOutcome {
  readonly onDone: (decision: 'return' | 'refuse') => void;
  readonly onFailed: (error: unknown) => void;
}

/** Returns or keeps the price of a change. The outcome is reported although the decided one leaves the list. */
export function useDecideChargeReview(turnId: TurnId, { onDone, onFailed }: DecisionOutcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: 'return' | 'refuse') =>
      call(decideChargeReview, { params: { turnId }, body: { decision } }),
    onSuccess: (_review, decision) => onDone(decision),
    onError: onFailed,
    // Also after an error: another administrator may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: adminQueryKeys.chargeReviews }),
  });
}
