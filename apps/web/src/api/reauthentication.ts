// Requests of calls that need recent authentication, answered by the reauthentication dialog. Separate from the dialog,
// because every page loads this file and few need the dialog.

let pending: ((isConfirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Resolves to true after reauthentication; to false when the user cancels or no dialog is mounted. */
export function requestReauthentication(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  // Calls rejected at the same time share one dialog.
  return new Promise((resolve) => {
    pending.push(resolve);
    notify();
  });
}

export function resolveReauthentication(isConfirmed: boolean): void {
  const requests = pending;
  pending = [];
  notify();
  for (const resolve of requests) resolve(isConfirmed);
}

export const isReauthenticationRequested = (): boolean => pending.length > 0;

export function subscribeToReauthentication(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
