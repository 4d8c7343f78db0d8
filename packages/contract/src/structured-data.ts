import type { Language } from './primitives.ts';

// Descriptions of public pages for search engines (schema.org). The server writes them into the page, the web app keeps them
// while it is open.

export type StructuredData = Readonly<Record<string, unknown>>;

export interface ListedApp {
  readonly name: string;
  readonly about: string;
  /** Address of the app's own page. */
  readonly address: string;
}

const context = 'https://schema.org';

/** One app of the gallery. */
export const describeAppForSearch = (
  { name, about, address }: ListedApp,
  language: Language,
): StructuredData => ({
  '@context': context,
  '@type': 'MobileApplication',
  name,
  description: about,
  url: address,
  inLanguage: language,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'iOS, Android',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'TRY' },
});

/** The gallery with all its apps. */
export const describeGalleryForSearch = (name: string, apps: readonly ListedApp[]): StructuredData => ({
  '@context': context,
  '@type': 'ItemList',
  name,
  numberOfItems: apps.length,
  itemListElement: apps.map((app, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: app.name,
    url: app.address,
  })),
});
