import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, sizes } from './looks.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { newPerson } from './person.ts';

// A fresh install knows no mail server. On a server of its own, whose outbox is empty.

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(async () => server.stop());

test('without a mail server, somebody who forgot a password gets back in through the outbox', async ({
  page,
  browser,
}) => {
  const { email, password, name } = newPerson();
  await page.request.post(`${server.origin}/v1/account`, {
    data: { userId: 'unique()', name, email, password },
  });
  await page.goto(`${server.origin}/auth?mode=forgot`);
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantıyı gönder' }).click();
  await expect(page.getByText('E-postanızı kontrol edin')).toBeVisible();

  const office = await browser.newContext({ locale: 'tr-TR' });
  const desk = await office.newPage();
  const signedIn = await desk.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: server.admin,
  });
  expect(signedIn.status()).toBe(201);
  await desk.goto(`${server.origin}/admin?tab=outbox`);
  await expect(desk.getByText('E-posta sunucusu tanımlı değil')).toBeVisible();
  const mail = desk.getByRole('listitem').filter({ hasText: email }).filter({ hasText: 'sıfırla' }).first();
  await mail.getByText(email).click();
  const link = await mail.getByRole('link').getAttribute('href');
  for (const [width, height] of sizes) {
    await desk.setViewportSize({ width, height });
    await expectNoSidewaysScroll(desk);
  }
  await expectAccessible(desk);
  await office.close();

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
