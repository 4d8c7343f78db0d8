import { useEffect } from 'react';
import { useTranslate } from '../../i18n/translation.ts';
import { keepStudioMessage } from '../../service-worker/release.ts';
import { showToast } from '../../ui/toast.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/**
 * Keeps the app's files for signed-in users, so that it opens without a network; the studio's files once it is used
 * (docs/rules/local-storage.md#service-worker). A tab of an older release offers to reload.
 */
export function useServiceWorker(isSignedIn: boolean, isStudio: boolean): void {
  const translate = useTranslate();
  const isSupported = import.meta.env.PROD && !import.meta.env.SSR && 'serviceWorker' in navigator;
  useEffect(() => {
    if (!isSupported || !isSignedIn) return;
    return whenIdle(() => {
      // Without it the site works online.
      navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).then(
        async () => {
          if (isStudio) (await navigator.serviceWorker.ready).active?.postMessage(keepStudioMessage);
        },
        () => undefined,
      );
    });
  }, [isSupported, isSignedIn, isStudio]);
  useEffect(() => {
    if (!isSupported || navigator.serviceWorker.controller === null) return;
    const listen = (): void =>
      showToast({
        type: 'info',
        title: translate('shell.newRelease'),
        action: { label: translate('shell.reload'), onClick: () => window.location.reload() },
      });
    navigator.serviceWorker.addEventListener('controllerchange', listen, { once: true });
    return () => navigator.serviceWorker.removeEventListener('controllerchange', listen);
  }, [isSupported, translate]);
}
