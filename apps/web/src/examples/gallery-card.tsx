import type { GalleryId } from '@kilim/contract';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../i18n/translation.ts';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/button.tsx';
import { GalleryPicture } from './gallery-picture.tsx';

export interface GalleryCardProps {
  readonly id: GalleryId;
  readonly isFirst: boolean;
  readonly onRun: () => void;
  readonly onKeep: () => void;
}

/** An app: its first screen to press, its name, which leads to its page, and a button to make it one's own. */
export function GalleryCard({ id, isFirst, onRun, onKeep }: GalleryCardProps) {
  const translate = useTranslate();
  const name = translate(`gallery.apps.${id}.name`);
  return (
    <article className="flex w-full flex-col">
      <button
        type="button"
        aria-label={translate('gallery.runNamed', { name })}
        onClick={onRun}
        className="group relative aspect-[375/640] overflow-hidden rounded-[26px] border-6 border-device bg-sunken transition-transform hover:-translate-y-1"
      >
        <GalleryPicture id={id} isFirst={isFirst} className="block h-auto w-full" />
        <span className="absolute inset-x-0 bottom-0 flex justify-center pb-3">
          <span className="inline-flex h-9 items-center gap-1.5 rounded-full bg-ink px-4 text-13 font-medium text-page shadow-float transition-colors group-hover:bg-primary group-hover:text-on-primary">
            <Play aria-hidden="true" className="size-3.5" />
            {translate('gallery.run')}
          </span>
        </span>
      </button>
      <h3 className="pt-3 text-16 font-semibold">
        <Link
          to={paths.galleryApp.to(id)}
          className="inline-flex min-h-10 items-center underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </h3>
      <q className="text-13">{translate(`gallery.apps.${id}.prompt`)}</q>
      <p className="pt-1 text-13 text-muted max-sm:hidden">{translate(`gallery.apps.${id}.about`)}</p>
      <div className="mt-auto pt-4">
        <Button
          variant="secondary"
          className="w-full"
          aria-label={translate('gallery.keepNamed', { name })}
          onClick={onKeep}
        >
          {translate('gallery.keep')}
        </Button>
      </div>
    </article>
  );
}
