import type { Language } from '@kilim/contract';
import type { Catalogue, Translate } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/browser-storage.ts';

// The page's language and its texts. Only the catalogue in use is loaded; the other one comes when it is asked for.

interface Translation {
  readonly language: Language;
  readonly translate: Translate;
}

let current: Translation | undefined;
const listeners = new Set<() => void>();

async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'tr') return (await import('@kilim/messages/tr')).tr;
  return (await import('@kilim/messages/en')).en;
}

/** The stored language; with none stored, tr for a browser that speaks Turkish and en otherwise (customer.md §7). */
export function detectLanguage(
  stored: string | null = readStored('language'),
  browserLanguage: string = navigator.language,
): Language {
  if (stored === 'tr' || stored === 'en') return stored;
  return browserLanguage.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}

/** Puts a catalogue in use at once. */
export function installTranslation(language: Language, catalogue: Catalogue): void {
  current = { language, translate: createTranslator(language, catalogue) };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Loads the texts of a language and puts them in use. */
export async function loadTranslation(language: Language): Promise<void> {
  installTranslation(language, await loadCatalogue(language));
}

/** Switches the language and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeStored('language', language);
  await loadTranslation(language);
}

/** The translation in use, for code outside of React. */
export function currentTranslation(): Translation {
  if (current === undefined) throw new Error('No catalogue is loaded yet');
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The text look-up in the person's language; the component follows a switch. */
export function useTranslate(): Translate {
  return useSyncExternalStore(subscribe, currentTranslation).translate;
}

/** The person's language; the component follows a switch. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentTranslation).language;
}
