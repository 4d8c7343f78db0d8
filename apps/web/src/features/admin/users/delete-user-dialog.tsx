import type { UserDetail } from '@kilim/contract';
import { useState } from 'react';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useUserAction } from './api/users.ts';

/** Confirms the deletion of a user by the typed address. */
export function DeleteUserDialog({
  user,
  onClose,
}: {
  readonly user: UserDetail;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const deletion = useSingleRun(useUserAction(user.id));
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isSame = typed.trim().toLowerCase() === user.email;
  const submit = (): void => {
    setIsChecked(true);
    if (!isSame) return;
    deletion.mutate('deleting', {
      onSuccess: () => {
        showToast({ type: 'success', title: translate('adminUsers.done.deleting') });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={translate('adminUsers.deleteTitle', { name: user.name || user.email })}
      description={translate('adminUsers.deleteText')}
      submitLabel={translate('adminUsers.deleteConfirm')}
      isDangerous
      isDirty={false}
      isBusy={deletion.isPending}
      isHeldWhileBusy
      problem={deletion.isError ? errorText(deletion.error, translate) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={translate('adminUsers.deleteField', { email: user.email })}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        maxLength={320}
        onChange={({ target }) => setTyped(target.value)}
        error={isChecked && !isSame ? translate('adminUsers.deleteMismatch') : undefined}
      />
    </FormDialog>
  );
}
