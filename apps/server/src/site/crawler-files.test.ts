import { Readable } from 'node:stream';
import type { Announcement, PublicSettings } from '@kilim/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createCrawlerFiles } from './crawler-files.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

function createServer(settings: Partial<PublicSettings> = {}, publicOrigin?: string) {
  const read = createCrawlerFiles({
    publicOrigin,
    isSecure: () => false,
    readSettings: async () =>
      ({
        siteName: 'Kilim "& Co"',
        siteDescription: { tr: 'Dokuma', en: 'Weaving' },
        primaryColor: { light: '#a8321f', dark: '#e2654e' },
        logoUrl: null,
        faviconUrl: null,
        ...settings,
      }) as PublicSettings,
    listAnnouncements: async () => [
      {
        id: 'ann_1',
        title: { tr: 'Haber', en: 'News' },
        updatedAt: '2026-11-21T00:00:00.000+00:00',
      } as Announcement,
      {
        id: 'ann_2',
        title: { tr: 'Haber', en: '' },
        updatedAt: '2026-11-21T00:00:00.000+00:00',
      } as Announcement,
    ],
    openFile: async (id) => {
      if (id !== 'abc') throw new Error('no such file');
      return { chunks: Readable.from([png]), contentType: 'image/png' };
    },
  });
  const app = new Hono();
  app.get('*', async (c) => (await read(c)) ?? c.text('page', 404));
  return (path: string, host = 'localhost:3000') =>
    app.request(`http://localhost:3000${path}`, { headers: { host } });
}

describe('createCrawlerFiles', () => {
  it('disallows private paths and names the sitemap', async () => {
    const reply = await createServer()('/robots.txt');
    const text = await reply.text();
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('Disallow: /dashboard\n');
    expect(text).toContain('Disallow: /v1/\n');
    // The addresses of these pages contain secrets.
    for (const path of ['/verify-email', '/auth/link', '/undo-deletion']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).not.toContain('Disallow: /\n');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('lists public pages and announcements under the public origin', async () => {
    const text = await (
      await createServer({}, 'https://kilim.example')('/sitemap.xml', 'evil.example')
    ).text();
    expect(text).toContain('<loc>https://kilim.example/</loc>');
    expect(text).toContain('<loc>https://kilim.example/announcements/ann_1</loc><lastmod>2026-11-21');
    expect(text).not.toContain('evil.example');
  });

  it('lists translated pages in both languages and others once', async () => {
    const text = await (await createServer({}, 'https://kilim.example')('/sitemap.xml')).text();
    for (const address of [
      '/pricing',
      '/pricing?lang=tr',
      '/pricing?lang=en',
      '/gallery?lang=tr',
      '/gallery/barber',
      '/gallery/barber?lang=en',
      '/announcements/ann_1?lang=en',
    ])
      expect(text).toContain(`<loc>https://kilim.example${address}</loc>`);
    expect(text).toContain('hreflang="en" href="https://kilim.example/pricing?lang=en"/>');
    expect(text).toContain('hreflang="x-default" href="https://kilim.example/pricing"/>');
    expect(text).toContain('<loc>https://kilim.example/kvkk</loc></url>');
    expect(text).toContain('<loc>https://kilim.example/announcements/ann_2</loc>');
    expect(text).not.toContain('ann_2?lang');
  });

  it.each(['a"><script>', 'a b', '', 'x/../y'])('does not repeat the invalid host %j', async (host) => {
    const text = await (await createServer()('/sitemap.xml', host)).text();
    expect(text).toContain('<loc>http://localhost/</loc>');
  });

  it('writes the web app manifest', async () => {
    const reply = await createServer({ logoUrl: '/v1/site-files/abc' })('/manifest.webmanifest');
    expect(await reply.json()).toMatchObject({
      name: 'Kilim "& Co"',
      theme_color: '#a8321f',
      icons: [{ src: '/icons/logo' }],
    });
    const own = (await (await createServer()('/manifest.webmanifest')).json()) as {
      icons: { src: string }[];
    };
    expect(own.icons.map(({ src }) => src)).toEqual(['/icon.svg', '/icon-192.png', '/icon-512.png']);
  });

  it('serves the favicon of the settings in a sandbox', async () => {
    const reply = await createServer({ faviconUrl: '/v1/site-files/abc' })('/favicon.ico');
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(png);
  });

  it.each([null, '/v1/site-files/gone'])(
    'redirects to its own icon for the setting %j',
    async (faviconUrl) => {
      const request = createServer({ faviconUrl, logoUrl: faviconUrl });
      for (const path of ['/favicon.ico', '/icons/favicon', '/icons/logo']) {
        const reply = await request(path);
        expect(reply.status).toBe(302);
        expect(reply.headers.get('location')).toBe('/icon.svg');
      }
    },
  );

  it('ignores other paths', async () => {
    expect((await createServer()('/robots.txt/')).status).toBe(404);
  });
});
