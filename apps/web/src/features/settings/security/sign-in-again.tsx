import { AppError, createRecovery, type OAuthProvider } from '@kilim/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { oauthUrl, useAuthMethods } from '../../../api/auth-methods.ts';
import { call } from '../../../api/client.ts';
import { siteQuery } from '../../../api/site.ts';
import { useSingleRun } from '../../../api/use-single-run.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { useSessions } from '../api/list-sessions.ts';

/** Whether the server wants a fresh sign-in where others type their password. */
export function isSignInDue(error: unknown): boolean {
  return error instanceof AppError && error.type === 'user_recent_sign_in_required';
}

/** How somebody without a password proves who they are: at their provider again, or by a mail that sets a password. */
export function SignInAgain({ email }: { readonly email: string }) {
  const translate = useTranslate();
  const methods = useAuthMethods();
  const projectKey = useQuery(siteQuery).data?.projectKey ?? '';
  const current = useSessions().data?.find((session) => session.current)?.provider;
  const provider = methods?.oauth.find((one: OAuthProvider) => one === current);
  const mail = useSingleRun(
    useMutation({
      mutationFn: () =>
        call(createRecovery, {
          body: { email, url: window.location.origin + paths.auth.to('reset') },
        }),
    }),
  );
  const next = paths.settings.to('security');
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-2">
        {provider === undefined ? null : (
          <a
            href={oauthUrl({ provider, projectKey, origin: window.location.origin, next })}
            className={buttonLook('secondary')}
          >
            {translate(`auth.methods.${provider}`)}
          </a>
        )}
        <Button variant="secondary" isBusy={mail.isPending} onClick={() => mail.mutate()}>
          {translate('settings.password.mailLink')}
        </Button>
      </div>
      <p role="status" className="text-13 text-muted empty:hidden">
        {mail.isSuccess ? translate('settings.password.mailSent', { email }) : null}
      </p>
      <p role="alert" className="text-13 text-danger empty:hidden">
        {mail.isError ? errorText(mail.error, translate) : null}
      </p>
    </div>
  );
}
