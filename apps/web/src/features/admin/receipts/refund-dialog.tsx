import type { OrderHistory, OrderId } from '@kilim/contract';
import { useState } from 'react';
import { createRandomId } from '../../../api/random-id.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { formatAmountInput } from '../format-amount-input.ts';
import { useRefundOrder } from './api/receipts.ts';
import { isDecided, type Refundable, readRefundAmount, refundedCredits } from './refund-form.ts';

interface RefundDialogProps {
  readonly orderId: OrderId;
  readonly refundable: Refundable;
  /** Refunds before this one. */
  readonly earlier: OrderHistory['refunds'];
  readonly onClose: () => void;
}

/**
 * Refunds an order after showing the credits that are taken back. Until the server has decided, every submit has the same
 * idempotency key, even with other input, so a request whose reply was lost never refunds twice.
 */
export function RefundDialog({ orderId, refundable, earlier, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [whole] = useState(() => formatAmountInput(refundable.amount.minor, language));
  const [amount, setAmount] = useState(whole);
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [key, setKey] = useState(createRandomId);
  const refunding = useSingleRun(useRefundOrder(orderId));

  const read = readRefundAmount(amount, refundable);
  const money = (minor: number): string => formatMoney(minor, refundable.amount.currency, language);
  const credits = 'minor' in read ? refundedCredits(refundable, read.minor) : null;
  const missingReason = reason.trim() === '';
  const missingReference = refundable.isManual && reference.trim() === '';
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
        onError: (error) => {
          if (isDecided(error)) setKey(createRandomId());
        },
      },
    );
  };
  const required = translate('adminReceipts.required');
  return (
    <FormDialog
      title={translate('adminReceipts.refundTitle')}
      description={translate('adminReceipts.refundText', { amount: money(refundable.amount.minor) })}
      submitLabel={translate('adminReceipts.refundConfirm')}
      isDangerous
      isDirty={amount !== whole || reason !== '' || reference !== ''}
      isBusy={refunding.isPending}
      isHeldWhileBusy
      problem={refunding.isError ? errorText(refunding.error, translate) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={translate('adminReceipts.refundAmount', { currency: refundable.amount.currency })}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
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
        onChange={({ target }) => setReason(target.value)}
        error={isChecked && missingReason ? required : undefined}
      />
      {refundable.isManual ? (
        <TextField
          label={translate('adminReceipts.refundReference')}
          hint={translate('adminReceipts.refundReferenceHint')}
          autoComplete="off"
          value={reference}
          maxLength={64}
          onChange={({ target }) => setReference(target.value)}
          error={isChecked && missingReference ? required : undefined}
        />
      ) : null}
      {credits === null ? null : (
        <div aria-live="polite" className="rounded-control bg-sunken px-3 py-2.5 text-13">
          <p>
            {translate('adminReceipts.refundTakes', {
              count: credits.taken,
              credits: formatNumber(credits.taken, language),
            })}
          </p>
          {credits.shortfall === 0 ? null : (
            <p className="text-danger">
              {translate('adminReceipts.refundLacks', {
                count: credits.shortfall,
                credits: formatNumber(credits.shortfall, language),
              })}
            </p>
          )}
        </div>
      )}
    </FormDialog>
  );
}
