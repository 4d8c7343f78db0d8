import { AppError, createTokenSession, type EndpointInput } from '@kilim/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { readLinkAttempt } from '../../api/link-attempt.ts';
import { endSession, readPerson, sessionQuery } from '../../api/session.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorParams } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { readNextPath } from '../../navigation/next-path.ts';
import { paths } from '../../navigation/paths.ts';
import { readPendingPrompt } from '../../storage/pending-prompt.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { chooseAuthAlert } from './auth-alert.ts';
import { AuthLayout } from './auth-layout.tsx';
import { dueStep } from './due-step.ts';
import { chooseLanding } from './landing.ts';

/** A lost answer may have left its cookie: that session ends, and the press is repeated. */
async function signInByLink(body: EndpointInput<typeof createTokenSession>['body']): Promise<void> {
  try {
    await call(createTokenSession, { body });
  } catch (error) {
    if (!(error instanceof AppError) || error.type !== 'user_session_already_exists') throw error;
    await endSession();
    await call(createTokenSession, { body });
  }
}

/** `/auth/link`: signs in with the id and secret of a mail, on a press: mail programs open links on their own. */
export default function MagicLinkRoute() {
  const translate = useTranslate();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const entry = useSingleRun(
    useMutation({
      mutationFn: async () => {
        // customer.md §5: an open session is ended first.
        if (client.getQueryData(sessionQuery.queryKey)) await endSession();
        await signInByLink({ userId: userId ?? '', secret: secret ?? '', attempt: readLinkAttempt() });
        await readPerson(client);
      },
      onSuccess: () => navigate(chooseLanding(search, readPendingPrompt()), { replace: true }),
      onError: (error) => {
        const due = dueStep(error);
        if (due !== null)
          void navigate(paths.auth.to(due, readNextPath(search) ?? undefined), { replace: true });
      },
    }),
  );
  // A link that was used or is too old leads nowhere; after any other failure it may be tried again.
  const isSpent = entry.error instanceof AppError && entry.error.type === 'user_invalid_token';
  const isMissing = userId === null || secret === null;

  return (
    <AuthLayout
      title={translate('auth.magicLink.title')}
      description={translate(isMissing ? 'auth.verify.missing' : 'auth.magicLink.description')}
    >
      <div className="flex flex-col items-start gap-4">
        <p role="alert" className="text-13 text-danger empty:hidden">
          {entry.isError ? translate(chooseAuthAlert(entry.error, 'login'), errorParams(entry.error)) : null}
        </p>
        {isMissing || isSpent ? null : (
          <Button size="large" isBusy={entry.isPending} onClick={() => entry.mutate()}>
            {translate('auth.login.submit')}
          </Button>
        )}
        {isMissing || entry.isError ? (
          <Link to={paths.auth.to('login')} className={buttonLook('secondary')}>
            {translate('auth.forgot.back')}
          </Link>
        ) : null}
      </div>
    </AuthLayout>
  );
}
