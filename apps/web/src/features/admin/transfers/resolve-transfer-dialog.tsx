import type { Transfer } from '@kilim/contract';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDismissTransfer, useResolveTransfer } from './api/transfers.ts';
import { formatTransferAmount } from './format-transfer-amount.ts';

export type TransferDecision = 'resolve' | 'dismiss';

interface ResolveTransferDialogProps {
  readonly transfer: Transfer;
  readonly kind: TransferDecision;
  readonly onClose: () => void;
}

/** Pays the order of a receipt with a transfer, or dismisses the transfer with a note. */
export function ResolveTransferDialog({ transfer, kind, onClose }: ResolveTransferDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [receiptNumber, setReceiptNumber] = useState('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const resolving = useSingleRun(useResolveTransfer(transfer.id));
  const dismissing = useSingleRun(useDismissTransfer(transfer.id));
  const isResolve = kind === 'resolve';
  const current = isResolve ? resolving : dismissing;
  const isNumberMissing = isResolve && receiptNumber.trim() === '';
  const isNoteMissing = !isResolve && note.trim() === '';
  const required = translate('adminReceipts.required');
  const submit = (): void => {
    setIsChecked(true);
    if (isNumberMissing || isNoteMissing) return;
    const onSuccess = (): void => {
      showToast({
        type: 'success',
        title: translate(isResolve ? 'adminTransfers.resolved' : 'adminTransfers.dismissed'),
      });
      onClose();
    };
    if (isResolve) {
      resolving.mutate({ receiptNumber: receiptNumber.trim(), note: note.trim() }, { onSuccess });
    } else dismissing.mutate(note.trim(), { onSuccess });
  };
  return (
    <FormDialog
      title={translate(isResolve ? 'adminTransfers.resolveTitle' : 'adminTransfers.dismissTitle')}
      description={translate(isResolve ? 'adminTransfers.resolveText' : 'adminTransfers.dismissText', {
        amount: formatTransferAmount(transfer, language),
      })}
      submitLabel={translate(isResolve ? 'adminTransfers.resolveConfirm' : 'adminTransfers.dismissConfirm')}
      isDirty={receiptNumber !== '' || note !== ''}
      isBusy={current.isPending}
      isHeldWhileBusy
      problem={current.isError ? errorText(current.error, translate) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {isResolve ? (
        <TextField
          label={translate('adminTransfers.receiptNumber')}
          autoComplete="off"
          maxLength={40}
          value={receiptNumber}
          onChange={(event) => setReceiptNumber(event.target.value)}
          error={isChecked && isNumberMissing ? required : undefined}
        />
      ) : null}
      <TextArea
        label={translate(isResolve ? 'adminTransfers.noteOptional' : 'adminTransfers.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={isChecked && isNoteMissing ? required : undefined}
      />
    </FormDialog>
  );
}
