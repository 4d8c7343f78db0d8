import { AppError, deleteSession } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { chooseAuthAlert } from '../../accounts/auth-alert.ts';
import { pendingStepOf } from '../../accounts/pending-step.ts';
import { postLoginRedirect } from '../../accounts/post-login-redirect.ts';
import { call } from '../../api/client.ts';
import { verifySecondFactor } from '../../api/second-factor.ts';
import { refreshSession, sessionQuery } from '../../api/session.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorParams } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { readNextPath } from '../../navigation/next-path.ts';
import { paths } from '../../navigation/paths.ts';
import { readPendingPrompt } from '../../storage/pending-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** The text for a rejected code. */
function chooseCodeAlert(error: unknown): MessageKey {
  if (error instanceof AppError) {
    if (error.type === 'user_invalid_token') return 'auth.secondFactor.wrong';
    if (error.type === 'user_recovery_codes_not_found') return 'auth.secondFactor.wrong';
  }
  return chooseAuthAlert(error, 'login');
}

/** The second factor: a code of the authenticator app or a recovery code. */
export function SecondFactorForm() {
  const translate = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const next = readNextPath(search) ?? undefined;
  const startOver = (): void => {
    client.setQueryData(sessionQuery.queryKey, null);
    void navigate(paths.auth.to('login', next), { replace: true });
  };
  const verification = useSingleRun(
    useMutation({
      mutationFn: async () => {
        await verifySecondFactor(code);
        await refreshSession(client);
      },
      onSuccess: () => navigate(postLoginRedirect(search, readPendingPrompt()), { replace: true }),
      // Without a session the user must sign in again.
      onError: (error) => {
        if (pendingStepOf(error) === 'new-password')
          void navigate(paths.auth.to('new-password', next), { replace: true });
        if (error instanceof AppError && error.type === 'general_unauthorized_scope') startOver();
      },
    }),
  );
  const cancellation = useSingleRun(
    useMutation({
      // End only this session: the second factor is not verified.
      mutationFn: () => call(deleteSession, { params: { sessionId: 'current' }, body: {} }),
      onSettled: startOver,
    }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsEmpty(code.trim() === '');
    if (code.trim() !== '' && !verification.isPending) verification.mutate();
  };

  return (
    <AuthLayout
      title={translate('auth.secondFactor.title')}
      description={translate('auth.secondFactor.description')}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          autoFocus
          label={translate('auth.secondFactor.code')}
          hint={translate('auth.secondFactor.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={isEmpty ? translate('auth.secondFactor.codeRequired') : undefined}
        />
        <FormAlert
          alert={
            verification.isError && !isEmpty
              ? {
                  tone: 'error',
                  key: chooseCodeAlert(verification.error),
                  params: errorParams(verification.error),
                }
              : null
          }
        />
        <Button type="submit" size="large" isBusy={verification.isPending}>
          {translate('auth.secondFactor.submit')}
        </Button>
        <Button variant="quiet" isBusy={cancellation.isPending} onClick={() => cancellation.mutate()}>
          {translate('auth.secondFactor.cancel')}
        </Button>
      </form>
    </AuthLayout>
  );
}
