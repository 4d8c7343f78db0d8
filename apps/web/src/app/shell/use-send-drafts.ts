import { useEffect } from 'react';

/** Sends unsaved changes of earlier visits when the page opens and when the network is back. */
export function useSendDrafts(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const send = (): void => {
      if (!navigator.onLine) return;
      import('../../features/studio/sync/send-waiting-drafts.ts').then(
        ({ sendWaitingDrafts }) => sendWaitingDrafts(),
        () => undefined,
      );
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isActive]);
}
