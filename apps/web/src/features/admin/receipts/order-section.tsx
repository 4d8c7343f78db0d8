import type { OrderHistory, OrderId } from '@kilim/contract';
import { RefreshCw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCheckOrder, useOrderHistory } from './api/receipts.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundOutcomeDialog } from './refund-outcome-dialog.tsx';

/** The history of an order, with its actions. */
export function OrderSection({ orderId }: { readonly orderId: OrderId }) {
  const translate = useTranslate();
  const history = useOrderHistory(orderId);
  const checking = useSingleRun(useCheckOrder(orderId));
  const [refunding, setRefunding] = useState<OrderHistory['refundable']>(null);
  const [deciding, setDeciding] = useState<OrderHistory['refunds'][number] | null>(null);
  if (history.isPending) {
    return (
      <div role="status" aria-label={translate('common.loading')}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (history.data === undefined) {
    return (
      <ErrorState
        title={translate('adminReceipts.historyFailed')}
        error={history.error}
        isRetrying={history.isFetching}
        onRetry={() => void history.refetch()}
      />
    );
  }
  const { refundable } = history.data;
  const check = (): void =>
    checking.mutate(undefined, {
      onSuccess: ({ status }) =>
        showToast({
          type: 'info',
          title: translate('adminReceipts.checked', { status: translate(`adminOrders.status.${status}`) }),
        }),
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminReceipts.checkFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-16 font-semibold">
          {translate('adminReceipts.history', {
            status: translate(`adminOrders.status.${history.data.status}`),
          })}
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
            isBusy={checking.isPending}
            onClick={check}
          >
            {translate('adminReceipts.check')}
          </Button>
          {refundable === null ? null : (
            <Button
              variant="secondary"
              icon={<Undo2 aria-hidden="true" className="size-4" />}
              onClick={() => setRefunding(refundable)}
            >
              {translate('adminReceipts.refund')}
            </Button>
          )}
        </div>
      </div>
      <OrderTimeline history={history.data} onDecide={setDeciding} />
      {deciding === null ? null : (
        <RefundOutcomeDialog orderId={orderId} refund={deciding} onClose={() => setDeciding(null)} />
      )}
      {refunding === null ? null : (
        <RefundDialog
          orderId={orderId}
          // After a full refund `refundable` is null while the dialog is still open.
          refundable={refundable ?? refunding}
          earlier={history.data.refunds}
          onClose={() => setRefunding(null)}
        />
      )}
    </section>
  );
}
