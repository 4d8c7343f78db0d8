import type { Order, OrderId } from '@kilim/contract';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { recordEvent } from '../../analytics/record.ts';
import { isWaiting, useOrder } from '../../api/orders.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isFailure, isProviderRedirect } from './api/pay-order.ts';
import { clearPurchase } from './clear-purchase.ts';
import { DemoStep } from './demo-step.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderLoadError } from './order-load-error.tsx';
import { TransferStep } from './transfer-step.tsx';

/**
 * Continues to the result when the order is finished, reported by the payment's reply or by a server event, whichever
 * comes first.
 */
function useContinueWhenFinished(order: Order | undefined): void {
  const navigate = useNavigate();
  const wasOpen = useRef(false);
  const status = order?.status;
  const id = order?.id;
  useEffect(() => {
    if (status === undefined || id === undefined) return;
    if (isWaiting(status)) {
      wasOpen.current = true;
      return;
    }
    clearPurchase(status);
    if (status === 'paid' && wasOpen.current) recordEvent('action', 'order-paid');
    const result = isFailure(status) ? paths.paymentError : paths.paymentSuccess;
    void navigate(result.to(id), { replace: true });
  }, [status, id, navigate]);
}

/** The remaining step of an order's payment. */
export function OrderStep({ orderId }: { readonly orderId: OrderId }) {
  const translate = useTranslate();
  const query = useOrder(orderId);
  useContinueWhenFinished(query.data?.order);
  if (query.data === undefined) {
    if (query.isError) {
      return (
        <OrderLoadError
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      );
    }
    return <Skeleton className="h-72 w-full" />;
  }
  const { order, start } = query.data;
  if (!isWaiting(order.status)) return <Skeleton className="h-72 w-full" />;
  // Payments on the bank's page are awaited on the result page.
  if (start === null || isProviderRedirect(start))
    return <Navigate replace to={paths.paymentSuccess.to(order.id)} />;
  return (
    <Card className="mx-auto flex w-full max-w-2xl flex-col gap-5 p-4 sm:p-6">
      <OrderDetails order={order} />
      {start.kind === 'embedded' ? <DemoStep order={order} /> : <TransferStep start={start} />}
      <Link to={paths.settings.to('billing')} className={buttonLook('secondary')}>
        {translate('checkout.step.later')}
      </Link>
    </Card>
  );
}
