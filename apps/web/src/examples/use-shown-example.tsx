import { findGalleryId } from '@kilim/contract';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translation.ts';
import { GalleryPicture } from './gallery-picture.tsx';

export interface ShownExample {
  readonly name: string;
  readonly about: string;
  /** The first screen, as wide as its parent. */
  readonly picture: ReactNode;
}

/** The app of the gallery that an id of an address means; null for any other id. */
export function useShownExample(address: string): ShownExample | null {
  const translate = useTranslate();
  const id = findGalleryId(address);
  if (id === undefined) return null;
  return {
    name: translate(`gallery.apps.${id}.name`),
    about: translate(`gallery.apps.${id}.about`),
    picture: <GalleryPicture id={id} className="block h-auto w-full" />,
  };
}
