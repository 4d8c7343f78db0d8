import { expect, type Page, test } from '@playwright/test';

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Adınız').fill('Ayşe <b>Yılmaz</b> 👋');
  await page.getByLabel('E-posta').fill('ayse@example.com');
  await page.getByLabel('Konu', { exact: true }).fill('مرحبا');
  await page.getByLabel('Mesajınız').fill('Dışa aktarım hakkında bir sorum var.');
}

test('sends the contact form of a guest and keeps typed text until then', async ({ page, context }) => {
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

test('shows and shares an announcement', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Without `navigator.share` the link is copied; some builds of Chromium have it.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  // Narrow, so that the app of the phone does not start while the link is pressed.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  // The time of the press counts for the page as well; the test's own limit ends both.
  const opened = context.waitForEvent('page', { timeout: 0 });
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

test('reports a missing announcement', async ({ page }) => {
  await page.goto('/announcements/ann_0');
  await expect(page.getByRole('heading', { name: 'Duyuru bulunamadı' })).toBeVisible();
});

test('shows privacy and KVKK in Turkish with an English summary', async ({ page }) => {
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

test('serves title and description without scripts and does not duplicate them', async ({ page }) => {
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
  // Hydration does not change the title.
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(new Set(titles)).toEqual(new Set([await page.title()]));
  for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    await expect(page.locator(`head ${selector}`)).toHaveCount(1);
  await expect(page).toHaveTitle(/^İletişim · /);
});

test('records usage only after consent and asks once', async ({ page }) => {
  const sent: string[] = [];
  // Playwright cannot read the body of a beacon; without beacons the page sends a request.
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

test('renders public pages without scripts in the language and theme of the visitor', async ({ browser }) => {
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
  test(`hydrates the server’s markup without warnings in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ locale, timezoneId });
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
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
    expect(messages).toEqual([]);
    await context.close();
  });
}

/** Holds the scripts of the page, as a slow network does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Counts the requests that the page sends to an address. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

// With a theme that the server does not have, the page is rendered from scratch and its fields are replaced.
for (const theme of ['light', 'dark']) {
  test(`keeps what was typed and submitted before hydration (${theme})`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kilim_theme', chosen), theme);
    const release = await holdScripts(page);
    const countSent = countRequests(page, '/v1/contact');
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillContact(page);
    await page.getByRole('button', { name: 'Mesajı gönder' }).click();
    await page.getByLabel('Konu', { exact: true }).press('Enter');
    release();
    await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı' })).toBeVisible();
    expect(countSent()).toBe(1);
    await expect(page).toHaveURL(/\/contact$/);
  });
}

test('builds the app of a prompt that was sent before hydration', async ({ page }) => {
  // Narrow, so that the example of the phone does not start at the same time.
  await page.setViewportSize({ width: 900, height: 900 });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox').fill('Bana bir su takip uygulaması yap');
  await page.getByRole('textbox').press('Enter');
  release();
  // The form appears when the app has been built, which may take 20 s (docs/rules/public-pages.md#guest-app).
  await expect(page.getByRole('textbox', { name: 'E-posta' })).toBeVisible({ timeout: 30_000 });
});

// The strip of examples is hydrated after the rest of the page.
for (const theme of ['light', 'dark']) {
  test(`opens an example that was pressed before hydration (${theme})`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kilim_theme', chosen), theme);
    // The app of the phone starts on press.
    await page.setViewportSize({ width: 768, height: 900 });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const example = page.getByRole('button', { name: '2048 uygulamasını çalıştır' });
    await example.press('Enter');
    await example.click();
    release();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
}

test('shows the other language and theme once when they were pressed before hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByRole('button', { name: 'Koyu temaya geç' }).first().click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('withdraws a submit before hydration when the text changes afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Adınız').fill('Erken');
  await page.getByLabel('Adınız').press('Enter');
  await page.getByLabel('Adınız').pressSequentially(' Gelen');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
  await expect(page.getByLabel('Adınız')).toHaveValue('Erken Gelen');
  await expect(page.getByText('Lütfen mesajınızı yazın.')).toBeHidden();
  await page.getByRole('button', { name: 'Mesajı gönder' }).click();
  await expect(page.getByText('Lütfen mesajınızı yazın.')).toBeVisible();
});

test('follows the language of a link until the visitor chooses one', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  await page.goto('/pricing?lang=en');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/pricing\?lang=en$/);
  await expect(page.locator('head link[rel="alternate"]')).toHaveCount(3);
  expect(messages).toEqual([]);
  // The visitor has not chosen a language, so the following pages keep the link's language.
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
