import { z } from 'zod';
import type { Toast } from './toaster.tsx';

export type { Toast } from './toaster.tsx';

const detail = z.object({
  type: z.enum(['success', 'error', 'warning', 'info']).catch('info'),
  title: z.string(),
  message: z.string().optional(),
});

/** Shows a toast for 5 s. */
export function showToast(toast: Toast): void {
  void import('./toaster.tsx').then((toaster) => toaster.presentToast(toast));
}

/** Listens for the window's `show-toast` event {type, title, message} (customer.md §2) until the answer is called. */
export function bridgeToastEvent(): () => void {
  const listen = (event: Event): void => {
    const read = detail.safeParse(event instanceof CustomEvent ? event.detail : undefined);
    if (!read.success) return;
    const { type, title, message } = read.data;
    showToast({ type, title, ...(message === undefined ? {} : { message }) });
  };
  window.addEventListener('show-toast', listen);
  return () => window.removeEventListener('show-toast', listen);
}
