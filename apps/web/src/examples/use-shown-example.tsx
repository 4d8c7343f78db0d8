import { exampleNames, isExampleId } from '@kilim/app-kit/examples';
import { isGalleryId } from '@kilim/contract';
import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '../i18n/translation.ts';
import { ExamplePicture } from './example-picture.tsx';
import { GalleryPicture } from './gallery-picture.tsx';

export interface ShownExample {
  readonly name: string;
  readonly about: string;
  /** The first screen, as wide as its parent. */
  readonly picture: ReactNode;
}

/** An example of the home page or an app of the gallery; null for any other id. */
export function useShownExample(id: string): ShownExample | null {
  const translate = useTranslate();
  const language = useLanguage();
  const className = 'block h-auto w-full';
  if (isExampleId(id)) {
    return {
      name: exampleNames[id][language],
      about: translate(`showcase.apps.about.${id}`),
      picture: <ExamplePicture id={id} className={className} />,
    };
  }
  if (!isGalleryId(id)) return null;
  return {
    name: translate(`gallery.apps.${id}.name`),
    about: translate(`gallery.apps.${id}.about`),
    picture: <GalleryPicture id={id} className={className} />,
  };
}
