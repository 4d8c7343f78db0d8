import type { Language } from '@kilim/contract';
import type { PartialCatalogue } from '@kilim/messages';
import { importOnline } from '../ui/import-online.ts';

/** Parts of a catalogue: `public` for every page, what single screens add, and `all`, which is everything but `apartFromAll`. */
export type MessageNamespace =
  | 'public'
  | 'attachments'
  | 'auth'
  | 'contact'
  | 'dashboard'
  | 'designer'
  | 'gallery'
  | 'git'
  | 'home'
  | 'operation'
  | 'pricing'
  | 'security'
  | 'settings'
  | 'showcase'
  | 'start'
  | 'studio'
  | 'support'
  | 'types'
  | 'verification'
  | 'all';

/** Namespaces that `all` does not contain, because few people ever see their texts. */
export const apartFromAll: ReadonlySet<MessageNamespace> = new Set([
  'attachments',
  'designer',
  'operation',
  'security',
  'types',
]);

type Loaders = Readonly<Record<MessageNamespace, () => Promise<PartialCatalogue>>>;

export const loaders: Readonly<Record<Language, Loaders>> = {
  tr: {
    public: async () => (await import('@kilim/messages/tr/namespaces/public')).publicNamespace,
    attachments: async () => (await import('@kilim/messages/tr/namespaces/attachments')).attachmentsNamespace,
    auth: async () => ({ auth: (await import('@kilim/messages/tr/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/tr/contact')).contact }),
    dashboard: async () => (await import('@kilim/messages/tr/namespaces/dashboard')).dashboardNamespace,
    designer: async () => ({ designer: (await import('@kilim/messages/tr/designer')).designer }),
    gallery: async () => ({ gallery: (await import('@kilim/messages/tr/gallery')).gallery }),
    git: async () => (await import('@kilim/messages/tr/namespaces/git')).gitNamespace,
    home: async () => ({ home: (await import('@kilim/messages/tr/home')).home }),
    operation: async () => (await import('@kilim/messages/tr/namespaces/operation')).operationNamespace,
    pricing: async () => ({ pricing: (await import('@kilim/messages/tr/pricing')).pricing }),
    security: async () => (await import('@kilim/messages/tr/namespaces/security')).securityNamespace,
    settings: async () => (await import('@kilim/messages/tr/namespaces/settings')).settingsNamespace,
    showcase: async () => ({ showcase: (await import('@kilim/messages/tr/showcase')).showcase }),
    start: async () => ({ start: (await import('@kilim/messages/tr/start')).start }),
    studio: async () => (await import('@kilim/messages/tr/namespaces/studio')).studioNamespace,
    support: async () => (await import('@kilim/messages/tr/namespaces/support')).supportNamespace,
    types: async () => ({ types: (await import('@kilim/messages/tr/types')).types }),
    verification: async () =>
      (await import('@kilim/messages/tr/namespaces/verification')).verificationNamespace,
    all: async () => (await import('@kilim/messages/tr/namespaces/all')).allNamespace,
  },
  en: {
    public: async () => (await import('@kilim/messages/en/namespaces/public')).publicNamespace,
    attachments: async () => (await import('@kilim/messages/en/namespaces/attachments')).attachmentsNamespace,
    auth: async () => ({ auth: (await import('@kilim/messages/en/auth')).auth }),
    contact: async () => ({ contact: (await import('@kilim/messages/en/contact')).contact }),
    dashboard: async () => (await import('@kilim/messages/en/namespaces/dashboard')).dashboardNamespace,
    designer: async () => ({ designer: (await import('@kilim/messages/en/designer')).designer }),
    gallery: async () => ({ gallery: (await import('@kilim/messages/en/gallery')).gallery }),
    git: async () => (await import('@kilim/messages/en/namespaces/git')).gitNamespace,
    home: async () => ({ home: (await import('@kilim/messages/en/home')).home }),
    operation: async () => (await import('@kilim/messages/en/namespaces/operation')).operationNamespace,
    pricing: async () => ({ pricing: (await import('@kilim/messages/en/pricing')).pricing }),
    security: async () => (await import('@kilim/messages/en/namespaces/security')).securityNamespace,
    settings: async () => (await import('@kilim/messages/en/namespaces/settings')).settingsNamespace,
    showcase: async () => ({ showcase: (await import('@kilim/messages/en/showcase')).showcase }),
    start: async () => ({ start: (await import('@kilim/messages/en/start')).start }),
    studio: async () => (await import('@kilim/messages/en/namespaces/studio')).studioNamespace,
    support: async () => (await import('@kilim/messages/en/namespaces/support')).supportNamespace,
    types: async () => ({ types: (await import('@kilim/messages/en/types')).types }),
    verification: async () =>
      (await import('@kilim/messages/en/namespaces/verification')).verificationNamespace,
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
