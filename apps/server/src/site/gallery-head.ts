import {
  describeAppForSearch,
  describeGalleryForSearch,
  type GalleryId,
  galleryApps,
  isGalleryId,
  type Language,
  type StructuredData,
} from '@kilim/contract';
import { translators } from '../platform/i18n/index.ts';

export interface GalleryHead {
  readonly title: string;
  readonly description: string;
  readonly structuredData: StructuredData;
}

export const galleryPath = '/gallery';
export const galleryAppPath = (id: GalleryId): string => `${galleryPath}/${id}`;

/** The id in the path of an app of the gallery, known or not; null for other paths. */
function readAppId(path: string): string | null {
  return /^\/gallery\/([^/]+)\/?$/i.exec(path)?.[1] ?? null;
}

/** Whether a path is that of an app which the gallery does not have. */
export function isMissingGalleryApp(path: string): boolean {
  const id = readAppId(path);
  return id !== null && !isGalleryId(id);
}

/** The texts of the gallery and of its apps for the head of the page; null for other paths. */
export function describeGalleryPage(path: string, language: Language, origin: string): GalleryHead | null {
  const translate = translators[language];
  const read = (id: GalleryId) => ({
    name: translate(`gallery.apps.${id}.name`),
    about: translate(`gallery.apps.${id}.about`),
    address: origin + galleryAppPath(id),
  });
  if (path === galleryPath) {
    const title = translate('gallery.title');
    const apps = galleryApps.map(({ id }) => read(id));
    return {
      title,
      description: translate('gallery.description'),
      structuredData: describeGalleryForSearch(title, apps),
    };
  }
  const id = readAppId(path);
  if (id === null || !isGalleryId(id)) return null;
  const app = read(id);
  return {
    title: translate('gallery.appTitle', { name: app.name }),
    description: app.about,
    structuredData: describeAppForSearch(app, language),
  };
}
