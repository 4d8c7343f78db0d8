import { expect, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { drawPng } from './draw-png.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';
import { newUser } from './user.ts';

// Settings of the site change every page, so the journeys have their own server.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

async function openSettings(page: Page): Promise<void> {
  const reply = await page.request.post(`${server.origin}/v1/account/sessions/email`, { data: server.admin });
  expect(reply.status()).toBe(201);
  await page.goto(`${server.origin}/admin?tab=settings`);
  await expect(page.getByText('Yüklenmiş dosya yok; sitenin adının ilk harfi gösterilir.')).toBeVisible();
}

async function chooseLogo(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Logo dosyası seç' }).click();
  await (await opened).setFiles(file);
}

/** An SVG as a drawing program writes it, with what must not reach a browser. */
const hostileSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" onload="fetch('/v1/account')">
<script>document.title = 'run'</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><a href="javascript:alert(1)">x</a></body></foreignObject>
<rect width="64" height="64" rx="12" fill="#a8321f"/><path d="M16 48V16h8v12l12-12h10L31 31l16 17H36L24 35v13z" fill="#fff"/></svg>`;

test('an administrator replaces and removes the logo', async ({ page, browser }) => {
  const context = await browser.newContext({ locale: 'tr-TR', baseURL: server.origin });
  const visitor = await context.newPage();
  await visitor.goto('/contact');
  await openSettings(page);
  const logo = visitor.getByRole('banner').locator('img').first();
  await expect(logo).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Logo ve faviconu kaydet' });

  await test.step('too large and unreadable files are rejected with their reason', async () => {
    const png = await drawPng(page, 64, 64);
    await chooseLogo(page, {
      name: 'dev.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([png, Buffer.alloc(5_300_000)]),
    });
    await expect(page.getByRole('alert').filter({ hasText: '5MB' })).toBeVisible();
    await chooseLogo(page, { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(logo).toHaveCount(0);
  });

  await test.step('an SVG is shown on an open page, without its scripts', async () => {
    await chooseLogo(page, { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(hostileSvg) });
    await expect(page.getByText('Dosya seçildi. Kaydetmeye hazır.')).toBeVisible();
    await save.click();
    await expect(page.getByText('Dosya kaydedildi.')).toBeVisible();
    await expect(logo).toBeVisible({ timeout: 30_000 });
    const address = (await logo.getAttribute('src')) ?? '';
    const reply = await visitor.request.get(new URL(address, server.origin).href);
    const text = await reply.text();
    expect(text).toContain('<path');
    expect(text).not.toMatch(/script|onload|foreignObject|javascript/i);
    expect(reply.headers()['x-content-type-options']).toBe('nosniff');
    const opened = await context.newPage();
    await opened.goto(new URL(address, server.origin).href);
    expect(await opened.title()).not.toBe('run');
    for (const [width, height] of viewports) {
      await visitor.setViewportSize({ width, height });
      await expect(logo).toBeVisible();
      await expectNoHorizontalScroll(visitor);
      await page.setViewportSize({ width, height });
      await expectNoHorizontalScroll(page);
    }
    await expectAccessible(page);
  });

  await test.step('a photograph of 4,000 pixels is a logo too, and is removed again', async () => {
    await chooseLogo(page, {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await drawPng(page, 4_000, 1_000),
    });
    await save.click();
    await expect(page.getByText('Dosya kaydedildi.')).toBeVisible();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Logoyu kaldır' }).click();
    await expect(page.getByText('Dosya kaldırıldı.')).toBeVisible();
    await expect(logo).toHaveCount(0, { timeout: 30_000 });
  });
  await context.close();
});

test('changed limits of accounts without a plan hold at once', async ({ page, browser }) => {
  await openSettings(page);
  await page.getByLabel('Yeni hesabın kredisi', { exact: true }).fill('7');
  await page.getByLabel('Proje sınırı', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(page.getByText('Ayarlar kaydedildi.')).toBeVisible();

  const context = await browser.newContext({ locale: 'tr-TR', baseURL: server.origin });
  const { name, email, password } = newUser();
  await context.request.post('/v1/account', { data: { userId: 'unique()', name, email, password } });
  await context.request.post('/v1/account/sessions/email', { data: { email, password } });
  expect(await (await context.request.get('/v1/credits')).json()).toMatchObject({ balance: 7 });
  expect((await context.request.post('/v1/projects', { data: { name: 'İlk' } })).status()).toBe(201);
  const user = await context.newPage();
  await user.goto('/dashboard');
  await expect(user.getByRole('link', { name: 'İlk' }).first()).toBeVisible();
  // A second one right after the first would be too fast anyway.
  const createSecond = async (): Promise<unknown> => {
    const reply = await context.request.post('/v1/projects', { data: { name: 'İkinci' } });
    return ((await reply.json()) as { type?: string }).type;
  };
  await expect.poll(createSecond).toBe('project_limit_reached');
  await context.close();
});
