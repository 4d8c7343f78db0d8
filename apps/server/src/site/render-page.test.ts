import { AppError, type PublicPageRequest } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { createPageRenderer, type PagePorts, type PageRequest } from './render-page.ts';
import { toStaticFile } from './static-files.ts';
import { turkishAnnouncement as announcement, publicSettings as settings } from './testing/public-data.ts';

const html =
  '<!doctype html><html lang="tr" data-theme="light"><head></head><body><div id="root"></div></body></html>';
const built = toStaticFile(new TextEncoder().encode(html), 'text/html; charset=utf-8');

const makeRequest = (change: Partial<PageRequest> = {}): PageRequest => ({
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
  const requests: PublicPageRequest[] = [];
  const warnings: unknown[] = [];
  const render = createPageRenderer({
    readSettings: async () => settings,
    findAnnouncement: async () => announcement,
    listAnnouncements: async () => [announcement],
    listPlans: async () => ({
      plans: [],
      currency: 'TRY',
      currencies: ['TRY'],
      isLiraOnlyInTurkiye: false,
      creditsPerConversation: 100,
      creditsPerToken: 0.01,
    }),
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
        requests.push(question);
        return `<h1>${question.address} ${question.language} ${question.theme}</h1>`;
      },
    }),
    findScripts: async (names) => names.map((name) => `/assets/${name}.js`),
    now: () => Date.parse('2026-11-21T00:00:00Z'),
    log: { warn: (...what: unknown[]) => void warnings.push(what) },
    ...change,
  });
  const read = async (request: PageRequest) => new TextDecoder().decode((await render(built, request)).bytes);
  return { render, read, requests, warnings };
}

describe('page renderer', () => {
  it('renders a public page with its data in the language and theme of the visitor', async () => {
    const { read, requests } = createFixture();
    const page = await read(makeRequest({ language: 'en', theme: 'dark' }));
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).toContain('<div id="root" data-rendered="en dark"><h1>/ en dark</h1></div>');
    expect(page).toContain('href="/assets/screen.tsx.js"');
    expect(requests[0]?.data).toMatchObject({ announcements: [announcement], site: { siteName: 'Dokuma' } });
    expect(page).toContain('"isGuest":true');
  });

  it('passes the address without the language parameter', async () => {
    const { read, requests } = createFixture();
    const page = await read(makeRequest({ path: '/auth', search: '?mode=login&lang=en', language: 'en' }));
    expect(requests[0]?.address).toBe('/auth?mode=login');
    expect(page).toContain('rel="canonical" href="https://kilim.test/auth?lang=en"');
  });

  it('sends other pages unrendered with the common data', async () => {
    const { read, requests } = createFixture();
    const page = await read(makeRequest({ path: '/dashboard', isGuest: false }));
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('"isGuest":false');
    expect(requests).toEqual([]);
  });

  it('renders the sign-in form for guests only', async () => {
    const { read } = createFixture();
    expect(await read(makeRequest({ path: '/auth' }))).toContain('data-rendered');
    expect(await read(makeRequest({ path: '/auth', isGuest: false }))).not.toContain('data-rendered');
  });

  it('renders a page again only after a change', async () => {
    let name = 'Dokuma';
    let news = [announcement];
    const { render, requests } = createFixture({
      readSettings: async () => ({ ...settings, siteName: name }),
      listAnnouncements: async () => news,
    });
    const first = await render(built, makeRequest());
    expect(await render(built, makeRequest())).toBe(first);
    await render(built, makeRequest({ isGuest: false, search: '?utm_source=x' }));
    expect(requests).toHaveLength(1);
    name = 'Kilim';
    expect((await render(built, makeRequest())).etag).not.toBe(first.etag);
    news = [];
    await render(built, makeRequest());
    expect(requests).toHaveLength(3);
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
    const page = await read(makeRequest());
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('<title data-server>');
    expect(warnings).toHaveLength(1);
  });

  it('works without the renderer', async () => {
    const { read } = createFixture({ loadRenderer: async () => null });
    expect(await read(makeRequest())).toContain('<div id="root"></div>');
  });

  it('sends the page of a missing announcement unrendered', async () => {
    const { read, requests, warnings } = createFixture({
      findAnnouncement: async () => {
        throw new AppError('announcement_not_found');
      },
    });
    expect(await read(makeRequest({ path: '/announcements/ann_1' }))).toContain(
      '<title data-server>Dokuma</title>',
    );
    expect(requests).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('sends the built page and logs the error when the settings cannot be read', async () => {
    const { render, warnings } = createFixture({
      readSettings: async () => {
        throw new Error('database gone');
      },
    });
    expect(await render(built, makeRequest())).toBe(built);
    expect(warnings).toHaveLength(1);
  });
});
