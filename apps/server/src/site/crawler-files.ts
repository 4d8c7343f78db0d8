import { type Announcement, galleryApps, listLanguageAlternates, type PublicSettings } from '@kilim/contract';
import type { Context } from 'hono';
import { type ReplyBody, streamToBody } from '../platform/http/reply-body.ts';
import { escapeHtml } from '../platform/text/index.ts';
import { galleryAppPath, galleryPath } from './gallery-head.ts';

export interface CrawlerPorts {
  readonly publicOrigin: string | undefined;
  isSecure(c: Context): boolean;
  readSettings(): Promise<PublicSettings>;
  listAnnouncements(): Promise<readonly Announcement[]>;
  /** Opens a file of the settings by its id. */
  openFile(id: string): Promise<{ readonly chunks: AsyncIterable<Uint8Array>; readonly contentType: string }>;
}

/** Public pages in both languages. */
const publicPaths = [
  '/',
  galleryPath,
  '/pricing',
  '/contact',
  ...galleryApps.map(({ id }) => galleryAppPath(id)),
];
/** Public pages in Turkish only. */
const publicPathsInOneLanguage = ['/privacy', '/kvkk'];

/** Paths behind sign-in, with secrets, or without pages. */
const disallowedPaths = [
  '/v1/',
  '/api/',
  '/preview/',
  '/dashboard',
  '/start',
  '/studio/',
  '/visual/',
  '/settings',
  '/payment/',
  '/support',
  '/admin',
  '/verify-email',
  '/auth/link',
  '/undo-deletion',
];

/** Used when the settings have no icon. */
const ownIcon = '/icon.svg';
/** PNG for home screens that do not support SVG, with a margin for round masks. */
const ownIcons = [
  { src: ownIcon, sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

export function renderRobots(origin: string): string {
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export function renderSitemap(origin: string, announcements: readonly Announcement[]): string {
  const entry = (address: string, links: string, changedAt?: string): string => {
    const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(address)}</loc>${changed}${links}</url>`;
  };
  /** One entry per language, each with links to the others, as search engines expect. */
  const inEachLanguage = (path: string, changedAt?: string): string[] => {
    const addresses = listLanguageAlternates(origin + path);
    const links = addresses.map(
      ({ hrefLang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(address)}"/>`,
    );
    return addresses.map(({ address }) => entry(address, links.join(''), changedAt));
  };
  const entries = [
    ...publicPaths.flatMap((path) => inEachLanguage(path)),
    ...publicPathsInOneLanguage.map((path) => entry(origin + path, '')),
    ...announcements.flatMap(({ id, title, updatedAt }) => {
      const path = `/announcements/${encodeURIComponent(id)}`;
      return title.en === '' ? [entry(origin + path, '', updatedAt)] : inEachLanguage(path, updatedAt);
    }),
  ];
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

export function renderManifest({
  siteName,
  siteDescription,
  primaryColor,
  logoUrl,
  faviconUrl,
}: PublicSettings): string {
  const icons = [
    ...(logoUrl ? [{ src: '/icons/logo', sizes: 'any' }] : []),
    ...(faviconUrl ? [{ src: '/icons/favicon', sizes: 'any' }] : []),
  ];
  return JSON.stringify({
    name: siteName,
    short_name: siteName.slice(0, 12).trim(),
    description: siteDescription.tr,
    lang: 'tr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: primaryColor.light,
    background_color: '#fbf9f5',
    // Not both: a device might prefer the built-in icon.
    icons: icons.length > 0 ? icons : ownIcons,
  });
}

/** Serves `/robots.txt`, `/sitemap.xml`, `/manifest.webmanifest` and the icons of the settings; null for other paths. */
export function createCrawlerFiles(ports: CrawlerPorts): (c: Context) => Promise<Response | null> {
  // As long as any page may show an old setting (docs/rules/site.md#caching).
  const send = (c: Context, contentType: string, content: string | ReplyBody): Response => {
    c.header('cache-control', 'public, max-age=10');
    c.header('vary', 'Host');
    c.header('content-type', contentType);
    if (c.req.method === 'HEAD') return c.body(null, 200);
    return c.body(content, 200);
  };
  /** Validates the host, because it is repeated in the files. */
  const originOf = (c: Context): string => {
    if (ports.publicOrigin) return ports.publicOrigin;
    const host = c.req.header('host') ?? '';
    const safe = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:]+\](:\d{1,5})?$/.test(host) ? host : 'localhost';
    return `${ports.isSecure(c) ? 'https' : 'http'}://${safe}`;
  };
  const sendIcon = async (c: Context, kind: 'logoUrl' | 'faviconUrl'): Promise<Response> => {
    const url = (await ports.readSettings())[kind];
    const file = url ? await ports.openFile(url.slice(url.lastIndexOf('/') + 1)).catch(() => null) : null;
    if (!file) return c.redirect(ownIcon, 302);
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return send(c, file.contentType, await streamToBody(file.chunks));
  };

  return async (c) => {
    switch (c.req.path) {
      case '/robots.txt':
        return send(c, 'text/plain; charset=utf-8', renderRobots(originOf(c)));
      case '/sitemap.xml':
        return send(
          c,
          'application/xml; charset=utf-8',
          renderSitemap(originOf(c), await ports.listAnnouncements()),
        );
      case '/manifest.webmanifest':
        return send(c, 'application/manifest+json', renderManifest(await ports.readSettings()));
      case '/favicon.ico':
      case '/icons/favicon':
        return sendIcon(c, 'faviconUrl');
      case '/icons/logo':
        return sendIcon(c, 'logoUrl');
      default:
        return null;
    }
  };
}
