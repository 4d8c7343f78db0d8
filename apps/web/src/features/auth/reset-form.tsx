import { confirmRecovery, limits } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { readLinkAttempt } from '../../api/link-attempt.ts';
import { passwordProblem } from '../../api/password-problem.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField, PasswordHint } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { authAlert } from './auth-alert.ts';
import { AuthLayout } from './auth-layout.tsx';
import { checkReset } from './auth-rules.ts';
import { resolveProblem } from './problem-resolver.ts';

interface ResetValues {
  readonly password: string;
  readonly confirmPassword: string;
}

const resolver = resolveProblem<ResetValues>(checkReset);

/** Sets a new password with the id and secret of the recovery mail. */
export function ResetForm() {
  const translate = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const { register, handleSubmit, control, formState, setError } = useForm<ResetValues>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver,
    reValidateMode: 'onSubmit',
  });
  const password = useWatch({ control, name: 'password' });
  const textOf = (field: keyof ResetValues): string | undefined => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : translate(key as MessageKey);
  };
  const reset = useSingleRun(
    useMutation({
      mutationFn: (values: ResetValues) =>
        call(confirmRecovery, {
          body: {
            userId: userId ?? '',
            secret: secret ?? '',
            password: values.password,
            passwordAgain: values.password,
            attempt: readLinkAttempt(),
          },
        }),
      onSuccess: async () => {
        showToast({ type: 'success', title: translate('auth.reset.done') });
        // Every session has ended, this page's too.
        client.setQueryData(queryKeys.account.current, null);
        await navigate(paths.auth.to('login'), { replace: true });
      },
      onError: (error) => {
        const refusal = passwordProblem(error);
        if (refusal !== null) setError('password', { message: refusal }, { shouldFocus: true });
      },
    }),
  );

  const isRefused = reset.isError && passwordProblem(reset.error) === null;
  if (userId === null || secret === null) {
    return (
      <AuthLayout
        title={translate('auth.reset.invalidTitle')}
        description={translate('errors.user_invalid_token')}
      >
        <Link to={paths.auth.to('forgot')} className={buttonLook('primary')}>
          {translate('auth.reset.askAgain')}
        </Link>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={translate('auth.reset.title')} description={translate('auth.reset.description')}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => reset.mutate(values))(event)}
        className="flex flex-col gap-4"
      >
        <PasswordField
          label={translate('auth.field.newPassword')}
          autoComplete="new-password"
          maxLength={limits.passwordMaximum}
          hint={<PasswordHint password={password} />}
          error={textOf('password')}
          {...register('password')}
        />
        <PasswordField
          label={translate('auth.field.confirmPassword')}
          autoComplete="new-password"
          maxLength={limits.passwordMaximum}
          error={textOf('confirmPassword')}
          {...register('confirmPassword')}
        />
        <FormAlert alert={isRefused ? authAlert(reset.error, 'login') : null} />
        <Button type="submit" size="large" isBusy={reset.isPending}>
          {translate('auth.reset.submit')}
        </Button>
        {isRefused ? (
          <Link to={paths.auth.to('forgot')} className={buttonLook('quiet')}>
            {translate('auth.reset.askAgain')}
          </Link>
        ) : null}
      </form>
    </AuthLayout>
  );
}
