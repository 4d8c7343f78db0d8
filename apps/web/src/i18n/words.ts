import type { Language } from '@kilim/contract';
import type { Catalogue } from '@kilim/messages';

/** Parts of a catalogue: what every page says, what dashboard and pricing page add, and everything. */
export type WordsPart = 'site' | 'desk' | 'pricing' | 'whole';

const loaders: Readonly<Record<Language, Readonly<Record<WordsPart, () => Promise<Partial<Catalogue>>>>>> = {
  tr: {
    site: async () => (await import('@kilim/messages/tr/site')).site,
    desk: async () => (await import('@kilim/messages/tr/desk')).desk,
    pricing: async () => ({ pricing: (await import('@kilim/messages/tr/pricing')).pricing }),
    whole: async () => (await import('@kilim/messages/tr')).tr,
  },
  en: {
    site: async () => (await import('@kilim/messages/en/site')).site,
    desk: async () => (await import('@kilim/messages/en/desk')).desk,
    pricing: async () => ({ pricing: (await import('@kilim/messages/en/pricing')).pricing }),
    whole: async () => (await import('@kilim/messages/en')).en,
  },
};

/** Loads a part of a language's catalogue, each once. */
export async function loadWords(language: Language, part: WordsPart): Promise<Partial<Catalogue>> {
  return loaders[language][part]();
}
