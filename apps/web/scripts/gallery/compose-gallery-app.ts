import { type ComposedApp, composeApp } from '@kilim/composer';
import type { GalleryId, Language } from '@kilim/contract';
import { en, tr } from '@kilim/messages';

const catalogues = { tr, en } as const;
export const galleryLanguages = ['tr', 'en'] as const;

/** The app of the gallery as the server makes it, too. Throws if its prompt is no app. */
export function composeGalleryApp(id: GalleryId, language: Language): Extract<ComposedApp, { kind: 'app' }> {
  const { name, prompt } = catalogues[language].gallery.apps[id];
  const composed = composeApp({ prompt, language, name });
  if (composed.kind !== 'app') throw new Error(`${id} (${language}) is no app: ${composed.text}`);
  return composed;
}
