import { type Receipt, type ReceiptId, receiptStatusKeys } from '@kilim/contract';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useReceipt } from '../api/receipts.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptDetails } from './receipt-details.tsx';

export interface ReceiptDialogProps {
  readonly id: ReceiptId;
  readonly onClose: () => void;
}

/** All details of a receipt, with its files. */
export function ReceiptDialog({ id, onClose }: ReceiptDialogProps) {
  const translate = useTranslate();
  const receipt = useReceipt(id);
  const { data } = receipt;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="medium"
      title={data?.receiptNumber ?? translate('receipts.title')}
      {...(data === undefined ? {} : { actions: <ReceiptActions receipt={data} /> })}
    >
      {data !== undefined ? (
        <>
          <ReceiptDetails receipt={data} />
          <ContinueLink receipt={data} />
        </>
      ) : receipt.isError ? (
        <ErrorState
          title={translate('receipts.detail.failed')}
          error={receipt.error}
          isRetrying={receipt.isFetching}
          onRetry={() => void receipt.refetch()}
        />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </Dialog>
  );
}

/** Link to continue the payment of an unpaid order. */
function ContinueLink({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  if (receiptStatusKeys[receipt.status] !== 'pending') return null;
  return (
    <Link to={paths.paymentSuccess.to(receipt.orderId)} className={`mt-4 ${buttonLook('primary')}`}>
      {translate('receipts.detail.continue')}
    </Link>
  );
}
