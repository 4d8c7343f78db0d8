import { AppError, createTokenSession, type EndpointInput } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { chooseAuthAlert } from '../../accounts/auth-alert.ts';
import { pendingStepOf } from '../../accounts/pending-step.ts';
import { postLoginRedirect } from '../../accounts/post-login-redirect.ts';
import { call } from '../../api/client.ts';
import { linkIdempotencyKey } from '../../api/link-idempotency-key.ts';
import { endSession, refreshSession, sessionQuery } from '../../api/session.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorParams } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { readNextPath } from '../../navigation/next-path.ts';
import { paths } from '../../navigation/paths.ts';
import { readPendingPrompt } from '../../storage/pending-prompt.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** A lost reply may have set its cookie: end that session and try again. */
async function signInByLink(body: EndpointInput<typeof createTokenSession>['body']): Promise<void> {
  try {
    await call(createTokenSession, { body });
  } catch (error) {
    if (!(error instanceof AppError) || error.type !== 'user_session_already_exists') throw error;
    await endSession();
    await call(createTokenSession, { body });
  }
}

/** `/auth/link`: signs in with the id and secret of a mail, on a click because mail programs open links themselves. */
export default function MagicLinkRoute() {
  const translate = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const signIn = useSingleRun(
    useMutation({
      mutationFn: async () => {
        // docs/rules/sessions.md#one-session-per-browser
        if (client.getQueryData(sessionQuery.queryKey)) await endSession();
        await signInByLink({ userId: userId ?? '', secret: secret ?? '', attempt: linkIdempotencyKey() });
        await refreshSession(client);
      },
      onSuccess: () => navigate(postLoginRedirect(search, readPendingPrompt()), { replace: true }),
      onError: (error) => {
        const pendingStep = pendingStepOf(error);
        if (pendingStep !== null)
          void navigate(paths.auth.to(pendingStep, readNextPath(search) ?? undefined), { replace: true });
      },
    }),
  );
  // A used or expired link is invalid; after any other error the user may try again.
  const isInvalid = signIn.error instanceof AppError && signIn.error.type === 'user_invalid_token';
  const isMissing = userId === null || secret === null;

  return (
    <AuthLayout
      title={translate('auth.magicLink.title')}
      description={translate(isMissing ? 'auth.verify.missing' : 'auth.magicLink.description')}
    >
      <div className="flex flex-col items-start gap-4">
        <p role="alert" className="text-13 text-danger empty:hidden">
          {signIn.isError
            ? translate(chooseAuthAlert(signIn.error, 'login'), errorParams(signIn.error))
            : null}
        </p>
        {isMissing || isInvalid ? null : (
          <Button size="large" isBusy={signIn.isPending} onClick={() => signIn.mutate()}>
            {translate('auth.login.submit')}
          </Button>
        )}
        {isMissing || signIn.isError ? (
          <Link to={paths.auth.to('login')} className={buttonLook('secondary')}>
            {translate('auth.forgot.back')}
          </Link>
        ) : null}
      </div>
    </AuthLayout>
  );
}
