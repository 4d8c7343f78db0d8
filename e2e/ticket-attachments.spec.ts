import { expect, type FileChooser, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { drawPng } from './draw-png.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';
import { newUser } from './user.ts';

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

const png = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await drawPng(page, 320, 240),
});

const signIn = async (page: Page, account: { readonly email: string; readonly password: string }) => {
  const { email, password } = account;
  const reply = await page.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: { email, password },
  });
  expect(reply.status()).toBe(201);
};

async function register(page: Page): Promise<void> {
  const { email, password, name } = newUser();
  await page.request.post(`${server.origin}/v1/account`, {
    data: { userId: 'unique()', name, email, password },
  });
  await signIn(page, { email, password });
}

/** Presses the button and chooses files in the browser's dialog. */
async function attach(page: Page, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Dosya ekle' }).click(),
  ]);
  await chooser.setFiles(files);
}

async function expectFits(page: Page): Promise<void> {
  for (const [width, height] of viewports) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The thumbnail was drawn by the server and shown by the browser. */
const isDrawn = (page: Page, name: string) =>
  page
    .getByRole('link', { name: `Görseli aç: ${name}` })
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('files go from the customer to the support team and back', async ({ page, browser }) => {
  await register(page);
  await page.goto(`${server.origin}/support?new=1`);
  await page.getByLabel('Konu', { exact: true }).fill('Önizleme açılmıyor');
  await page.getByLabel('Mesaj', { exact: true }).fill('Beyaz ekranın görüntüsü ekte.');
  await attach(page, [
    await png(page, 'ekran-görüntüsü.png'),
    { name: 'kedi.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expect(page.getByText('yüklendi')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Talebi gönder' }).click();
  await expect(page.getByText('Talebiniz inceleniyor.')).toBeVisible();
  await expect.poll(() => isDrawn(page, 'ekran-görüntüsü.png')).toBe(true);
  // A page with the name of a picture is saved and never shown.
  await expect(page.getByRole('link', { name: 'Görseli aç: kedi.png' })).toHaveCount(0);
  const address = await page.getByRole('link', { name: 'İndir: kedi.png' }).getAttribute('href');
  const saved = await page.request.get(`${server.origin}${address}`);
  expect(saved.headers()['content-disposition']).toMatch(/^attachment/);

  const adminContext = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } });
  const adminPage = await adminContext.newPage();
  await signIn(adminPage, server.admin);
  await adminPage.goto(`${server.origin}/admin?tab=support`);
  await adminPage.getByText('Önizleme açılmıyor').click();
  await expect.poll(() => isDrawn(adminPage, 'ekran-görüntüsü.png')).toBe(true);
  await attach(adminPage, await png(adminPage, 'düzeltilmiş-ekran.png'));
  await expect(adminPage.getByText('yüklendi')).toBeVisible();
  await adminPage.getByLabel('Yanıt', { exact: true }).fill('Böyle görünmeli.');
  await adminPage.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(adminPage.getByText('Yanıt gönderildi.')).toBeVisible();
  await expectFits(adminPage);

  // Without a reload: the answer arrives as an event.
  await expect(page.getByText('Böyle görünmeli.')).toBeVisible();
  await expect.poll(() => isDrawn(page, 'düzeltilmiş-ekran.png')).toBe(true);
  await expectFits(page);

  await test.step('a failing network loses neither text nor file', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Yanıtınız').fill('Bende hâlâ beyaz.');
    const field = page.getByLabel('Yanıtınız');
    const send = page.getByRole('button', { name: 'Gönder', exact: true });
    await page.context().setOffline(true);
    await attach(page, await png(page, 'yeni.png'));
    await expect(page.getByRole('listitem').filter({ hasText: 'yeni.png' }).getByRole('alert')).toBeVisible();
    await send.click();
    await expect(page.getByText('Dosyalar yüklenince gönderebilirsiniz.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(field).toHaveValue('Bende hâlâ beyaz.');
    await page.getByRole('button', { name: 'Yeniden dene: yeni.png' }).click();
    await expect(page.getByText('yüklendi')).toBeVisible();
    // The file is stored, and the network is away when the message is sent.
    await page.context().setOffline(true);
    await send.click();
    await expect(page.getByText('Yanıt gönderilemedi. Lütfen tekrar deneyin.')).toBeVisible();
    await expect(field).toHaveValue('Bende hâlâ beyaz.');
    await expect(page.getByText('yüklendi')).toBeVisible();
    await page.context().setOffline(false);
    await send.click();
    await expect(page.getByText('Bende hâlâ beyaz.')).toBeVisible();
    await expect.poll(() => isDrawn(page, 'yeni.png')).toBe(true);
    await expectNoHorizontalScroll(page);
  });

  await test.step('a deleted file leaves both pages', async () => {
    await page.getByRole('button', { name: 'Sil: kedi.png' }).click();
    await page.getByRole('button', { name: 'Dosyayı sil' }).click();
    await expect(page.getByText('kedi.png')).toHaveCount(0);
    await expect(adminPage.getByText('kedi.png')).toHaveCount(0);
  });

  await test.step('others do not find it', async () => {
    const stranger = await browser.newContext();
    const theirPage = await stranger.newPage();
    await register(theirPage);
    const picture = await page.getByRole('link', { name: 'Görseli aç: yeni.png' }).getAttribute('href');
    expect((await theirPage.request.get(`${server.origin}${picture}`)).status()).toBe(404);
    await stranger.close();
  });
  await adminContext.close();
});
