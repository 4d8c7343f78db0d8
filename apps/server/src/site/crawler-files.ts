import type { Announcement, PublicSettings } from '@kilim/contract';
import type { Context } from 'hono';

export interface CrawlerPorts {
  readonly publicOrigin: string | undefined;
  isSecure(c: Context): boolean;
  readSettings(): Promise<PublicSettings>;
  listAnnouncements(): Promise<readonly Announcement[]>;
  /** Bytes of a file that the settings name. */
  findFile(id: string): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }>;
}

/** Pages that anybody may see and that say something by themselves. */
const publicPaths = ['/', '/pricing', '/contact', '/privacy', '/kvkk'];

/** Behind sign-in, or no page at all. */
const closedPaths = [
  '/v1/',
  '/api/',
  '/preview/',
  '/dashboard',
  '/studio/',
  '/visual/',
  '/settings',
  '/payment/',
  '/support',
  '/admin',
  '/verify-email',
];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The icon of the web app, while the settings name none. */
const ownIcon = { path: '/icon.svg', type: 'image/svg+xml' } as const;

export function renderRobots(origin: string): string {
  return [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export function renderSitemap(origin: string, announcements: readonly Announcement[]): string {
  const entry = (path: string, changedAt?: string): string => {
    const changed = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
    return `  <url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  };
  const entries = [
    ...publicPaths.map((path) => entry(path)),
    ...announcements.map(({ id, updatedAt }) => entry(`/announcements/${encodeURIComponent(id)}`, updatedAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
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
    { src: ownIcon.path, sizes: 'any', type: ownIcon.type },
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
    icons,
  });
}

/** `/robots.txt`, `/sitemap.xml`, `/manifest.webmanifest` and the icons, as the settings are now; null for all else. */
export function createCrawlerFiles(ports: CrawlerPorts): (c: Context) => Promise<Response | null> {
  // Ten seconds is how old a setting may be (admin.md §8).
  const send = (c: Context, contentType: string, content: string | Uint8Array): Response => {
    c.header('cache-control', 'public, max-age=10');
    c.header('vary', 'Host');
    c.header('content-type', contentType);
    if (c.req.method === 'HEAD') return c.body(null, 200);
    return c.body(typeof content === 'string' ? content : new Uint8Array(content), 200);
  };
  /** A host that is no name would end up as text in what crawlers read. */
  const originOf = (c: Context): string => {
    if (ports.publicOrigin) return ports.publicOrigin;
    const host = c.req.header('host') ?? '';
    const safe = /^[A-Za-z0-9.-]+(:\d{1,5})?$|^\[[0-9A-Fa-f:]+\](:\d{1,5})?$/.test(host) ? host : 'localhost';
    return `${ports.isSecure(c) ? 'https' : 'http'}://${safe}`;
  };
  const sendIcon = async (c: Context, kind: 'logoUrl' | 'faviconUrl'): Promise<Response> => {
    const url = (await ports.readSettings())[kind];
    const file = url ? await ports.findFile(url.slice(url.lastIndexOf('/') + 1)).catch(() => null) : null;
    if (!file) return c.redirect(ownIcon.path, 302);
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return send(c, file.contentType, file.bytes);
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
