import { AppError, orderId } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { recordEvent } from '../../analytics/record.ts';
import { isWaiting } from '../../api/orders.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { paths } from '../../navigation/paths.ts';
import {
  isFailure,
  isProviderRedirect,
  type OrderBody,
  type ProviderRedirect,
  useCreateOrder,
} from './api/pay-order.ts';
import { orderIdempotencyKey, removeOrderIdempotencyKey } from './order-idempotency-key.ts';

const endedOrder = z.object({ orderId });

export interface PlacingSteps {
  /** The browser must leave for the provider's page. */
  readonly onStart: (start: ProviderRedirect) => void;
  /** The sales texts have changed: load them and ask for consent again. */
  readonly onTextChanged: () => void;
}

/** Places the order, once per form content, and continues with the next step. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const creating = useSingleRun(useCreateOrder());
  const place = (body: Omit<OrderBody, 'idempotencyKey'>, { onStart, onTextChanged }: PlacingSteps): void => {
    creating.mutate(
      { ...body, idempotencyKey: orderIdempotencyKey(body) },
      {
        onSuccess: ({ order, start }) => {
          recordEvent('action', 'order-placed');
          // The same form was sent before and its order has ended: show its result.
          if (!isWaiting(order.status)) {
            removeOrderIdempotencyKey();
            const result = isFailure(order.status) ? paths.paymentError : paths.paymentSuccess;
            void navigate(result.to(order.id));
          } else if (isProviderRedirect(start)) onStart(start);
          else void navigate(paths.payment.to(order.planId, { order: order.id }));
        },
        onError: (error) => {
          if (!(error instanceof AppError)) return;
          if (error.type === 'order_key_reused') removeOrderIdempotencyKey();
          if (error.type === 'order_not_payable') {
            // The same form was sent before and its order is finished: the result page shows its state.
            removeOrderIdempotencyKey();
            const ended = endedOrder.safeParse(error.details);
            if (ended.success) void navigate(paths.paymentError.to(ended.data.orderId));
          }
          if (error.type === 'order_text_changed') {
            onTextChanged();
            void client.invalidateQueries({ queryKey: queryKeys.checkout.all });
          }
        },
      },
    );
  };
  return { place, isBusy: creating.isPending, error: creating.error };
}
