import { foldSearch, type GalleryCategory, type GalleryId, galleryApps } from '@kilim/contract';

/** What the filter reads of an app, in the page's language. */
export type ReadApp = (id: GalleryId) => {
  readonly name: string;
  readonly about: string;
  readonly prompt: string;
};

/** Apps of a category (null: of all) whose texts contain every word of the search. */
export function filterApps(category: GalleryCategory | null, search: string, read: ReadApp): GalleryId[] {
  const words = foldSearch(search).split(/\s+/).filter(Boolean);
  return galleryApps
    .filter((app) => category === null || app.category === category)
    .map(({ id }) => id)
    .filter((id) => {
      const { name, about, prompt } = read(id);
      const text = foldSearch(`${name} ${about} ${prompt}`);
      return words.every((word) => text.includes(word));
    });
}
