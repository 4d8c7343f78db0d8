import type { OrderId } from '@kilim/contract';
import { Link, Navigate } from 'react-router';
import { isWaiting, useOrder } from '../../api/orders.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { isFailure } from './api/pay-order.ts';
import { DemoStep } from './demo-step.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderUnreadable } from './order-unreadable.tsx';
import { TransferStep } from './transfer-step.tsx';

/** What is left to do to pay an order. Once nothing is, the page of the result takes over. */
export function OrderStep({ orderId }: { readonly orderId: OrderId }) {
  const translate = useTranslate();
  const query = useOrder(orderId);
  if (query.data === undefined) {
    if (query.isError) {
      return (
        <OrderUnreadable
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      );
    }
    return <Skeleton className="h-72 w-full" />;
  }
  const { order, start } = query.data;
  if (isFailure(order.status)) return <Navigate replace to={paths.paymentError.to(order.id)} />;
  const isHere = start !== null && (start.kind === 'embedded' || start.kind === 'transfer');
  if (!isWaiting(order.status) || !isHere) return <Navigate replace to={paths.paymentSuccess.to(order.id)} />;
  return (
    <Card className="mx-auto flex w-full max-w-2xl flex-col gap-5 p-4 sm:p-6">
      <OrderFacts order={order} />
      {start.kind === 'embedded' ? <DemoStep order={order} /> : <TransferStep start={start} />}
      <Link to={paths.settings.to('billing')} className={buttonLook('secondary')}>
        {translate('checkout.step.later')}
      </Link>
    </Card>
  );
}
