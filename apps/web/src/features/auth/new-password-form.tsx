import { AppError, deleteSession, limits, updatePassword } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { passwordProblem } from '../../api/password-problem.ts';
import { sessionQuery } from '../../api/session.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { readNextPath } from '../../navigation/next-path.ts';
import { paths } from '../../navigation/paths.ts';
import { readPendingPrompt } from '../../storage/pending-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField, PasswordHint } from '../../ui/password-field.tsx';
import { chooseAuthAlert } from './auth-alert.ts';
import { AuthLayout } from './auth-layout.tsx';
import { checkReset } from './auth-rules.ts';
import { chooseLanding } from './landing.ts';
import { resolveProblem } from './problem-resolver.ts';

interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

const resolver = resolveProblem<NewPassword>(checkReset);

/** The last step of a first sign-in: a password of one's own in place of the one that the server made. */
export function NewPasswordForm() {
  const translate = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = readNextPath(search) ?? undefined;
  const { register, handleSubmit, control, formState, setError } = useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver,
    reValidateMode: 'onSubmit',
  });
  const password = useWatch({ control, name: 'password' });
  const textOf = (field: keyof NewPassword): string | undefined => {
    const key = formState.errors[field]?.message;
    return key === undefined ? undefined : translate(key as MessageKey);
  };
  const startOver = (): void => {
    client.setQueryData(sessionQuery.queryKey, null);
    void navigate(paths.auth.to('login', next), { replace: true });
  };
  const change = useSingleRun(
    useMutation({
      mutationFn: (values: NewPassword) => call(updatePassword, { body: { password: values.password } }),
      onSuccess: (user) => {
        client.setQueryData(sessionQuery.queryKey, user);
        void navigate(chooseLanding(search, readPendingPrompt()), { replace: true });
      },
      onError: (error) => {
        const refusal = passwordProblem(error);
        if (refusal !== null) setError('password', { message: refusal }, { shouldFocus: true });
        if (error instanceof AppError && error.type === 'general_unauthorized_scope') startOver();
      },
    }),
  );
  const giveUp = useSingleRun(
    useMutation({
      mutationFn: () => call(deleteSession, { params: { sessionId: 'current' }, body: {} }),
      onSettled: startOver,
    }),
  );
  const isRefused = change.isError && passwordProblem(change.error) === null;
  return (
    <AuthLayout
      title={translate('auth.newPassword.title')}
      description={translate('auth.newPassword.description')}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => change.mutate(values))(event)}
        className="flex flex-col gap-4"
      >
        <PasswordField
          autoFocus
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
        <FormAlert
          alert={isRefused ? { tone: 'error', key: chooseAuthAlert(change.error, 'login') } : null}
        />
        <Button type="submit" size="large" isBusy={change.isPending}>
          {translate('auth.newPassword.submit')}
        </Button>
        <Button variant="quiet" isBusy={giveUp.isPending} onClick={() => giveUp.mutate()}>
          {translate('auth.newPassword.cancel')}
        </Button>
      </form>
    </AuthLayout>
  );
}
