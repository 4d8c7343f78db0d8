import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSiteName } from '../../api/site.ts';
import { PhoneLoading } from '../../examples/phone-loading.tsx';
import { PhonePicture, phoneApp } from '../../examples/phone-picture.tsx';
import { ensureNamespace, useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import type { GuestApp } from './use-guest-app.ts';

/** An app of the gallery with its texts, which the home page does not load at first. */
const RunningApp = lazyComponent(async () => {
  const [loaded] = await Promise.all([import('../../examples/running-app.tsx'), ensureNamespace('gallery')]);
  return loaded.RunningApp;
});

const GuestPreview = lazyComponent(async () => (await import('../../examples/live-preview.tsx')).LivePreview);

/** From this width the phone is beside the prompt box. On smaller screens the app is a large download to start on press. */
const startsByItself = '(min-width: 64rem)';

export interface PhoneProps {
  /** The guest's own app; null shows the example. */
  readonly app?: GuestApp | null;
  readonly isBuilding?: boolean;
  /** Whether the preview of the guest's app is started, unseen, before there is an app. */
  readonly isPrepared?: boolean;
}

/** A phone with a running app. On wide screens it starts when the page is idle, else on press. */
export function Phone({ app = null, isBuilding = false, isPrepared = false }: PhoneProps) {
  const translate = useTranslate();
  const siteName = useSiteName();
  const [isPressed, setIsStarted] = useState(false);
  const starting = translate('home.phone.starting');
  const label = app ? translate('home.phone.ownLabel', { name: app.name }) : translate('home.phone.label');
  useEffect(
    () => (window.matchMedia(startsByItself).matches ? whenIdle(() => setIsStarted(true), 2_000) : undefined),
    [],
  );

  return (
    <figure
      // The heading below the visitor's app stays in view on a phone.
      className={`relative mx-auto flex w-full max-w-[300px] flex-col items-center gap-4 ${app ? 'max-lg:max-w-[240px]' : ''}`}
    >
      {/* `inert`: the app contains about thirty focusable elements. */}
      {isPressed || app ? (
        <a
          href="#apps-title"
          className="sr-only z-10 rounded-control bg-primary text-14 font-medium text-on-primary focus:not-sr-only focus:absolute focus:top-6 focus:px-4 focus:py-2.5"
        >
          {translate('home.phone.skip')}
        </a>
      ) : null}
      <div
        aria-label={label}
        role="group"
        className="relative aspect-[375/812] w-full overflow-hidden rounded-[44px] border-10 border-device bg-sunken shadow-float"
      >
        {isPrepared || app ? (
          <div inert={!app} className={app ? '' : 'opacity-0'}>
            <GuestPreview
              files={app && app.files}
              label={label}
              startingText={starting}
              unavailableText={translate('home.phone.unavailable')}
              fallback={<PhoneLoading text={starting} />}
              renderError={(retry) => (
                <Button variant="secondary" className="absolute inset-x-6 top-1/2" onClick={retry}>
                  {translate('home.phone.start')}
                </Button>
              )}
            />
          </div>
        ) : null}
        {app ? null : isPressed ? (
          <RunningApp
            id={phoneApp}
            fallback={<PhoneLoading text={starting} />}
            // Show the button again for a retry.
            onLoadError={() => setIsStarted(false)}
          />
        ) : (
          <>
            <PhonePicture />
            <div className="absolute inset-x-0 bottom-24 flex justify-center">
              <Button
                className="shadow-float"
                icon={<Play aria-hidden="true" className="size-4" />}
                onClick={() => setIsStarted(true)}
              >
                {translate('home.phone.start')}
              </Button>
            </div>
          </>
        )}
        {isBuilding ? <PhoneLoading text={translate('home.phone.building')} /> : null}
      </div>
      <figcaption className="text-center text-12 text-muted">
        {app
          ? translate('home.phone.ownCaption', { name: app.name })
          : translate(isPressed ? 'home.phone.caption' : 'home.phone.pictureCaption', { siteName })}
      </figcaption>
    </figure>
  );
}
