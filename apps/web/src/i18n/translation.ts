import { type Language, readAddressLanguage, withoutAddressLanguage } from '@kilim/contract';
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

/** What the server renders a page with; in the browser nobody gives one and the page's own translation holds. */
export const TranslationContext = createContext<Translation | undefined>(undefined);

/**
 * The language that the address asks for, else the stored one; with none stored, tr for a browser that speaks Turkish
 * and en otherwise (customer.md §7).
 */
export function detectLanguage(
  asked: Language | null = readAddressLanguage(window.location.search),
  stored: string | null = readStored('language'),
  browserLanguage: string = navigator.language,
): Language {
  if (asked !== null) return asked;
  if (stored === 'tr' || stored === 'en') return stored;
  return browserLanguage.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}

/** Puts a catalogue, or a part of one, in use at once. */
export function installTranslation(language: Language, catalogue: Partial<Catalogue>): void {
  words = catalogue;
  const translate = createTranslator(language, catalogue);
  current = {
    language,
    // A text of a part that no route asked for yet stands empty until that part has arrived.
    translate: (key, params) => {
      if (Object.hasOwn(catalogue, key.slice(0, key.indexOf('.')))) return translate(key, params);
      ensureWords('whole').catch(() => undefined);
      return '';
    },
  };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The texts of a language: the named part and those in use so far. */
async function gatherWords(language: Language, part: WordsPart): Promise<Partial<Catalogue>> {
  parts.add(part);
  const loaded = await Promise.all([...parts].map((name) => loadWords(language, name)));
  return Object.assign({}, ...loaded) as Partial<Catalogue>;
}

/** Loads the texts of a language and puts them in use. */
export async function loadTranslation(language: Language, part: WordsPart = 'whole'): Promise<void> {
  installTranslation(language, await gatherWords(language, part));
}

/** Adds a part to the texts in use; at once when it is there already. */
export async function ensureWords(part: WordsPart): Promise<void> {
  if (parts.has(part) || parts.has('whole')) return;
  const { language } = currentTranslation();
  const added = await loadWords(language, part);
  parts.add(part);
  // Somebody switched the language meanwhile: that switch has not known of this part.
  if (currentTranslation().language !== language) return loadTranslation(currentTranslation().language, part);
  installTranslation(language, { ...words, ...added });
}

/**
 * Lets a link that asks for a language choose it where nobody has chosen yet, so that the pages after it stand in it too.
 */
export function keepAskedLanguage(): void {
  const asked = readAddressLanguage(window.location.search);
  if (asked !== null && readStored('language') === null) writePreference('language', asked);
}

/**
 * Switches the language and remembers the choice, also against what the address asked for. A language whose texts can't
 * be had is not remembered: the next page would else come in one that this page could not show.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const catalogue = await gatherWords(language, 'site');
  writePreference('language', language);
  const { pathname, search, hash } = window.location;
  const plainSearch = withoutAddressLanguage(search);
  if (plainSearch !== search)
    window.history.replaceState(window.history.state, '', pathname + plainSearch + hash);
  // Last: the page reads its address anew when it is drawn in the other language.
  installTranslation(language, catalogue);
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

function useTranslation(): Translation {
  const given = useContext(TranslationContext);
  const read = (): Translation => given ?? currentTranslation();
  return useSyncExternalStore(subscribe, read, read);
}

/** The text look-up in the person's language; the component follows a switch. */
export function useTranslate(): Translate {
  return useTranslation().translate;
}

/** The person's language; the component follows a switch. */
export function useLanguage(): Language {
  return useTranslation().language;
}
