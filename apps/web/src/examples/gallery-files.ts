import type { GalleryId, Language, Theme } from '@kilim/contract';

// What scripts/gallery/build.ts has written for the gallery: docs/rules/gallery.md

const pictures = import.meta.glob<string>('../../gallery/dist/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of the picture of an app's first screen. */
export const pictureAddress = (id: GalleryId, language: Language, theme: Theme): string | undefined =>
  pictures[`../../gallery/dist/${id}-${language}-${theme}.svg`];

/** What an app consists of, for readers. */
export interface AppContents {
  readonly screens: readonly string[];
  readonly records: readonly { readonly name: string; readonly fields: readonly string[] }[];
}
