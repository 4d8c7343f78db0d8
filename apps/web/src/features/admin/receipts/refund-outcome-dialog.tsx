import type { OrderHistory, OrderId } from '@kilim/contract';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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

/** Records the outcome of a refund that the bank never decided, from the bank statement. */
export function RefundOutcomeDialog({ orderId, refund, onClose }: RefundOutcomeDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  // No default, because both choices move money or credits.
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
    <FormDialog
      title={translate('adminReceipts.outcomeTitle')}
      description={translate('adminReceipts.outcomeText', {
        amount: formatMoney(refund.amount.minor, refund.amount.currency, language),
      })}
      submitLabel={translate('adminReceipts.outcomeConfirm')}
      isDangerous
      isDirty={outcome !== '' || reference !== '' || reason !== ''}
      isBusy={deciding.isPending}
      isHeldWhileBusy
      problem={deciding.isError ? errorText(deciding.error, translate) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={translate('adminReceipts.outcomeField')}
        value={outcome}
        options={[
          { value: '', label: translate('adminReceipts.outcomeChoose') },
          { value: 'done', label: translate('adminReceipts.outcomeDone') },
          { value: 'refused', label: translate('adminReceipts.outcomeRefused') },
        ]}
        onChange={({ target: { value } }) => setOutcome(value === 'done' || value === 'refused' ? value : '')}
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
    </FormDialog>
  );
}
