import { describe, expect, it } from 'vitest';
import { fillPage, type PageHeadInput, type PageInput, readAnnouncementId, renderHead } from './page-head.ts';
import { publicSettings as settings, turkishAnnouncement } from './testing/public-data.ts';

const announcement = { ...turkishAnnouncement, title: { tr: '"Yeni" <b>haber</b>', en: '' } };

const makeInput = (change: Partial<PageHeadInput>): PageHeadInput => ({
  path: '/',
  language: 'tr',
  askedLanguage: null,
  origin: 'https://kilim.test',
  settings,
  announcement: null,
  ...change,
});
const html =
  '<!doctype html><html lang="tr" data-theme="light"><head><link rel="icon" href="/icon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/apple-touch-icon.png" /><link rel="preload" as="font" href="/latin.woff2" /><link rel="preload" as="font" href="/turkish.woff2" data-language="tr" /></head><body><div id="root"></div></body></html>';
const site = {
  siteName: 'Dokuma',
  projectKey: 'k',
  previewOrigin: 'http://p',
  previewFrame: 'http://p/f',
  welcomeCredits: 200,
};
const fill = (change: Partial<PageInput>): string =>
  fillPage(html, {
    ...makeInput({}),
    theme: 'light',
    body: null,
    data: { site, settings, isGuest: true },
    scripts: [],
    ...change,
  });

it('preloads the fonts of the language of the page only', () => {
  expect(fill({ language: 'tr' })).toContain('turkish.woff2');
  expect(fill({ language: 'en' })).toContain('latin.woff2');
  expect(fill({ language: 'en' })).not.toContain('turkish.woff2');
});

describe('page head', () => {
  it('has title, description, social card and canonical address', () => {
    const head = renderHead(makeInput({ path: '/contact', language: 'en' }));
    expect(head).toContain('<title data-server>Contact · Dokuma</title>');
    expect(head).toContain('name="description" content="Write to the Dokuma team');
    expect(head).toContain('property="og:title" content="Contact · Dokuma"');
    expect(head).toContain('<link data-server rel="canonical" href="https://kilim.test/contact" />');
    expect(head).toContain('property="og:image" content="https://kilim.test/social-card.png"');
  });

  it('has alternates of both languages and the requested one as canonical', () => {
    const head = renderHead(makeInput({ path: '/pricing', language: 'en', askedLanguage: 'en' }));
    expect(head).toContain('rel="canonical" href="https://kilim.test/pricing?lang=en"');
    expect(head).toContain('rel="alternate" hreflang="tr" href="https://kilim.test/pricing?lang=tr"');
    expect(head).toContain('rel="alternate" hreflang="x-default" href="https://kilim.test/pricing"');
    for (const path of ['/privacy', '/announcements/ann_1']) {
      const single = renderHead(makeInput({ path, askedLanguage: 'en', announcement }));
      expect(single).toContain(`rel="canonical" href="https://kilim.test${path}"`);
      expect(single).not.toContain('hreflang');
    }
  });

  it('describes the dashboard without personal data', () => {
    const head = renderHead(makeInput({ path: '/dashboard' }));
    expect(head).toContain('<title data-server>Panel · Dokuma</title>');
    expect(head).toContain('name="description" content="Dokuma projeleriniz');
  });

  it('describes the pricing page', () => {
    const head = renderHead(makeInput({ path: '/pricing', language: 'tr' }));
    expect(head).toContain('<title data-server>Fiyatlandırma · Dokuma</title>');
    expect(head).toContain('name="description" content="Dokuma planları');
  });

  it('describes the gallery and lists its apps for search engines', () => {
    const head = renderHead(makeInput({ path: '/gallery', language: 'en' }));
    expect(head).toContain('<title data-server>Gallery · Dokuma</title>');
    expect(head).toContain('"@type":"ItemList"');
    expect(head).toContain('"url":"https://kilim.test/gallery/barber"');
  });

  it('describes an app of the gallery in the language of the page', () => {
    const head = renderHead(makeInput({ path: '/gallery/barber', language: 'tr', askedLanguage: 'tr' }));
    expect(head).toContain('<title data-server>Makas uygulaması · Dokuma</title>');
    expect(head).toContain('rel="canonical" href="https://kilim.test/gallery/barber?lang=tr"');
    expect(head).toContain('hreflang="en" href="https://kilim.test/gallery/barber?lang=en"');
    expect(head).toContain('"@type":"MobileApplication","name":"Makas"');
    expect(renderHead(makeInput({ path: '/gallery/unknown' }))).toBe('<title data-server>Dokuma</title>');
  });

  it('has the description of the settings on the home page', () => {
    expect(renderHead(makeInput({}))).toContain('content="Konuşarak uygulama yapın."');
  });

  it('escapes announcements and falls back to Turkish', () => {
    const head = renderHead(makeInput({ path: '/announcements/ann_1', language: 'en', announcement }));
    expect(head).toContain('&quot;Yeni&quot; &lt;b&gt;haber&lt;/b&gt;');
    expect(head).not.toContain('<b>');
  });

  it('has only the name of the site for pages behind sign-in', () => {
    for (const path of ['/settings', '/studio/p1', '/admin', '/payment/pro'])
      expect(renderHead(makeInput({ path }))).toBe('<title data-server>Dokuma</title>');
  });

  it('sets language and icons, also with special characters', () => {
    const named = { ...settings, faviconUrl: '/v1/$&"', logoUrl: '/v1/logo' };
    const page = fill({ language: 'en', theme: 'dark', settings: named });
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).toContain('<link rel="icon" href="/v1/$&amp;&quot;" />');
    expect(page).toContain('<link rel="apple-touch-icon" href="/v1/logo" />');
    expect(fill({})).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  });

  it('puts rendered markup into the root element and leaves it empty without', () => {
    expect(fill({ body: '<h1>$& Merhaba</h1>' })).toContain(
      '<div id="root" data-rendered="tr light"><h1>$& Merhaba</h1></div>',
    );
    expect(fill({})).toMatch(
      /<div id="root"><\/div><template.*<\/template><script type="application\/json" id="page-data">/,
    );
  });

  it('has the message for a script that fails to load in the language of the page', () => {
    expect(fill({})).toContain(
      '<template id="load-failed"><div role="alert" class="load-failed"><p>Sunucuya bağlanılamıyor.',
    );
    expect(fill({ language: 'en' })).toMatch(/<template id="load-failed">.*<a href="">Reload/);
  });

  it('puts styles first and defers scripts when the markup is rendered', () => {
    const links =
      '<script src="/boot.js"></script><script type="module" src="/m.js"></script><link rel="stylesheet" href="/s.css">';
    const built = html.replace('</head>', `${links}</head>`);
    const filling = {
      ...makeInput({}),
      theme: 'light',
      data: { site, settings, isGuest: true },
      scripts: ['/assets/home-1.js'],
    } as const;
    const page = fillPage(built, { ...filling, body: '<p></p>' });
    expect(page.indexOf('/s.css')).toBeLessThan(page.indexOf('/boot.js'));
    expect(page.match(/stylesheet/g)).toHaveLength(1);
    expect(page).toContain('<link data-later="module" href="/m.js" />');
    expect(page).toContain('<link data-later="modulepreload" href="/assets/home-1.js" crossorigin />');
    expect(page).not.toMatch(/type="module"|rel="modulepreload"/);
    expect(fillPage(built, { ...filling, body: null, scripts: [] })).toContain(links);
  });

  it('escapes the page data and preloads scripts', () => {
    const siteName = '</script><script>alert(1)</script>';
    const page = fill({
      data: { site: { ...site, siteName }, settings, isGuest: false },
      scripts: ['/assets/home-1.js'],
    });
    const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ site: { siteName }, isGuest: false });
    expect(page).toContain('<link rel="modulepreload" href="/assets/home-1.js" crossorigin />');
  });

  it('reads the id of an announcement from its path', () => {
    expect(readAnnouncementId('/announcements/ann_1')).toBe('ann_1');
    expect(readAnnouncementId('/announcements/ann_1/x')).toBeNull();
    expect(readAnnouncementId('/')).toBeNull();
  });
});
