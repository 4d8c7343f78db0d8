import type { Announcement, PublicSettings } from '@kilim/contract';
import { AppError } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { fillPage, type PageQuestion, readAnnouncementId, renderHead } from './page-head.ts';
import { createPageRenderer } from './render-page.ts';
import { toStaticFile } from './static-files.ts';

const colors = { light: '#a8321f', dark: '#e2654e' };
const both = { tr: '', en: '' };
const settings: PublicSettings = {
  siteName: 'Dokuma',
  siteDescription: { tr: 'Konuşarak uygulama yapın.', en: 'Build apps by talking.' },
  logoUrl: null,
  faviconUrl: null,
  primaryColor: colors,
  secondaryColor: colors,
  companyName: '',
  companyAddress: '',
  contactEmail: '',
  contactPhone: '',
  supportEmail: '',
  officeAddress: '',
  officeLocation: '',
  workingHours: { weekdays: both, saturday: both, sunday: both },
};
const announcement: Announcement = {
  id: 'ann_1',
  title: { tr: '"Yeni" <b>haber</b>', en: '' },
  content: { tr: 'Metin', en: '' },
  type: 'new',
  icon: 'Eye',
  isActive: true,
  createdAt: '2026-11-21T00:00:00.000+00:00',
  updatedAt: '2026-11-21T00:00:00.000+00:00',
};
const ask = (change: Partial<PageQuestion>): PageQuestion => ({
  path: '/',
  language: 'tr',
  origin: 'https://kilim.test',
  settings,
  announcement: null,
  ...change,
});
const html =
  '<!doctype html><html lang="tr"><head><link rel="icon" href="/icon.svg" type="image/svg+xml" /></head><body></body></html>';

describe('the head that the server writes', () => {
  it('names the page, then the site, with description, social card and address', () => {
    const head = renderHead(ask({ path: '/contact', language: 'en' }));
    expect(head).toContain('<title data-server>Contact · Dokuma</title>');
    expect(head).toContain('name="description" content="Write to the Dokuma team');
    expect(head).toContain('property="og:title" content="Contact · Dokuma"');
    expect(head).toContain('<link data-server rel="canonical" href="https://kilim.test/contact" />');
  });

  it('says what the plans are about', () => {
    const head = renderHead(ask({ path: '/pricing', language: 'tr' }));
    expect(head).toContain('<title data-server>Fiyatlandırma · Dokuma</title>');
    expect(head).toContain('name="description" content="Dokuma planları');
  });

  it('takes the description of the home page from the settings', () => {
    expect(renderHead(ask({}))).toContain('content="Konuşarak uygulama yapın."');
  });

  it('never lets an announcement write elements, and falls back to Turkish', () => {
    const head = renderHead(ask({ path: '/announcements/ann_1', language: 'en', announcement }));
    expect(head).toContain('&quot;Yeni&quot; &lt;b&gt;haber&lt;/b&gt;');
    expect(head).not.toContain('<b>');
  });

  it('says nothing but the name of the site about what stands behind signing in', () => {
    expect(renderHead(ask({ path: '/dashboard' }))).toBe('<title data-server>Dokuma</title>');
  });

  it('sets the language and the icon of the site, whatever signs they hold', () => {
    const page = fillPage(html, ask({ language: 'en', settings: { ...settings, faviconUrl: '/v1/$&"' } }));
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<link rel="icon" href="/v1/$&amp;&quot;" />');
  });

  it('reads the id of an announcement from its own address only', () => {
    expect(readAnnouncementId('/announcements/ann_1')).toBe('ann_1');
    expect(readAnnouncementId('/announcements/ann_1/x')).toBeNull();
    expect(readAnnouncementId('/')).toBeNull();
  });
});

describe('page renderer', () => {
  const built = toStaticFile(new TextEncoder().encode(html), 'text/html; charset=utf-8');
  const request = { path: '/announcements/ann_1', language: 'tr', origin: 'https://kilim.test' } as const;
  const warnings: unknown[] = [];
  const log = { warn: (...what: unknown[]) => void warnings.push(what) };

  it('answers the same file while nothing changes, and another one after a change', async () => {
    let name = 'Dokuma';
    const render = createPageRenderer({
      readSettings: async () => ({ ...settings, siteName: name }),
      findAnnouncement: async () => announcement,
      log,
    });
    const first = await render(built, request);
    expect(await render(built, request)).toBe(first);
    name = 'Kilim';
    expect((await render(built, request)).etag).not.toBe(first.etag);
  });

  it('serves the page of a missing announcement like any other', async () => {
    const render = createPageRenderer({
      readSettings: async () => settings,
      findAnnouncement: async () => {
        throw new AppError('announcement_not_found');
      },
      log,
    });
    const page = await render(built, request);
    expect(new TextDecoder().decode(page.bytes)).toContain('<title data-server>Dokuma</title>');
    expect(warnings).toEqual([]);
  });

  it('serves the page as it was built when the settings can not be read, and says so in the log', async () => {
    const render = createPageRenderer({
      readSettings: async () => {
        throw new Error('database gone');
      },
      findAnnouncement: async () => announcement,
      log,
    });
    expect(await render(built, request)).toBe(built);
    expect(warnings).toHaveLength(1);
  });
});
