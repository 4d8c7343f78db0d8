import type { GalleryId } from '@kilim/contract';
import { useTranslate } from '../i18n/translation.ts';
import { Button } from '../ui/button.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { PhoneLoading } from './phone-loading.tsx';

/** With the preview engine's host, which the page does not load at first. */
const RunningApp = lazyComponent(async () => (await import('./running-app.tsx')).RunningApp);

/** A failed load is tried again when the app is run. */
export const preloadRunningApp = (): void => void RunningApp.preload().catch(() => undefined);

export interface PhoneScreenProps {
  readonly id: GalleryId;
}

/** A running app, its loading state, or why it does not run. Fills its positioned parent. */
export function PhoneScreen({ id }: PhoneScreenProps) {
  const translate = useTranslate();
  return (
    <RunningApp
      id={id}
      fallback={<PhoneLoading text={translate('gallery.starting')} />}
      renderError={(retry) => (
        <PhoneLoading text={translate('gallery.unavailable')} isStill>
          <Button variant="secondary" onClick={retry}>
            {translate('common.retry')}
          </Button>
        </PhoneLoading>
      )}
    />
  );
}
