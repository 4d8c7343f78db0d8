import { createRecovery } from '@kilim/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { authAlert } from '../../accounts/auth-alert.ts';
import { checkEmail } from '../../accounts/auth-rules.ts';
import { call } from '../../api/client.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** Requests a password reset; the reply is the same for unknown addresses. */
export function ForgotPasswordForm() {
  const translate = useTranslate();
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const invalid = isChecked ? checkEmail(email) : null;
  const recovery = useSingleRun(
    useMutation({
      mutationFn: () =>
        call(createRecovery, {
          body: { email: email.trim(), url: window.location.origin + paths.auth.to('reset') },
        }),
    }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (checkEmail(email) === null) recovery.mutate();
  };

  if (recovery.isSuccess) {
    return (
      <AuthLayout
        title={translate('auth.forgot.sentTitle')}
        description={<p role="status">{translate('auth.forgot.sent', { email: email.trim() })}</p>}
      >
        <Link to={paths.auth.to('login')} className={buttonLook('secondary')}>
          {translate('auth.forgot.back')}
        </Link>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={translate('auth.forgot.title')} description={translate('auth.forgot.description')}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={translate('auth.field.email')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={320}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={invalid === null ? undefined : translate(invalid.key)}
        />
        <FormAlert alert={recovery.isError ? authAlert(recovery.error, 'login') : null} />
        <Button type="submit" size="large" isBusy={recovery.isPending}>
          {translate('auth.forgot.submit')}
        </Button>
        <Link to={paths.auth.to('login')} className={buttonLook('quiet')}>
          {translate('auth.forgot.back')}
        </Link>
      </form>
    </AuthLayout>
  );
}
