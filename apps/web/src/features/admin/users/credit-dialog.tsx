import type { UserDetail } from '@kilim/contract';
import { useState } from 'react';
import { createRandomId } from '../../../api/random-id.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useChangeCredits } from './api/users.ts';
import { readCredits, startsAnew } from './credit-form.ts';

/** Gives credits or takes them; a repeated submit after a lost reply has the same idempotency key and counts once. */
export function CreditDialog({ user, onClose }: { readonly user: UserDetail; readonly onClose: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const changing = useSingleRun(useChangeCredits(user.id));
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(createRandomId);
  const amount = readCredits(typed);
  const isTooMany = amount !== null && user.credits + amount < 0;
  const problem =
    amount === null ? 'adminUsers.creditAmountInvalid' : isTooMany ? 'adminUsers.creditTooMany' : null;
  const submit = (): void => {
    setIsChecked(true);
    if (amount === null || isTooMany) return;
    changing.mutate(
      { amount, idempotencyKey, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
      {
        onSuccess: ({ balance, email }) => {
          const credits = formatNumber(balance, language);
          showToast({ type: 'success', title: translate('adminUsers.creditDone', { email, credits }) });
          onClose();
        },
        onError: (error) => {
          if (startsAnew(error)) setIdempotencyKey(createRandomId());
        },
      },
    );
  };
  return (
    <FormDialog
      title={translate('adminUsers.creditTitle')}
      description={translate('adminUsers.creditText', {
        email: user.email,
        credits: formatNumber(user.credits, language),
      })}
      submitLabel={translate('adminUsers.creditSubmit')}
      isDirty={typed !== '' || reason !== ''}
      isBusy={changing.isPending}
      isHeldWhileBusy
      problem={changing.isError ? errorText(changing.error, translate) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={translate('adminUsers.creditAmount')}
        hint={
          amount === null || isTooMany
            ? translate('adminUsers.creditAmountHint')
            : translate('adminUsers.creditResult', { credits: formatNumber(user.credits + amount, language) })
        }
        autoComplete="off"
        value={typed}
        maxLength={16}
        onChange={({ target }) => setTyped(target.value)}
        error={isChecked && problem !== null ? translate(problem) : undefined}
      />
      <TextField
        label={translate('adminUsers.creditReason')}
        hint={translate('adminUsers.creditReasonHint')}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
