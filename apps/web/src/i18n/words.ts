import type { Language } from '@kilim/contract';
import type { Catalogue } from '@kilim/messages';
import { importOnline } from '../ui/import-online.ts';

/** Parts of a catalogue: what every page says, what a screen or two add, and `whole`: everything but `security`. */
export type WordsPart = 'site' | 'auth' | 'contact' | 'desk' | 'pricing' | 'security' | 'whole';

const loaders: Readonly<Record<Language, Readonly<Record<WordsPart, () => Promise<Partial<Catalogue>>>>>> = {
  tr: {
    site: async () => (await import('@kilim/messages/tr/site')).site,
    auth: async () => ({ auth: (await import('@kilim/messages/tr/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/tr/contact')).contact }),
    desk: async () => (await import('@kilim/messages/tr/desk')).desk,
    pricing: async () => ({ pricing: (await import('@kilim/messages/tr/pricing')).pricing }),
    security: async () => (await import('@kilim/messages/tr/security')).security,
    whole: async () => (await import('@kilim/messages/tr/screens')).screens,
  },
  en: {
    site: async () => (await import('@kilim/messages/en/site')).site,
    auth: async () => ({ auth: (await import('@kilim/messages/en/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/en/contact')).contact }),
    desk: async () => (await import('@kilim/messages/en/desk')).desk,
    pricing: async () => ({ pricing: (await import('@kilim/messages/en/pricing')).pricing }),
    security: async () => (await import('@kilim/messages/en/security')).security,
    whole: async () => (await import('@kilim/messages/en/screens')).screens,
  },
};

/** Loads a part of a language's catalogue; each is loaded once. */
export async function loadWords(language: Language, part: WordsPart): Promise<Partial<Catalogue>> {
  return importOnline(loaders[language][part]);
}
