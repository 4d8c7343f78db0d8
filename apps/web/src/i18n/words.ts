import type { Language } from '@kilim/contract';
import type { Catalogue } from '@kilim/messages';
import { fetchPart } from '../ui/fetch-part.ts';

/** Parts of a catalogue: texts of every page, additional texts of the dashboard, and all texts. */
export type WordsPart = 'site' | 'auth' | 'contact' | 'desk' | 'pricing' | 'whole';

const loaders: Readonly<Record<Language, Readonly<Record<WordsPart, () => Promise<Partial<Catalogue>>>>>> = {
  tr: {
    site: async () => (await import('@kilim/messages/tr/site')).site,
    auth: async () => ({ auth: (await import('@kilim/messages/tr/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/tr/contact')).contact }),
    desk: async () => (await import('@kilim/messages/tr/desk')).desk,
    pricing: async () => ({ pricing: (await import('@kilim/messages/tr/pricing')).pricing }),
    whole: async () => (await import('@kilim/messages/tr')).tr,
  },
  en: {
    site: async () => (await import('@kilim/messages/en/site')).site,
    auth: async () => ({ auth: (await import('@kilim/messages/en/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/en/contact')).contact }),
    desk: async () => (await import('@kilim/messages/en/desk')).desk,
    pricing: async () => ({ pricing: (await import('@kilim/messages/en/pricing')).pricing }),
    whole: async () => (await import('@kilim/messages/en')).en,
  },
};

/** Loads a part of a language's catalogue; each is loaded once. */
export async function loadWords(language: Language, part: WordsPart): Promise<Partial<Catalogue>> {
  return fetchPart(loaders[language][part]);
}
