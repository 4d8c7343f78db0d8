import { expect, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';
import { newUser } from './user.ts';

// A new installation has no mail server. Runs on its own server, because the outbox must be empty.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

test('resets a password with a link from the outbox when there is no mail server', async ({
  page,
  browser,
}) => {
  const { email, password, name } = newUser();
  await page.request.post(`${server.origin}/v1/account`, {
    data: { userId: 'unique()', name, email, password },
  });
  await page.goto(`${server.origin}/auth?mode=forgot`);
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantıyı gönder' }).click();
  await expect(page.getByText('E-postanızı kontrol edin')).toBeVisible();

  const adminContext = await browser.newContext({ locale: 'tr-TR' });
  const adminPage = await adminContext.newPage();
  const signedIn = await adminPage.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: server.admin,
  });
  expect(signedIn.status()).toBe(201);
  await adminPage.goto(`${server.origin}/admin?tab=outbox`);
  await expect(adminPage.getByText('E-posta sunucusu tanımlı değil')).toBeVisible();
  const mail = adminPage
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: 'sıfırla' })
    .first();
  await mail.getByText(email).click();
  const link = await mail.getByRole('link').getAttribute('href');
  for (const [width, height] of viewports) {
    await adminPage.setViewportSize({ width, height });
    await expectNoHorizontalScroll(adminPage);
  }
  await expectAccessible(adminPage);
  await adminContext.close();

  await page.goto(link ?? '/missing');
  const changed = `${password}-2`;
  await page.getByLabel('Yeni şifre').fill(changed);
  await page.getByLabel('Şifre (tekrar)').fill(changed);
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Şifreniz değişti.')).toBeVisible();
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(changed);
  await page.locator('form').getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
});
