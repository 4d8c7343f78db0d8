import { useEffect, useId } from 'react';
import { useAuthentication } from '../api/authentication.ts';
import { answerIdentity } from '../api/identity-question.ts';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { useIdentityForm } from './identity-form.ts';

/**
 * Asks in place who is at the page, before what could lock the owner out or moves money. The page below stays as it is;
 * its call goes on with the answer.
 */
export function IdentityDialog() {
  const translate = useTranslate();
  const formId = useId();
  const state = useAuthentication();
  const form = useIdentityForm(state.data?.methods);
  const isProven = typeof state.data?.provenUntil === 'string';
  // Proved elsewhere meanwhile, such as by signing in at the provider in another tab.
  useEffect(() => {
    if (isProven) answerIdentity(true);
  }, [isProven]);
  const cancel = (): void => answerIdentity(false);
  return (
    <Dialog
      isOpen
      isHeld={form.value !== ''}
      onClose={cancel}
      title={translate('identity.title')}
      description={translate('identity.description')}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isPending} disabled={state.data === undefined}>
            {translate('identity.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {state.data !== undefined ? (
          <IdentityFields form={form} methods={state.data.methods} />
        ) : state.isError ? (
          <ErrorState
            title={translate('identity.failed')}
            error={state.error}
            isRetrying={state.isFetching}
            onRetry={() => void state.refetch()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-16 w-full" />
          </div>
        )}
      </form>
    </Dialog>
  );
}
