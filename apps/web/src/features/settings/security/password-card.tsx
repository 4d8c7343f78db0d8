import { zodResolver } from '@hookform/resolvers/zod';
import { type AccountUser, AppError, limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useForm, useWatch } from 'react-hook-form';
import { passwordErrorKey } from '../../../api/password-error.ts';
import { useSiteName } from '../../../api/site.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordHint } from '../../../ui/password-hint.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useChangePassword } from '../api/change-password.ts';
import { FormError } from '../form-error.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { firstPasswordForm, type PasswordForm, passwordForm } from './password-rules.ts';

const resolvers = { change: zodResolver(passwordForm), first: zodResolver(firstPasswordForm) };
const empty: PasswordForm = { current: '', next: '', again: '' };

/** Changes the password, or sets the first one of an account created by a provider. */
export function PasswordCard({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const siteName = useSiteName();
  const isFirst = user.passwordUpdate === '';
  const change = useSingleRun(useChangePassword());
  const { register, handleSubmit, control, formState, setError, reset } = useForm<PasswordForm>({
    defaultValues: empty,
    resolver: isFirst ? resolvers.first : resolvers.change,
    reValidateMode: 'onSubmit',
  });
  const next = useWatch({ control, name: 'next' });
  const textOf = (field: keyof PasswordForm): string | undefined => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : translate(key as MessageKey);
  };
  const isWrong =
    passwordErrorKey(change.error) !== null ||
    (change.error instanceof AppError && change.error.type === 'user_invalid_credentials');

  const submit = handleSubmit((values) => {
    if (change.isPending) return;
    change.mutate(isFirst ? { next: values.next } : values, {
      onSuccess: () => {
        reset(empty);
        showToast({
          type: 'success',
          title: translate(isFirst ? 'settings.password.setDone' : 'settings.password.done'),
        });
      },
      onError: (error) => {
        if (error instanceof AppError && error.type === 'user_invalid_credentials') {
          setError('current', { message: 'settings.password.currentWrong' }, { shouldFocus: true });
        }
        const refusal = passwordErrorKey(error);
        if (refusal !== null) setError('next', { message: refusal }, { shouldFocus: true });
      },
    });
  });

  return (
    <SettingsCard
      title={translate('settings.password.title')}
      description={translate(
        isFirst ? 'settings.password.firstDescription' : 'settings.password.description',
      )}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
        {isFirst ? null : (
          <PasswordField
            label={translate('settings.password.current')}
            autoComplete="current-password"
            maxLength={limits.passwordMaximum}
            error={textOf('current')}
            {...register('current')}
          />
        )}
        <PasswordField
          label={translate('auth.field.newPassword')}
          autoComplete="new-password"
          maxLength={limits.passwordMaximum}
          hint={<PasswordHint password={next} owner={{ ...user, siteName }} />}
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
        <FormError text={change.isError && !isWrong ? errorText(change.error, translate) : undefined} />
        <div>
          <Button type="submit" isBusy={change.isPending}>
            {translate(isFirst ? 'settings.password.set' : 'settings.password.submit')}
          </Button>
        </div>
      </form>
    </SettingsCard>
  );
}
