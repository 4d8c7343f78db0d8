import { type Language, readLanguageParam, removeLanguageParam } from '@kilim/contract';
import type { MessageKey, PartialCatalogue, Translate } from '@kilim/messages';
import { createTranslator } from '@kilim/messages/translator';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { readStored } from '../storage/browser-storage.ts';
import { forgetVisitLanguage, readVisitLanguage, writePreference } from '../storage/preference-cookie.ts';
import { mergeCatalogues } from './merge-catalogues.ts';
import { apartFromAll, loadNamespace, type MessageNamespace } from './namespaces.ts';

// The page's language and its texts. Only the catalogue in use is loaded, and of it only what the screens so far need.

export interface Translation {
  readonly language: Language;
  readonly translate: Translate;
}

let current: Translation | undefined;
let messages: PartialCatalogue = {};
const namespaces = new Set<MessageNamespace>();
const listeners = new Set<() => void>();

/** The translation for server rendering; null in the browser, which uses the page's own. */
export const TranslationContext = createContext<Translation | undefined>(undefined);

const isLanguage = (value: string | null): value is Language => value === 'tr' || value === 'en';

/**
 * The language of the URL, else of this visit, else the stored one, else Turkish for a Turkish browser and English for
 * any other.
 */
export function detectLanguage(
  asked: Language | null = readLanguageParam(window.location.search),
  visited: string | null = readVisitLanguage(),
  stored: string | null = readStored('language'),
  browserLanguage: string = navigator.language,
): Language {
  if (asked !== null) return asked;
  if (isLanguage(visited)) return visited;
  if (isLanguage(stored)) return stored;
  return browserLanguage.toLowerCase().startsWith('tr') ? 'tr' : 'en';
}

function isLoaded(catalogue: PartialCatalogue, key: MessageKey): boolean {
  const [group = '', name = ''] = key.split('.');
  return group === 'errors' ? Object.hasOwn(catalogue.errors ?? {}, name) : Object.hasOwn(catalogue, group);
}

/** Activates a catalogue, or some namespaces of one, immediately. */
export function installTranslation(language: Language, catalogue: PartialCatalogue): void {
  messages = catalogue;
  const translate = createTranslator(language, catalogue);
  current = {
    language,
    // A text of a namespace that is not loaded yet renders empty until it arrives, an error as an unknown one.
    translate: (key, params) => {
      if (isLoaded(catalogue, key)) return translate(key, params);
      ensureNamespace('all').catch(() => undefined);
      return key.startsWith('errors.') ? translate('errors.general_unknown') : '';
    },
  };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** The texts of a language: the given namespace and all that were loaded before. */
async function loadCatalogue(language: Language, namespace: MessageNamespace): Promise<PartialCatalogue> {
  namespaces.add(namespace);
  const loaded = await Promise.all([...namespaces].map((name) => loadNamespace(language, name)));
  return loaded.reduce(mergeCatalogues);
}

/** Loads the texts of a language and activates them. */
export async function loadTranslation(
  language: Language,
  namespace: MessageNamespace = 'all',
): Promise<void> {
  installTranslation(language, await loadCatalogue(language, namespace));
}

/** Adds a namespace to the active texts; immediate when it is already loaded. */
export async function ensureNamespace(namespace: MessageNamespace): Promise<void> {
  if (namespaces.has(namespace) || (!apartFromAll.has(namespace) && namespaces.has('all'))) return;
  const { language } = currentTranslation();
  const added = await loadNamespace(language, namespace);
  namespaces.add(namespace);
  // The language was switched while loading, and the switch did not include this namespace.
  if (currentTranslation().language !== language)
    return loadTranslation(currentTranslation().language, namespace);
  installTranslation(language, mergeCatalogues(messages, added));
}

/**
 * Switches the language and stores the choice, overriding the URL. A language whose texts cannot be loaded is not stored,
 * because the next page would render in it.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const catalogue = await loadCatalogue(language, 'public');
  writePreference('language', language);
  forgetVisitLanguage();
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
