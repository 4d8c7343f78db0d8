import type { Toast } from './toaster.tsx';

export type { Toast } from './toaster.tsx';

const kinds: readonly string[] = ['success', 'error', 'warning', 'info'] satisfies readonly Toast['type'][];

const isKind = (value: unknown): value is Toast['type'] => typeof value === 'string' && kinds.includes(value);

/** Parses the toast of an event; null without a title. An unknown kind becomes `info`. */
function readToast(detail: unknown): Toast | null {
  const { type, title, message } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || (message !== undefined && typeof message !== 'string')) return null;
  return { type: isKind(type) ? type : 'info', title, ...(message === undefined ? {} : { message }) };
}

/** Shows a toast for 5 s. */
export function showToast(toast: Toast): void {
  void import('./toaster.tsx').then((toaster) => toaster.presentToast(toast));
}

/** Shows a toast for each `show-toast` event {type, title, message} of the window; returns the unsubscribe function. */
export function bridgeToastEvent(): () => void {
  const listen = (event: Event): void => {
    const toast = readToast(event instanceof CustomEvent ? event.detail : undefined);
    if (toast !== null) showToast(toast);
  };
  window.addEventListener('show-toast', listen);
  return () => window.removeEventListener('show-toast', listen);
}
