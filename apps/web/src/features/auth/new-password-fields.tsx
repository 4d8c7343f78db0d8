import { limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { checkNewPassword, type NewPassword } from '../../accounts/auth-rules.ts';
import { firstErrorResolver } from '../../accounts/first-error-resolver.ts';
import { passwordErrorKey } from '../../api/password-error.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordHint } from '../../ui/password-hint.tsx';

const resolver = firstErrorResolver<NewPassword>(checkNewPassword);

/** A form that sets a password. */
export function useNewPasswordForm() {
  return useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver,
    reValidateMode: 'onSubmit',
  });
}

/** Shows the server's rejection of the password at its field; false for any other error. */
export function showPasswordError(form: UseFormReturn<NewPassword>, error: unknown): boolean {
  const message = passwordErrorKey(error);
  if (message === null) return false;
  form.setError('password', { message }, { shouldFocus: true });
  return true;
}

export interface NewPasswordFieldsProps {
  readonly form: UseFormReturn<NewPassword>;
  readonly autoFocus?: boolean;
}

/** The new password and its confirmation. */
export function NewPasswordFields({ form, autoFocus = false }: NewPasswordFieldsProps) {
  const translate = useTranslate();
  const { control, formState, register } = form;
  const password = useWatch({ control, name: 'password' });
  const errorOf = (field: keyof NewPassword): string | undefined => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : translate(key as MessageKey);
  };
  return (
    <>
      <PasswordField
        autoFocus={autoFocus}
        label={translate('auth.field.newPassword')}
        autoComplete="new-password"
        maxLength={limits.passwordMaximum}
        hint={<PasswordHint password={password} />}
        error={errorOf('password')}
        {...register('password')}
      />
      <PasswordField
        label={translate('auth.field.confirmPassword')}
        autoComplete="new-password"
        maxLength={limits.passwordMaximum}
        error={errorOf('confirmPassword')}
        {...register('confirmPassword')}
      />
    </>
  );
}
