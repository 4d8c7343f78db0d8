import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as SonnerToaster, toast as sonner } from 'sonner';
import { useTranslate } from '../i18n/translation.ts';
import { focusAlong, readFocusPath } from './focus-memory.ts';
import { useTheme } from './theme.ts';

export interface Toast {
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly title: string;
  readonly message?: string;
  /** On phones at the bottom, because the page that opens has its content at the top. */
  readonly isLow?: boolean;
  /** A button in the toast, such as undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** How long a toast stays, in milliseconds: docs/rules/design.md#toasts */
const duration = 5_000;

// Toasts shown before the region was mounted.
const waiting: Toast[] = [];
let isMounted = false;

/** Shows a toast now or as soon as the region is mounted. */
export function presentToast(toast: Toast): void {
  if (!isMounted) {
    waiting.push(toast);
    return;
  }
  const { type, title, message, action, isLow = false } = toast;
  sonner[type](title, {
    duration,
    ...(isLow && narrow.matches ? { position: 'bottom-center' } : {}),
    ...(message === undefined ? {} : { description: message }),
    ...(action === undefined
      ? {}
      : {
          action: {
            label: action.label,
            onClick: () => {
              // The toast disappears with its button.
              focusAlong(readFocusPath());
              action.onClick();
            },
          },
        }),
  });
}

const narrow = window.matchMedia('(max-width: 40rem)');

function followWidth(listener: () => void): () => void {
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** The region that shows toasts; mounted once. Loaded lazily, hence the default export. */
export default function Toaster() {
  const translate = useTranslate();
  const isNarrow = useSyncExternalStore(followWidth, () => narrow.matches);
  useEffect(() => {
    isMounted = true;
    for (const toast of waiting.splice(0)) presentToast(toast);
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <SonnerToaster
      theme={useTheme()}
      // Away from the chat box: in the studio it is on the right, on phones at the bottom.
      position={isNarrow ? 'top-center' : 'bottom-left'}
      // Below the page's bar, or above the studio's chat box.
      mobileOffset={{ top: 64, bottom: 200 }}
      closeButton
      visibleToasts={4}
      containerAriaLabel={translate('common.notifications')}
      toastOptions={{
        closeButtonAriaLabel: translate('common.close'),
        classNames: {
          toast: 'rounded-card! border! border-line! bg-raised! text-ink! shadow-float! font-sans! text-14!',
          description: 'text-muted!',
          success: '[&_[data-icon]]:text-success',
          error: '[&_[data-icon]]:text-danger',
          warning: '[&_[data-icon]]:text-warning',
          info: '[&_[data-icon]]:text-info',
          // Small icon with a touch target of 44 px.
          closeButton: "after:absolute after:-inset-3 after:content-['']",
          actionButton: 'bg-primary! text-on-primary! h-8! px-3!',
        },
      }}
    />
  );
}
