import {
  downloadReceipt,
  getReceiptPdf,
  paidReceiptStatuses,
  type Receipt,
  type ReceiptId,
} from '@kilim/contract';
import { FileCode, FileText, Mail } from 'lucide-react';
import { endpointUrl } from '../../../api/client.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { ReceiptStatusBadge } from '../../../billing/receipt-status-badge.tsx';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAnyReceipt, useMailAnyReceipt } from './api/receipts.ts';
import { InvoiceNumberForm } from './invoice-number-form.tsx';
import { OrderSection } from './order-section.tsx';
import { ReceiptDetails } from './receipt-details.tsx';

interface ReceiptDialogProps {
  readonly receiptId: ReceiptId;
  readonly onClose: () => void;
}

/** One receipt with the history of its order. */
export function ReceiptDialog({ receiptId, onClose }: ReceiptDialogProps) {
  const translate = useTranslate();
  const receipt = useAnyReceipt(receiptId);
  return (
    <Dialog
      isOpen
      size="large"
      title={receipt.data?.receiptNumber ?? translate('adminReceipts.detailTitle')}
      onClose={onClose}
    >
      {receipt.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-3 pt-2">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-16 w-full" />
          ))}
        </div>
      ) : receipt.data === undefined ? (
        <ErrorState
          title={translate('adminReceipts.detailFailed')}
          error={receipt.error}
          isRetrying={receipt.isFetching}
          onRetry={() => void receipt.refetch()}
        />
      ) : (
        <div className="flex flex-col gap-6 pt-1">
          <div className="flex flex-wrap gap-2">
            <ReceiptStatusBadge status={receipt.data.status} />
            {receipt.data.isSimulated ? (
              <Badge tone="warning">{translate('adminReceipts.simulation')}</Badge>
            ) : null}
          </div>
          <ReceiptFileActions receipt={receipt.data} />
          <ReceiptDetails receipt={receipt.data} />
          <InvoiceNumberForm receipt={receipt.data} />
          <OrderSection orderId={receipt.data.orderId} />
        </div>
      )}
    </Dialog>
  );
}

function ReceiptFileActions({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const mailing = useSingleRun(useMailAnyReceipt(receipt.id));
  const params = { receiptId: receipt.id };
  const send = (): void =>
    mailing.mutate(undefined, {
      onSuccess: ({ recipient, delivery }) =>
        showToast({
          type: delivery === 'queued' ? 'success' : 'info',
          title: translate(delivery === 'queued' ? 'adminReceipts.mailQueued' : 'adminReceipts.mailOutbox', {
            recipient,
          }),
        }),
      onError: (error) =>
        showToast({
          type: 'error',
          title: translate('adminReceipts.mailFailed'),
          message: errorText(error, translate),
        }),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={endpointUrl(getReceiptPdf, { params })}
        target="_blank"
        rel="noreferrer"
        className={buttonLook('secondary')}
      >
        <FileText aria-hidden="true" className="size-4" />
        {translate('adminReceipts.pdf')}
      </a>
      <a
        href={endpointUrl(downloadReceipt, { params })}
        target="_blank"
        rel="noreferrer"
        className={buttonLook('secondary')}
      >
        <FileCode aria-hidden="true" className="size-4" />
        {translate('adminReceipts.html')}
      </a>
      {paidReceiptStatuses.some((status) => status === receipt.status) ? (
        <Button
          variant="secondary"
          icon={<Mail aria-hidden="true" className="size-4" />}
          isBusy={mailing.isPending}
          onClick={send}
        >
          {translate('adminReceipts.mail')}
        </Button>
      ) : null}
    </div>
  );
}
