import { zodResolver } from '@hookform/resolvers/zod';
import { AppError, limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useForm, useWatch } from 'react-hook-form';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField, PasswordHint } from '../../../ui/password-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useChangePassword } from '../api/change-password.ts';
import { FormProblem } from '../form-problem.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { type PasswordForm, passwordForm } from './password-rules.ts';

const resolver = zodResolver(passwordForm);
const empty: PasswordForm = { current: '', next: '', again: '' };

/** Changes the password of somebody who knows it. */
export function PasswordCard() {
  const translate = useTranslate();
  const change = useSingleRun(useChangePassword());
  const { register, handleSubmit, control, formState, setError, reset } = useForm<PasswordForm>({
    defaultValues: empty,
    resolver,
    reValidateMode: 'onSubmit',
  });
  const next = useWatch({ control, name: 'next' });
  const textOf = (field: keyof PasswordForm): string | undefined => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : translate(key as MessageKey);
  };
  const isWrong = change.error instanceof AppError && change.error.type === 'user_invalid_credentials';

  const submit = handleSubmit((values) => {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: () => {
        reset(empty);
        showToast({ type: 'success', title: translate('settings.password.done') });
      },
      onError: (error) => {
        if (error instanceof AppError && error.type === 'user_invalid_credentials') {
          setError('current', { message: 'settings.password.currentWrong' }, { shouldFocus: true });
        }
      },
    });
  });

  return (
    <SettingsCard
      title={translate('settings.password.title')}
      description={translate('settings.password.description')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
        <PasswordField
          label={translate('settings.password.current')}
          autoComplete="current-password"
          maxLength={limits.passwordMaximum}
          error={textOf('current')}
          {...register('current')}
        />
        <PasswordField
          label={translate('auth.field.newPassword')}
          autoComplete="new-password"
          maxLength={limits.passwordMaximum}
          hint={<PasswordHint password={next} />}
          error={textOf('next')}
          {...register('next')}
        />
        <PasswordField
          label={translate('auth.field.confirmPassword')}
          autoComplete="new-password"
          maxLength={limits.passwordMaximum}
          error={textOf('again')}
          {...register('again')}
        />
        <FormProblem text={change.isError && !isWrong ? errorText(change.error, translate) : undefined} />
        <div>
          <Button type="submit" isBusy={change.isPending}>
            {translate('settings.password.submit')}
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}
