import type { OrderHistory, OrderId } from '@kilim/contract';
import { useId, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDecideRefund } from './api/receipts.ts';

interface RefundOutcomeDialogProps {
  readonly orderId: OrderId;
  readonly refund: OrderHistory['refunds'][number];
  readonly onClose: () => void;
}

/** Ends a refund that the bank never decided, as its statement shows it. */
export function RefundOutcomeDialog({ orderId, refund, onClose }: RefundOutcomeDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const formId = useId();
  const errorId = useId();
  // Nothing is chosen beforehand: either choice moves money or credits.
  const [outcome, setOutcome] = useState<'' | 'done' | 'refused'>('');
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const deciding = useSingleRun(useDecideRefund(orderId, refund.id));
  const required = translate('adminReceipts.required');
  const submit = (): void => {
    setIsChecked(true);
    if (outcome === '' || reason.trim() === '') return;
    deciding.mutate(
      { outcome, reference: reference.trim() === '' ? null : reference.trim(), reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ type: 'success', title: translate('adminReceipts.outcomeSaved') });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      title={translate('adminReceipts.outcomeTitle')}
      description={translate('adminReceipts.outcomeText', {
        amount: formatMoney(refund.amount.minor, refund.amount.currency, language),
      })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="danger" form={formId} isBusy={deciding.isPending}>
            {translate('adminReceipts.outcomeConfirm')}
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
        <SelectField
          label={translate('adminReceipts.outcomeField')}
          value={outcome}
          options={[
            { value: '', label: '–' },
            { value: 'done', label: translate('adminReceipts.outcomeDone') },
            { value: 'refused', label: translate('adminReceipts.outcomeRefused') },
          ]}
          onChange={({ target: { value } }) =>
            setOutcome(value === 'done' || value === 'refused' ? value : '')
          }
          error={isChecked && outcome === '' ? required : undefined}
        />
        <TextField
          label={translate('adminReceipts.outcomeReference')}
          hint={translate('adminReceipts.outcomeReferenceHint')}
          autoComplete="off"
          value={reference}
          maxLength={64}
          onChange={(event) => setReference(event.target.value)}
        />
        <TextArea
          label={translate('adminReceipts.outcomeReason')}
          hint={translate('adminReceipts.outcomeReasonHint')}
          value={reason}
          maxLength={150}
          onChange={(event) => setReason(event.target.value)}
          error={isChecked && reason.trim() === '' ? required : undefined}
        />
        <div role="alert" className="empty:hidden">
          {deciding.isError ? (
            <FieldError id={errorId}>{errorText(deciding.error, translate)}</FieldError>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
