import { type OrderHistory, type OrderId, toDecimal } from '@kilim/contract';
import { useId, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRefundOrder } from './api/receipts.ts';
import { creditsOfPart, type Refundable, readRefundAmount } from './refund-form.ts';

interface RefundDialogProps {
  readonly orderId: OrderId;
  readonly refundable: Refundable;
  /** Refunds that were there before. */
  readonly earlier: OrderHistory['refunds'];
  readonly onClose: () => void;
}

/** Gives money back after showing what it takes with it. Its key stays while it is open: pressed twice refunds once. */
export function RefundDialog({ orderId, refundable, earlier, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const formId = useId();
  const errorId = useId();
  const decimal = toDecimal(refundable.amount.minor);
  const [amount, setAmount] = useState(language === 'tr' ? decimal.replace('.', ',') : decimal);
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const refunding = useSingleRun(useRefundOrder(orderId));

  const read = readRefundAmount(amount, refundable);
  const money = (minor: number): string => formatMoney(minor, refundable.amount.currency, language);
  const outlook = 'minor' in read ? creditsOfPart(refundable, read.minor) : null;
  const missingReason = reason.trim() === '';
  const missingReference = refundable.isManual && reference.trim() === '';
  /** What was asked before under this key is over once anything of it changes. */
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setKey(crypto.randomUUID());
  };
  const submit = (): void => {
    setIsChecked(true);
    if (!('minor' in read) || missingReason || missingReference) return;
    refunding.mutate(
      {
        idempotencyKey: key,
        amountMinor: read.minor,
        reason: reason.trim(),
        manualReference: refundable.isManual ? reference.trim() : null,
      },
      {
        onSuccess: ({ refunds }) => {
          const isPending = refunds.some(
            ({ id, status }) => status === 'pending' && !earlier.some((refund) => refund.id === id),
          );
          showToast({
            type: isPending ? 'info' : 'success',
            title: translate(isPending ? 'adminReceipts.refundPending' : 'adminReceipts.refundDone'),
          });
          onClose();
        },
      },
    );
  };
  const required = translate('adminReceipts.required');
  return (
    <Dialog
      isOpen
      title={translate('adminReceipts.refundTitle')}
      description={translate('adminReceipts.refundText', { amount: money(refundable.amount.minor) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={refunding.isPending}>
            {translate('adminReceipts.refundConfirm')}
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
        <TextField
          label={translate('adminReceipts.refundAmount', { currency: refundable.amount.currency })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={change(setAmount)}
          error={
            isChecked && 'problem' in read
              ? translate(
                  read.problem === 'too_large'
                    ? 'errors.refund_too_large'
                    : 'adminReceipts.refundAmountInvalid',
                )
              : undefined
          }
        />
        <TextArea
          label={translate('adminReceipts.refundReason')}
          hint={translate('adminReceipts.refundReasonHint')}
          value={reason}
          maxLength={500}
          onChange={change(setReason)}
          error={isChecked && missingReason ? required : undefined}
        />
        {refundable.isManual ? (
          <TextField
            label={translate('adminReceipts.refundReference')}
            hint={translate('adminReceipts.refundReferenceHint')}
            autoComplete="off"
            value={reference}
            maxLength={64}
            onChange={change(setReference)}
            error={isChecked && missingReference ? required : undefined}
          />
        ) : null}
        {outlook === null ? null : (
          <div aria-live="polite" className="rounded-control bg-sunken px-3 py-2.5 text-13">
            <p>
              {translate('adminReceipts.refundTakes', { credits: formatNumber(outlook.taken, language) })}
            </p>
            {outlook.shortfall === 0 ? null : (
              <p className="text-danger">
                {translate('adminReceipts.refundLacks', {
                  credits: formatNumber(outlook.shortfall, language),
                })}
              </p>
            )}
          </div>
        )}
        <div role="alert" className="empty:hidden">
          {refunding.isError ? (
            <FieldError id={errorId}>{errorText(refunding.error, translate)}</FieldError>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
