import { galleryApps, galleryCategories, type Language, type PageData } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { describePublicPage, renderPublicPage } from './render-public-page.tsx';

const both = { tr: '', en: '' };
const colors = { light: '#a8321f', dark: '#e2654e' };
const site = {
  siteName: 'Dokuma',
  previewOrigin: 'http://p',
  previewFrame: 'http://p/f',
  projectKey: 'k',
  welcomeCredits: 200,
};
const data: PageData = {
  isGuest: true,
  site,
  settings: {
    siteName: 'Dokuma',
    siteDescription: both,
    logoUrl: null,
    faviconUrl: null,
    primaryColor: colors,
    secondaryColor: colors,
    companyName: '',
    companyAddress: '',
    contactEmail: 'dokuma@ornek.com',
    contactPhone: '',
    whatsappNumber: '',
    supportEmail: '',
    officeAddress: '',
    officeLocation: '',
    workingHours: { weekdays: both, saturday: both, sunday: both },
    accountLimits: { welcomeCredits: 200, freeProjects: 20, freeStorageMegabytes: 200 },
  },
  announcements: [],
  announcement: {
    id: 'ann_1',
    title: { tr: 'Gece <b>haberi</b>', en: 'Night <b>news</b>' },
    content: { tr: 'Metin', en: 'Text' },
    type: 'new',
    icon: 'Eye',
    isActive: true,
    publishAt: null,
    createdAt: '2026-11-20T22:30:00.000+00:00',
    updatedAt: '2026-11-20T22:30:00.000+00:00',
  },
  plans: {
    plans: [],
    currency: 'TRY',
    currencies: ['TRY'],
    isLiraOnlyInTurkiye: false,
    creditsPerConversation: 100,
    creditsPerToken: 0.01,
  },
};

const render = (address: string, language: Language = 'tr', change: Partial<PageData> = {}) =>
  renderPublicPage({ address, language, theme: 'light', data: { ...data, ...change } });
const heading = (markup: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1];

describe('public pages on the server', () => {
  it.each([
    ['/', 'Fikrinizi anlatın, uygulamanız dokunsun', 'Describe your idea, watch it woven into an app'],
    ['/auth', 'Giriş yapın', 'Log in'],
    ['/auth?mode=register', 'Hesap oluşturun', 'Create an account'],
    ['/pricing', 'Fiyatlandırma', 'Pricing'],
    ['/contact', 'İletişim', 'Contact'],
    ['/gallery', 'Bir cümleden kurulan uygulamalar', 'Apps built from one sentence'],
    ['/gallery/barber', 'Makas', 'Scissors'],
    ['/privacy', 'Gizlilik Sözleşmesi', 'Gizlilik Sözleşmesi'],
    ['/kvkk', 'KVKK Aydınlatma Metni', 'KVKK Aydınlatma Metni'],
    ['/announcements/ann_1', 'Gece &lt;b&gt;haberi&lt;/b&gt;', 'Night &lt;b&gt;news&lt;/b&gt;'],
  ])(
    '%s has its heading in both languages, and nothing for the head or left open',
    async (address, tr, en) => {
      expect(describePublicPage(address, 'tr')).not.toBeNull();
      for (const [language, text] of [
        ['tr', tr],
        ['en', en],
      ] as const) {
        const markup = await render(address, language);
        expect(heading(markup)).toBe(text);
        // A suspended component or an inline script of the renderer would violate the site's CSP.
        expect(markup).not.toMatch(/<(?:script|title|meta|template)|<!--\$[?!]/);
      }
    },
  );

  it('has every app of the gallery with a link to its page, whatever is filtered', async () => {
    const markup = await render('/gallery?category=health&q=none', 'en');
    for (const { id } of galleryApps) expect(markup).toContain(`href="/gallery/${id}"`);
    // Without scripts a category leads to its section.
    for (const category of galleryCategories) {
      expect(markup).toContain(`href="/gallery#${category}"`);
      expect(markup).toContain(`id="${category}"`);
    }
  });

  it('renders values of the settings as text', async () => {
    const siteName = '<script>alert(1)</script>';
    const settings = { ...data.settings, siteName };
    const markup = await render('/', 'tr', { site: { ...site, siteName }, settings });
    expect(markup).not.toContain('<script');
    expect(markup).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('renders both languages concurrently without mixing them', async () => {
    const pages = await Promise.all([render('/', 'tr'), render('/', 'en'), render('/', 'tr')]);
    expect(pages.map((page) => page.includes('Giriş Yap'))).toEqual([true, false, true]);
  });

  it('formats times in the site’s time zone', async () => {
    expect(await render('/announcements/ann_1')).toContain('21 Kasım 2026 · 01:30');
  });

  it('leaves signed-in pages and forms with parameters to the browser', () => {
    for (const address of [
      '/dashboard',
      '/studio/p1',
      '/auth?mode=reset&secret=x',
      '/auth?mode=login&next=%2F',
    ])
      expect(describePublicPage(address, 'tr')).toBeNull();
  });

  it('names the module and the texts of each page', () => {
    expect(describePublicPage('/pricing', 'en')).toEqual({
      needs: ['plans'],
      scripts: [
        'src/features/pricing/pricing-route.tsx',
        '../../packages/messages/src/en/namespaces/public.ts',
        '../../packages/messages/src/en/pricing.ts',
      ],
    });
  });
});
