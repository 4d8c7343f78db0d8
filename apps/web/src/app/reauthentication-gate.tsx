import { useSyncExternalStore } from 'react';
import {
  isReauthenticationRequested,
  resolveReauthentication,
  subscribeToReauthentication,
} from '../api/reauthentication.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useLoadErrorToast } from '../ui/use-load-error-toast.ts';

const ReauthenticationDialog = lazyComponent(
  async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
);

/** Shows the reauthentication dialog while a call waits for it. */
export function ReauthenticationGate() {
  const isRequested = useSyncExternalStore(
    subscribeToReauthentication,
    isReauthenticationRequested,
    () => false,
  );
  const reportLoadError = useLoadErrorToast(() => resolveReauthentication(false));
  return isRequested ? <ReauthenticationDialog onLoadError={reportLoadError} /> : null;
}
