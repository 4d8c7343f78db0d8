import { useSyncExternalStore } from 'react';
import { answerIdentity, isIdentityAsked, watchIdentity } from '../api/identity-question.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useLoadErrorToast } from '../ui/use-load-error-toast.ts';

const IdentityDialog = lazyComponent(async () => (await import('./identity-dialog.tsx')).IdentityDialog);

/** Shows the question who is at the page while a call waits for its answer. */
export function IdentityGate() {
  const isAsked = useSyncExternalStore(watchIdentity, isIdentityAsked, () => false);
  const reportLoadError = useLoadErrorToast(() => answerIdentity(false));
  return isAsked ? <IdentityDialog onLoadError={reportLoadError} /> : null;
}
