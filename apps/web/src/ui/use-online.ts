import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = (): boolean => navigator.onLine;

/** Whether the device has a network; on the server the visitor has. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
