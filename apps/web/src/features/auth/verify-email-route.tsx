import { type AccountUser, AppError, confirmVerification } from '@kilim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { linkIdempotencyKey } from '../../api/link-idempotency-key.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useSendVerification } from '../../api/send-verification.ts';
import { useSession } from '../../api/session.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { readPendingPrompt } from '../../storage/pending-prompt.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** A secret works once, so it is sent once and the reply cached. */
function useVerification(userId: string | null, secret: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['verification', userId, secret],
    queryFn: async () => {
      const body = { userId: userId ?? '', secret: secret ?? '', attempt: linkIdempotencyKey() };
      await call(confirmVerification, { body });
      await client.invalidateQueries({ queryKey: queryKeys.account.current });
      return true;
    },
    enabled: userId !== null && secret !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function SendAgain({ user }: { readonly user: AccountUser | null }) {
  const translate = useTranslate();
  const sending = useSendVerification();
  if (user === null) {
    return (
      <>
        <p className="pb-4 text-14 text-muted">{translate('auth.verify.signInFirst')}</p>
        <Link to={paths.auth.to('login', paths.verifyEmail.to())} className={buttonLook('secondary')}>
          {translate('shell.login')}
        </Link>
      </>
    );
  }
  if (user.emailVerification)
    return <p className="text-14 text-success">{translate('auth.verify.already')}</p>;
  return (
    <Button variant="secondary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
      {translate('auth.verify.send')}
    </Button>
  );
}

/** `/verify-email`: verifies the address with the id and secret of the mail, or sends another mail. */
export default function VerifyEmailRoute() {
  const translate = useTranslate();
  const session = useSession();
  const [search] = useSearchParams();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const verification = useVerification(userId, secret);
  const user = session.status === 'signed-in' ? session.user : null;

  if (userId === null || secret === null) {
    return (
      <AuthLayout title={translate('auth.verify.title')} description={translate('auth.verify.missing')}>
        <SendAgain user={user} />
      </AuthLayout>
    );
  }
  // A link opened a second time has already verified the address.
  if (verification.isSuccess || (verification.isError && user?.emailVerification)) {
    const pending = readPendingPrompt();
    // The account's own prompt continues in this tab: its credits have just arrived.
    if (user !== null && pending?.userId === user.$id) return <Navigate replace to={paths.start.to()} />;
    return (
      <AuthLayout title={translate('auth.verify.doneTitle')} description={translate('auth.verify.done')}>
        <Link
          to={
            user === null
              ? paths.auth.to('login', pending === null ? undefined : paths.start.to())
              : paths.dashboard.to()
          }
          className={buttonLook('primary')}
        >
          {translate('auth.verify.continue')}
        </Link>
      </AuthLayout>
    );
  }
  if (verification.isError) {
    return (
      <AuthLayout
        title={translate('auth.verify.failedTitle')}
        description={<p role="alert">{errorText(verification.error, translate)}</p>}
      >
        {/* The link is still valid when the server could not be reached. */}
        {verification.error instanceof AppError && verification.error.retryable ? (
          <Button isBusy={verification.isFetching} onClick={() => void verification.refetch()}>
            {translate('common.retry')}
          </Button>
        ) : (
          <SendAgain user={user} />
        )}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={translate('auth.verify.title')}>
      <p role="status" className="text-14 text-muted">
        {translate('auth.verify.checking')}
      </p>
    </AuthLayout>
  );
}
