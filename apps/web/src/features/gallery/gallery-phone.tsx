import { Play, Square } from 'lucide-react';
import { useState } from 'react';
import { GalleryPicture } from '../../examples/gallery-picture.tsx';
import { PhoneScreen, type PhoneScreenProps, preloadRunningApp } from '../../examples/phone-screen.tsx';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';

/** A phone with the picture of an app, which runs in it after a press. */
export function GalleryPhone({ id }: PhoneScreenProps) {
  const translate = useTranslate();
  const [isRunning, setIsRunning] = useState(false);
  const name = translate(`gallery.apps.${id}.name`);
  return (
    <figure className="mx-auto flex w-full max-w-[300px] flex-col items-center gap-4">
      {isRunning ? (
        <a
          href="#after-phone"
          className="sr-only z-10 rounded-control bg-primary text-14 font-medium text-on-primary focus:not-sr-only focus:absolute focus:px-4 focus:py-2.5"
        >
          {translate('gallery.skip')}
        </a>
      ) : null}
      <div
        role="group"
        aria-label={isRunning ? translate('gallery.live', { name }) : name}
        className="relative aspect-[375/812] w-full overflow-hidden rounded-[44px] border-10 border-device bg-sunken shadow-float"
      >
        {isRunning ? (
          <PhoneScreen id={id} />
        ) : (
          <GalleryPicture id={id} isFirst className="block size-full object-cover object-top" />
        )}
      </div>
      <span id="after-phone" tabIndex={-1} className="contents">
        {isRunning ? (
          <Button
            variant="secondary"
            icon={<Square aria-hidden="true" className="size-4" />}
            onClick={() => setIsRunning(false)}
          >
            {translate('gallery.stop')}
          </Button>
        ) : (
          <Button
            size="large"
            variant="secondary"
            icon={<Play aria-hidden="true" className="size-4" />}
            onPointerEnter={() => preloadRunningApp()}
            onClick={() => setIsRunning(true)}
          >
            {translate('gallery.run')}
          </Button>
        )}
      </span>
      <figcaption className="text-center text-12 text-muted">{translate('gallery.hint')}</figcaption>
    </figure>
  );
}
