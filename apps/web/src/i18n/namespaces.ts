import type { Language } from '@kilim/contract';
import type { PartialCatalogue } from '@kilim/messages';
import { importOnline } from '../ui/import-online.ts';

/** Parts of a catalogue: `public` for every page, what single screens add, and `all`, which is everything but `security`. */
export type MessageNamespace =
  | 'public'
  | 'auth'
  | 'contact'
  | 'dashboard'
  | 'gallery'
  | 'home'
  | 'pricing'
  | 'security'
  | 'settings'
  | 'showcase'
  | 'start'
  | 'studio'
  | 'all';

type Loaders = Readonly<Record<MessageNamespace, () => Promise<PartialCatalogue>>>;

const loaders: Readonly<Record<Language, Loaders>> = {
  tr: {
    public: async () => (await import('@kilim/messages/tr/namespaces/public')).publicNamespace,
    auth: async () => ({ auth: (await import('@kilim/messages/tr/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/tr/contact')).contact }),
    dashboard: async () => (await import('@kilim/messages/tr/namespaces/dashboard')).dashboardNamespace,
    gallery: async () => ({ gallery: (await import('@kilim/messages/tr/gallery')).gallery }),
    home: async () => ({ home: (await import('@kilim/messages/tr/home')).home }),
    pricing: async () => ({ pricing: (await import('@kilim/messages/tr/pricing')).pricing }),
    security: async () => (await import('@kilim/messages/tr/namespaces/security')).securityNamespace,
    settings: async () => (await import('@kilim/messages/tr/namespaces/settings')).settingsNamespace,
    showcase: async () => ({ showcase: (await import('@kilim/messages/tr/showcase')).showcase }),
    start: async () => ({ start: (await import('@kilim/messages/tr/start')).start }),
    studio: async () => (await import('@kilim/messages/tr/namespaces/studio')).studioNamespace,
    all: async () => (await import('@kilim/messages/tr/namespaces/all')).allNamespace,
  },
  en: {
    public: async () => (await import('@kilim/messages/en/namespaces/public')).publicNamespace,
    auth: async () => ({ auth: (await import('@kilim/messages/en/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/en/contact')).contact }),
    dashboard: async () => (await import('@kilim/messages/en/namespaces/dashboard')).dashboardNamespace,
    gallery: async () => ({ gallery: (await import('@kilim/messages/en/gallery')).gallery }),
    home: async () => ({ home: (await import('@kilim/messages/en/home')).home }),
    pricing: async () => ({ pricing: (await import('@kilim/messages/en/pricing')).pricing }),
    security: async () => (await import('@kilim/messages/en/namespaces/security')).securityNamespace,
    settings: async () => (await import('@kilim/messages/en/namespaces/settings')).settingsNamespace,
    showcase: async () => ({ showcase: (await import('@kilim/messages/en/showcase')).showcase }),
    start: async () => ({ start: (await import('@kilim/messages/en/start')).start }),
    studio: async () => (await import('@kilim/messages/en/namespaces/studio')).studioNamespace,
    all: async () => (await import('@kilim/messages/en/namespaces/all')).allNamespace,
  },
};

/** Loads a namespace of a language's catalogue; each is loaded once. */
export async function loadNamespace(
  language: Language,
  namespace: MessageNamespace,
): Promise<PartialCatalogue> {
  return importOnline(loaders[language][namespace]);
}
