import { expect, type Page, test } from '@playwright/test';

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Adınız').fill('Ayşe <b>Yılmaz</b> 👋');
  await page.getByLabel('E-posta').fill('ayse@example.com');
  await page.getByLabel('Konu', { exact: true }).fill('مرحبا');
  await page.getByLabel('Mesajınız').fill('Dışa aktarım hakkında bir sorum var.');
}

test('a guest writes to the team, and nothing typed is lost on the way', async ({ page, context }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Lütfen adınızı girin.')).toBeVisible();
  await expect(page.getByText('Lütfen mesajınızı yazın.')).toBeVisible();
  await expect(page.getByLabel('Adınız')).toBeFocused();

  await fillContact(page);
  await page.reload();
  await expect(page.getByLabel('Mesajınız')).toHaveValue('Dışa aktarım hakkında bir sorum var.');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Mesaj gönderilemedi. Lütfen tekrar deneyin.')).toBeVisible();
  await expect(page.getByLabel('Adınız')).toHaveValue('Ayşe <b>Yılmaz</b> 👋');
  await context.setOffline(false);

  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı' })).toBeVisible();
  await page.getByRole('button', { name: 'Yeni mesaj gönder' }).click();
  await expect(page.getByLabel('Mesajınız')).toHaveValue('');
});

test('the home page shows the news; the detail is shared and leads back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium without a desktop has no sharing dialog of its own; with one, the link goes there.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: /Duyuruyu oku/ })
    .first()
    .click();
  const detail = await opened;
  await expect(detail.getByRole('heading', { level: 1 })).toBeVisible();
  await detail.getByRole('button', { name: 'Paylaş' }).click();
  await expect(detail.getByText('Link kopyalandı!')).toBeVisible();
  expect(await detail.evaluate(() => navigator.clipboard.readText())).toBe(detail.url());
  await detail.getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await expect(detail).toHaveURL('/');
});

test('an announcement that is gone says so', async ({ page }) => {
  await page.goto('/announcements/ann_0');
  await expect(page.getByRole('heading', { name: 'Duyuru bulunamadı' })).toBeVisible();
});

test('privacy and KVKK stand in Turkish, with a summary in English and the way back', async ({ page }) => {
  for (const [address, title] of [
    ['/privacy', 'Gizlilik Sözleşmesi'],
    ['/kvkk', 'KVKK Aydınlatma Metni'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Summary in English' })).toBeVisible();
    await page.getByRole('link', { name: 'Giriş sayfasına dön' }).click();
    await expect(page).toHaveURL(/\/auth/);
  }
});

test('crawlers read the title without a script, and the page keeps one of each', async ({ page }) => {
  const html = await (await page.request.get('/contact', { headers: { 'accept-language': 'tr' } })).text();
  expect(html).toMatch(/<title[^>]*>İletişim · /);
  expect(html).toContain('property="og:description"');
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => titles.push(document.title)).observe(document.head, {
        childList: true,
        subtree: true,
        characterData: true,
      }),
    );
  });
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
  // The tab keeps its name while the page is taken over.
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(new Set(titles)).toEqual(new Set([await page.title()]));
  for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    await expect(page.locator(`head ${selector}`)).toHaveCount(1);
  await expect(page).toHaveTitle(/^İletişim · /);
});

test('usage is recorded only after a yes, and the question is not asked twice', async ({ page }) => {
  const sent: string[] = [];
  // What a beacon carries can't be read; without one the same body goes out as a request.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/analytics')) sent.push(request.postData() ?? '');
  });
  await page.goto('/privacy');
  const question = page.getByRole('complementary', { name: 'Kullanım kayıtları' });
  await expect(question).toBeVisible();
  await page.goto('/contact');
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: 'Olur' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent[0]).toContain('"consent":true');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
});

const publicPages = [
  ['/', 'Fikrinizi anlatın, uygulamanız dokunsun'],
  ['/auth', 'Giriş yapın'],
  ['/pricing', 'Fiyatlandırma'],
  ['/contact', 'İletişim'],
  ['/privacy', 'Gizlilik Sözleşmesi'],
  ['/kvkk', 'KVKK Aydınlatma Metni'],
] as const;

test('public pages stand without scripts, in the language and theme of their visitor', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'tr-TR' });
  const page = await context.newPage();
  for (const [address, title] of publicPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.goto('/');
  await page
    .getByRole('link', { name: /Duyuruyu oku/ })
    .first()
    .click();
  await context.addCookies([
    { name: 'kilim_language', value: 'en', url: page.url() },
    { name: 'kilim_theme', value: 'dark', url: page.url() },
  ]);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

for (const [locale, timezoneId] of [
  ['tr-TR', 'Europe/Istanbul'],
  ['en-US', 'Pacific/Honolulu'],
] as const) {
  test(`the server’s markup is taken over without a word in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, timezoneId });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    for (const [address] of publicPages) {
      await page.goto(address);
      await expect(page.locator('#root')).toHaveAttribute('data-rendered', `${locale.slice(0, 2)} light`);
      await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
    }
    await page.goto('/');
    const news = await page.locator('a[href^="/announcements/"]').first().getAttribute('href');
    await page.goto(news ?? '/missing');
    await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
    await expect(page.locator('time')).toBeVisible();
    expect(said).toEqual([]);
    await context.close();
  });
}

test('what is typed before the scripts arrive is not lost, and a press waits for them', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Adınız').fill('Erken Gelen');
  await page.getByLabel('Adınız').press('Enter');
  release();
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Lütfen mesajınızı yazın.')).toBeVisible();
  await expect(page.getByLabel('Adınız')).toHaveValue('Erken Gelen');
  await expect(page).toHaveURL(/\/contact$/);
});

test('a link asks for its page in a language, and a choice wins over the link', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  await page.goto('/pricing?lang=en');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/pricing\?lang=en$/);
  await expect(page.locator('head link[rel="alternate"]')).toHaveCount(3);
  expect(said).toEqual([]);
  // Nobody chose on this device yet, so the pages after it stand in the link's language too.
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();

  await page.goto('/pricing?lang=en');
  await page.getByRole('button', { name: 'Türkçe' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fiyatlandırma' })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Fiyatlandırma' })).toBeVisible();
});
