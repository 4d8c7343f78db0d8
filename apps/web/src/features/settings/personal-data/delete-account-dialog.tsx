import { type AccountUser, AppError, limits } from '@kilim/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDeleteAccount } from '../api/delete-account.ts';
import { FormError } from '../form-error.tsx';
import { isConfirmed } from './deletion-confirmation.ts';

export interface DeleteAccountDialogProps {
  readonly user: AccountUser;
  readonly onClose: () => void;
}

/** Confirms the deletion with a typed word and the account's password, if it has one. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const translate = useTranslate();
  const formId = useId();
  const deletion = useSingleRun(useDeleteAccount());
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const word = translate('settings.deletion.word');
  const hasPassword = user.passwordUpdate !== '';
  const isReady = isConfirmed(typed, word) && (password !== '' || !hasPassword);
  const isWrong = deletion.error instanceof AppError && deletion.error.type === 'user_invalid_credentials';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !deletion.isPending) deletion.mutate(hasPassword ? password : undefined);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('settings.deletion.askTitle')}
      description={translate('settings.deletion.ask')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            // After success the browser leaves the page.
            isBusy={deletion.isPending || deletion.isSuccess}
            disabled={!isReady}
          >
            {translate('settings.deletion.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          autoFocus
          label={translate('settings.deletion.wordLabel', { word })}
          autoComplete="off"
          maxLength={32}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {hasPassword ? (
          <PasswordField
            label={translate('settings.password.current')}
            autoComplete="current-password"
            maxLength={limits.passwordMaximum}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={isWrong ? translate('settings.password.currentWrong') : undefined}
          />
        ) : null}
        <FormError text={deletion.isError && !isWrong ? errorText(deletion.error, translate) : undefined} />
      </form>
    </Dialog>
  );
}
