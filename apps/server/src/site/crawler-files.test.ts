import { Readable } from 'node:stream';
import type { Announcement, PublicSettings } from '@kilim/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createCrawlerFiles } from './crawler-files.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

function stage(settings: Partial<PublicSettings> = {}, publicOrigin?: string) {
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

describe('what crawlers and browsers ask for', () => {
  it('keeps crawlers away from what is behind sign-in and shows them the map', async () => {
    const reply = await stage()('/robots.txt');
    const text = await reply.text();
    expect(reply.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('Disallow: /dashboard\n');
    expect(text).toContain('Disallow: /v1/\n');
    // Their addresses hold the keys of mails.
    for (const path of ['/verify-email', '/auth/link', '/undo-deletion']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).not.toContain('Disallow: /\n');
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });

  it('maps the public pages and the announcements, under the public origin when there is one', async () => {
    const text = await (await stage({}, 'https://kilim.example')('/sitemap.xml', 'evil.example')).text();
    expect(text).toContain('<loc>https://kilim.example/</loc>');
    expect(text).toContain('<loc>https://kilim.example/announcements/ann_1</loc><lastmod>2026-11-21');
    expect(text).not.toContain('evil.example');
  });

  it('maps each page in both languages, and once what says the same in either', async () => {
    const text = await (await stage({}, 'https://kilim.example')('/sitemap.xml')).text();
    for (const address of [
      '/pricing',
      '/pricing?lang=tr',
      '/pricing?lang=en',
      '/announcements/ann_1?lang=en',
    ])
      expect(text).toContain(`<loc>https://kilim.example${address}</loc>`);
    expect(text).toContain('hreflang="en" href="https://kilim.example/pricing?lang=en"/>');
    expect(text).toContain('hreflang="x-default" href="https://kilim.example/pricing"/>');
    expect(text).toContain('<loc>https://kilim.example/kvkk</loc></url>');
    expect(text).toContain('<loc>https://kilim.example/announcements/ann_2</loc>');
    expect(text).not.toContain('ann_2?lang');
  });

  it.each(['a"><script>', 'a b', '', 'x/../y'])('never repeats the host %j', async (host) => {
    const text = await (await stage()('/sitemap.xml', host)).text();
    expect(text).toContain('<loc>http://localhost/</loc>');
  });

  it('describes the app for the home screen', async () => {
    const reply = await stage({ logoUrl: '/v1/site-files/abc' })('/manifest.webmanifest');
    expect(await reply.json()).toMatchObject({
      name: 'Kilim "& Co"',
      theme_color: '#a8321f',
      icons: [{ src: '/icons/logo' }],
    });
    const own = (await (await stage()('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
    expect(own.icons.map(({ src }) => src)).toEqual(['/icon.svg', '/icon-192.png', '/icon-512.png']);
  });

  it('serves the favicon of the settings, sealed', async () => {
    const reply = await stage({ faviconUrl: '/v1/site-files/abc' })('/favicon.ico');
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(png);
  });

  it.each([null, '/v1/site-files/gone'])('shows its own icon when the setting is %j', async (faviconUrl) => {
    const ask = stage({ faviconUrl, logoUrl: faviconUrl });
    for (const path of ['/favicon.ico', '/icons/favicon', '/icons/logo']) {
      const reply = await ask(path);
      expect(reply.status).toBe(302);
      expect(reply.headers.get('location')).toBe('/icon.svg');
    }
  });

  it('leaves every other address to the site', async () => {
    expect((await stage()('/robots.txt/')).status).toBe(404);
  });
});
