import { undoDeletion } from '@kilim/contract';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { linkIdempotencyKey } from '../../api/link-idempotency-key.ts';
import { useSingleRun } from '../../api/use-single-run.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatDateTime } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { paths } from '../../navigation/paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** Restores the account, on a click because mail programs open links themselves. */
function UndoForm({ userId, secret }: { readonly userId: string; readonly secret: string }) {
  const translate = useTranslate();
  const undo = useSingleRun(
    useMutation({
      mutationFn: () => call(undoDeletion, { body: { userId, secret, attempt: linkIdempotencyKey() } }),
    }),
  );
  if (undo.isSuccess) {
    return (
      <AuthLayout
        title={translate('auth.undoDeletion.doneTitle')}
        description={<p role="status">{translate('auth.undoDeletion.done')}</p>}
      >
        <Link to={paths.auth.to('login')} className={buttonLook('primary')}>
          {translate('shell.login')}
        </Link>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={translate('auth.undoDeletion.title')}
      description={translate('auth.undoDeletion.description')}
    >
      <div className="flex flex-col items-start gap-4">
        <p role="alert" className="text-13 text-danger empty:hidden">
          {undo.isError ? errorText(undo.error, translate) : null}
        </p>
        <Button size="large" isBusy={undo.isPending} onClick={() => undo.mutate()}>
          {translate('auth.undoDeletion.submit')}
        </Button>
      </div>
    </AuthLayout>
  );
}

/** `/undo-deletion`: the target of the mail's link, and the page after closing the account. */
export default function UndoDeletionRoute() {
  const translate = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const userId = search.get('userId');
  const secret = search.get('secret');
  const dueAt = search.get('due');
  if (userId !== null && secret !== null) return <UndoForm userId={userId} secret={secret} />;
  const isClosed = dueAt !== null && !Number.isNaN(Date.parse(dueAt));
  return (
    <AuthLayout
      title={translate(isClosed ? 'auth.undoDeletion.closedTitle' : 'auth.undoDeletion.title')}
      description={
        isClosed
          ? translate('auth.undoDeletion.closed', { time: formatDateTime(dueAt, language) })
          : translate('auth.verify.missing')
      }
    >
      <Link to={paths.home.to()} className={buttonLook('secondary')}>
        {translate('shell.notFound.home')}
      </Link>
    </AuthLayout>
  );
}
