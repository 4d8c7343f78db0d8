import { type Announcement, AppError, type PublicPageRequest, type PublicSettings } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { createPageRenderer, type PagePorts, type PageRequest } from './render-page.ts';
import { toStaticFile } from './static-files.ts';

const colors = { light: '#a8321f', dark: '#e2654e' };
const both = { tr: '', en: '' };
const settings: PublicSettings = {
  siteName: 'Dokuma',
  siteDescription: both,
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
  title: { tr: 'Haber', en: '' },
  content: { tr: 'Metin', en: '' },
  type: 'new',
  icon: 'Eye',
  isActive: true,
  createdAt: '2026-11-21T00:00:00.000+00:00',
  updatedAt: '2026-11-21T00:00:00.000+00:00',
};
const html =
  '<!doctype html><html lang="tr" data-theme="light"><head></head><body><div id="root"></div></body></html>';
const built = toStaticFile(new TextEncoder().encode(html), 'text/html; charset=utf-8');

const ask = (change: Partial<PageRequest> = {}): PageRequest => ({
  path: '/',
  search: '',
  language: 'tr',
  theme: 'light',
  origin: 'https://kilim.test',
  site: { projectKey: 'k', previewOrigin: 'http://p', previewFrame: 'http://p/f' },
  isGuest: true,
  ...change,
});

/** A page renderer that records its requests. */
function createFixture(change: Partial<PagePorts> = {}) {
  const asked: PublicPageRequest[] = [];
  const warnings: unknown[] = [];
  const render = createPageRenderer({
    readSettings: async () => settings,
    findAnnouncement: async () => announcement,
    listAnnouncements: async () => [announcement],
    listPlans: async () => ({ plans: [], currency: 'TRY', creditsPerToken: 0.01 }),
    loadRenderer: async () => ({
      describePublicPage: (address) => {
        if (address === '/dashboard') return null;
        return {
          needs: /^\/(\?|$)/.test(address)
            ? ['announcements']
            : address.startsWith('/ann')
              ? ['announcement']
              : [],
          scripts: ['screen.tsx'],
        };
      },
      renderPublicPage: async (question) => {
        asked.push(question);
        return `<h1>${question.address} ${question.language} ${question.theme}</h1>`;
      },
    }),
    findScripts: async (names) => names.map((name) => `/assets/${name}.js`),
    now: () => Date.parse('2026-11-21T00:00:00Z'),
    log: { warn: (...what: unknown[]) => void warnings.push(what) },
    ...change,
  });
  const read = async (request: PageRequest) => new TextDecoder().decode((await render(built, request)).bytes);
  return { render, read, asked, warnings };
}

describe('page renderer', () => {
  it('renders a public page with its data in the language and theme of the visitor', async () => {
    const { read, asked } = createFixture();
    const page = await read(ask({ language: 'en', theme: 'dark' }));
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).toContain('<div id="root" data-rendered="en dark"><h1>/ en dark</h1></div>');
    expect(page).toContain('href="/assets/screen.tsx.js"');
    expect(asked[0]?.data).toMatchObject({ announcements: [announcement], site: { siteName: 'Dokuma' } });
    expect(page).toContain('"isGuest":true');
  });

  it('passes the address without the language parameter', async () => {
    const { read, asked } = createFixture();
    const page = await read(ask({ path: '/auth', search: '?mode=login&lang=en', language: 'en' }));
    expect(asked[0]?.address).toBe('/auth?mode=login');
    expect(page).toContain('rel="canonical" href="https://kilim.test/auth?lang=en"');
  });

  it('sends other pages unrendered with the common data', async () => {
    const { read, asked } = createFixture();
    const page = await read(ask({ path: '/dashboard', isGuest: false }));
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('"isGuest":false');
    expect(asked).toEqual([]);
  });

  it('renders the sign-in form for guests only', async () => {
    const { read } = createFixture();
    expect(await read(ask({ path: '/auth' }))).toContain('data-rendered');
    expect(await read(ask({ path: '/auth', isGuest: false }))).not.toContain('data-rendered');
  });

  it('renders a page again only after a change', async () => {
    let name = 'Dokuma';
    let news = [announcement];
    const { render, asked } = createFixture({
      readSettings: async () => ({ ...settings, siteName: name }),
      listAnnouncements: async () => news,
    });
    const first = await render(built, ask());
    expect(await render(built, ask())).toBe(first);
    await render(built, ask({ isGuest: false, search: '?utm_source=x' }));
    expect(asked).toHaveLength(1);
    name = 'Kilim';
    expect((await render(built, ask())).etag).not.toBe(first.etag);
    news = [];
    await render(built, ask());
    expect(asked).toHaveLength(3);
  });

  it('sends a page unrendered and logs the error when rendering fails', async () => {
    const { read, warnings } = createFixture({
      loadRenderer: async () => ({
        describePublicPage: () => ({ needs: [], scripts: [] }),
        renderPublicPage: async () => {
          throw new Error('broken screen');
        },
      }),
    });
    const page = await read(ask());
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('<title data-server>');
    expect(warnings).toHaveLength(1);
  });

  it('works without the renderer', async () => {
    const { read } = createFixture({ loadRenderer: async () => null });
    expect(await read(ask())).toContain('<div id="root"></div>');
  });

  it('sends the page of a missing announcement unrendered', async () => {
    const { read, asked, warnings } = createFixture({
      findAnnouncement: async () => {
        throw new AppError('announcement_not_found');
      },
    });
    expect(await read(ask({ path: '/announcements/ann_1' }))).toContain('<title data-server>Dokuma</title>');
    expect(asked).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('sends the built page and logs the error when the settings cannot be read', async () => {
    const { render, warnings } = createFixture({
      readSettings: async () => {
        throw new Error('database gone');
      },
    });
    expect(await render(built, ask())).toBe(built);
    expect(warnings).toHaveLength(1);
  });
});
