import { expect, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';
import { newUser } from './user.ts';

// The figures of the queue count all tickets, so the journey has its own server.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

const signIn = async (page: Page, account: { readonly email: string; readonly password: string }) => {
  const { email, password } = account;
  const reply = await page.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: { email, password },
  });
  expect(reply.status()).toBe(201);
};

async function expectFits(page: Page): Promise<void> {
  for (const [width, height] of viewports) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalScroll(page);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a customer writes, an administrator answers, the customer rates', async ({ page, browser }) => {
  const { email, password, name } = newUser();
  await page.request.post(`${server.origin}/v1/account`, {
    data: { userId: 'unique()', name, email, password },
  });
  await signIn(page, { email, password });
  await page.goto(`${server.origin}/support`);
  await page.getByRole('button', { name: 'Yeni talep', exact: true }).click();
  await page.getByLabel('Konu', { exact: true }).fill('Önizleme açılmıyor');
  await page.getByLabel('Mesaj', { exact: true }).fill('Uygulamamı açınca beyaz ekran görüyorum.');
  await page.getByRole('button', { name: 'Talebi gönder' }).click();
  await expect(page.getByText('Talebiniz inceleniyor.')).toBeVisible();

  const adminContext = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } });
  const adminPage = await adminContext.newPage();
  await signIn(adminPage, server.admin);
  await adminPage.goto(`${server.origin}/admin?tab=support`);
  await expect(adminPage.getByText('Önizleme açılmıyor')).toBeVisible();
  await adminPage.keyboard.press('j');
  await expect(adminPage.getByText('Kayıtlı hata yok.')).toBeVisible();
  await expectFits(adminPage);
  await adminPage.getByRole('button', { name: 'Ek bilgi gerekli' }).click();
  await adminPage.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(adminPage.getByText('Yanıt gönderildi.')).toBeVisible();

  // Without a reload: the answer arrives as an event.
  await expect(page.getByText('Destek ekibi yanıt verdi, lütfen kontrol edin.')).toBeVisible();
  await expectFits(page);
  await page.getByLabel('Yanıtınız').fill('Ana ekranda, ilk açılışta.');
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(adminPage.getByText('Ana ekranda, ilk açılışta.')).toBeVisible();
  await adminPage.getByLabel('Talebin durumu').selectOption('resolved');
  await page.getByRole('button', { name: '5 yıldız' }).click();
  await expect(page.getByText('Değerlendirmeniz: 5 yıldız')).toBeVisible();
  await expect(adminPage.getByText('5 / 5 (1 değerlendirme)')).toBeVisible();
  await adminContext.close();
});
