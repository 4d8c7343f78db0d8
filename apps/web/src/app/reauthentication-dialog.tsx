import { useEffect, useId } from 'react';
import { resolveReauthentication } from '../api/reauthentication.ts';
import { useRecentAuthentication } from '../api/recent-authentication.ts';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ReauthenticationFields } from './reauthentication-fields.tsx';
import { useReauthenticationForm } from './reauthentication-form.ts';

/**
 * Asks the user to reauthenticate before an action that could lock the owner out or moves money:
 * docs/rules/sessions.md#recent-authentication. The page below keeps its state and its call continues afterwards.
 */
export function ReauthenticationDialog() {
  const translate = useTranslate();
  const formId = useId();
  const state = useRecentAuthentication();
  const form = useReauthenticationForm(state.data?.methods);
  const isConfirmed = typeof state.data?.provenUntil === 'string';
  // Confirmed elsewhere, such as by signing in at the provider in another tab.
  useEffect(() => {
    if (isConfirmed) resolveReauthentication(true);
  }, [isConfirmed]);
  const cancel = (): void => resolveReauthentication(false);
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
          <ReauthenticationFields form={form} methods={state.data.methods} />
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
