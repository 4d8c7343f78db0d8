import type { Language, PageDataKey, PublicPage } from '@kilim/contract';
import { matchPath } from 'react-router';
import { paths } from '../navigation/paths.ts';

interface PublicPageRow {
  readonly pattern: string;
  /** The screen's module, as router.tsx imports it. */
  readonly screen: string;
  readonly needs?: readonly PageDataKey[];
  /** Texts beyond the `public` namespace, as in router.tsx. */
  readonly namespace?: 'auth' | 'contact' | 'gallery' | 'home' | 'pricing';
}

/** Pages that the server renders (docs/rules/public-pages.md). `needs` is the data beyond the site's settings. */
const publicPages: readonly PublicPageRow[] = [
  {
    pattern: paths.home.pattern,
    screen: 'home/home-route.tsx',
    needs: ['announcements', 'plans'],
    namespace: 'home',
  },
  { pattern: paths.auth.pattern, screen: 'auth/auth-route.tsx', namespace: 'auth' },
  {
    pattern: paths.pricing.pattern,
    screen: 'pricing/pricing-route.tsx',
    needs: ['plans'],
    namespace: 'pricing',
  },
  { pattern: paths.gallery.pattern, screen: 'gallery/gallery-route.tsx', namespace: 'gallery' },
  { pattern: paths.galleryApp.pattern, screen: 'gallery/gallery-app-route.tsx', namespace: 'gallery' },
  { pattern: paths.contact.pattern, screen: 'contact/contact-route.tsx', namespace: 'contact' },
  { pattern: paths.privacy.pattern, screen: 'legal/privacy-route.tsx' },
  { pattern: paths.kvkk.pattern, screen: 'legal/kvkk-route.tsx' },
  {
    pattern: paths.announcement.pattern,
    screen: 'announcements/announcement-route.tsx',
    needs: ['announcement'],
  },
];

function findPage(pathname: string): PublicPageRow | undefined {
  return publicPages.find(({ pattern }) => matchPath(pattern, pathname) !== null);
}

/** Whether a page may be shown before the session is known. */
export function isPublicPage(pathname: string): boolean {
  return findPage(pathname) !== undefined;
}

// With a return address or a secret in the query, only the browser renders the form.
const plainAuth = new Set(['', '?mode=login', '?mode=register', '?mode=forgot']);

/** The data the server needs to render a page; null for pages that only the browser renders. */
export function describePublicPage(address: string, language: Language): PublicPage | null {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const page = findPage(pathname);
  if (page === undefined) return null;
  if (page.pattern === paths.auth.pattern && !plainAuth.has(search)) return null;
  const texts = ['namespaces/public', ...(page.namespace === undefined ? [] : [page.namespace])];
  return {
    needs: page.needs ?? [],
    scripts: [
      `src/features/${page.screen}`,
      ...texts.map((file) => `../../packages/messages/src/${language}/${file}.ts`),
    ],
  };
}
