import { paidReceiptStatuses, type Receipt } from '@kilim/contract';
import { FileCode, FileText, Mail } from 'lucide-react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDownloadReceipt, useMailReceipt } from '../api/receipts.ts';

/** Downloads the receipt as PDF or HTML, or mails a paid one. */
export function ReceiptActions({ receipt }: { readonly receipt: Receipt }) {
  const translate = useTranslate();
  const pdf = useSingleRun(useDownloadReceipt('pdf'));
  const html = useSingleRun(useDownloadReceipt('html'));
  const mailing = useSingleRun(useMailReceipt());
  const onError = (): void => showToast({ type: 'error', title: translate('receipts.downloadFailed') });
  const isPaid = paidReceiptStatuses.some((status) => status === receipt.status);
  const send = (): void =>
    mailing.mutate(receipt.id, {
      onSuccess: ({ recipient, delivery }) =>
        showToast(
          delivery === 'queued'
            ? { type: 'success', title: translate('receipts.mailQueued', { recipient }) }
            : { type: 'info', title: translate('receipts.mailOutbox', { recipient }) },
        ),
      onError: (error) => showToast({ type: 'error', title: errorText(error, translate) }),
    });
  return (
    <>
      {isPaid ? (
        <Button
          variant="secondary"
          icon={<Mail aria-hidden="true" className="size-4" />}
          isBusy={mailing.isPending}
          onClick={send}
        >
          {translate('receipts.mail')}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        icon={<FileCode aria-hidden="true" className="size-4" />}
        isBusy={html.isPending}
        onClick={() => html.mutate(receipt, { onError })}
      >
        {translate('receipts.html')}
      </Button>
      <Button
        icon={<FileText aria-hidden="true" className="size-4" />}
        isBusy={pdf.isPending}
        onClick={() => pdf.mutate(receipt, { onError })}
      >
        {translate('receipts.pdf')}
      </Button>
    </>
  );
}
