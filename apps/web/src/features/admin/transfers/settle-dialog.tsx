import type { Transfer } from '@kilim/contract';
import { useId, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDismissTransfer, useResolveTransfer } from './api/transfers.ts';
import { formatTransferAmount } from './format-transfer-amount.ts';

export type SettleKind = 'resolve' | 'dismiss';

interface SettleDialogProps {
  readonly transfer: Transfer;
  readonly kind: SettleKind;
  readonly onClose: () => void;
}

/** Decides about a transfer: pays the order of a receipt with it, or sets it aside with a note. */
export function SettleDialog({ transfer, kind, onClose }: SettleDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const formId = useId();
  const errorId = useId();
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
    <Dialog
      isOpen
      title={translate(isResolve ? 'adminTransfers.resolveTitle' : 'adminTransfers.dismissTitle')}
      description={translate(isResolve ? 'adminTransfers.resolveText' : 'adminTransfers.dismissText', {
        amount: formatTransferAmount(transfer, language),
      })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={current.isPending}>
            {translate(isResolve ? 'adminTransfers.resolveConfirm' : 'adminTransfers.dismissConfirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
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
        <div role="alert" className="empty:hidden">
          {current.isError ? (
            <FieldError id={errorId}>{errorText(current.error, translate)}</FieldError>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
