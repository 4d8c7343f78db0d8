import { type Language, readLanguageParam, removeLanguageParam } from '@kilim/contract';
import type { Catalogue, Translate } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readStored } from '../storage/browser-storage.ts';
import { writePreference } from '../storage/preference-cookie.ts';
import { loadWords, type WordsPart } from './words.ts';

// The page's language and its texts. Only the catalogue in use is loaded, and of it only what the screens so far need.

export interface Translation {
  readonly language: Language;
  readonly translate: Translate;
}

let current: Translation | undefined;
let words: Partial<Catalogue> = {};
const parts = new Set<WordsPart>();
const listeners = new Set<() => void>();

/** The translation for server rendering; null in the browser, which uses the page's own. */
export const TranslationContext = createContext<Translation | undefined>(undefined);

/**
 * The language of the URL, else the stored one, else Turkish for a Turkish browser and English for any other.
 */
export function detectLanguage(
  asked: Language | null = readLanguageParam(window.location.search),
  stored: string | null = readStored('language'),
  browserLanguage: string = navigator.language,
): Language {
  if (asked !== null) return asked;
  if (stored === 'tr' || stored === 'en') return stored;
  return browserLanguage.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}

/** Activates a catalogue, or a part of one, immediately. */
export function installTranslation(language: Language, catalogue: Partial<Catalogue>): void {
  words = catalogue;
  const translate = createTranslator(language, catalogue);
  current = {
    language,
    // A text of a part that is not loaded yet renders empty until the part arrives.
    translate: (key, params) => {
      if (Object.hasOwn(catalogue, key.slice(0, key.indexOf('.')))) return translate(key, params);
      ensureWords('whole').catch(() => undefined);
      return '';
    },
  };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The texts of a language: the named part and all parts loaded so far. */
async function gatherWords(language: Language, part: WordsPart): Promise<Partial<Catalogue>> {
  parts.add(part);
  const loaded = await Promise.all([...parts].map((name) => loadWords(language, name)));
  return Object.assign({}, ...loaded) as Partial<Catalogue>;
}

/** Loads the texts of a language and activates them. */
export async function loadTranslation(language: Language, part: WordsPart = 'whole'): Promise<void> {
  installTranslation(language, await gatherWords(language, part));
}

/** Adds a part to the active texts; immediate when it is already loaded. */
export async function ensureWords(part: WordsPart): Promise<void> {
  if (parts.has(part) || (part !== 'security' && parts.has('whole'))) return;
  const { language } = currentTranslation();
  const added = await loadWords(language, part);
  parts.add(part);
  // The language was switched while loading, and the switch did not include this part.
  if (currentTranslation().language !== language) return loadTranslation(currentTranslation().language, part);
  installTranslation(language, { ...words, ...added });
}

/**
 * Stores the language of a link when the user has not chosen one, so that the following pages use it too.
 */
export function keepAskedLanguage(): void {
  const asked = readLanguageParam(window.location.search);
  if (asked !== null && readStored('language') === null) writePreference('language', asked);
}

/**
 * Switches the language and stores the choice, overriding the URL. A language whose texts cannot be loaded is not stored,
 * because the next page would render in it.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const catalogue = await gatherWords(language, 'site');
  writePreference('language', language);
  const { pathname, search, hash } = window.location;
  const plainSearch = removeLanguageParam(search);
  if (plainSearch !== search)
    window.history.replaceState(window.history.state, '', pathname + plainSearch + hash);
  // Last: rendering in the other language reads the URL again.
  installTranslation(language, catalogue);
}

/** The active translation, for code outside of React. */
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

function useTranslation(): Translation {
  const given = useContext(TranslationContext);
  const read = (): Translation => given ?? currentTranslation();
  return useSyncExternalStore(subscribe, read, read);
}

/** The translate function in the user's language; re-renders on a switch. */
export function useTranslate(): Translate {
  return useTranslation().translate;
}

/** The user's language; re-renders on a switch. */
export function useLanguage(): Language {
  return useTranslation().language;
}
