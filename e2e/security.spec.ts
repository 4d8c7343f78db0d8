import { expect, test } from '@playwright/test';
import { startDedicatedServer } from './dedicated-server.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';
import { newUser, signInByApi } from './user.ts';

for (const [language, theme] of [
  ['tr', 'dark'],
  ['en', 'light'],
] as const) {
  test(`makes the first administrator replace the printed password (${language}, ${theme})`, async ({
    page,
  }) => {
    const own = await startDedicatedServer({}, { keepsFirstPassword: true });
    try {
      await page.addInitScript(
        ([chosen, look]) => {
          localStorage.setItem('kilim_language', chosen ?? '');
          localStorage.setItem('kilim_theme', look ?? '');
        },
        [language, theme],
      );
      await page.goto(`${own.origin}/auth`);
      await page.getByLabel(/^(E-posta|E-mail|Email)/).fill(own.admin.email);
      await page.getByLabel(/^(Şifre|Password)$/).fill(own.admin.password);
      await page.keyboard.press('Enter');
      const next = page.getByLabel(/^(Yeni şifre|New password)$/);
      await expect(next).toBeFocused();
      for (const [width, height] of viewports) {
        await page.setViewportSize({ width, height });
        await expectNoHorizontalScroll(page);
      }
      await expectAccessible(page);

      await page.goto(`${own.origin}/admin`);
      await expect(next).toBeVisible();
      await next.fill('password123');
      await page.getByLabel(/^(Şifre \(tekrar\)|Password \(again\))$/).fill('password123');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/en çok kullanılan şifreler|most used passwords|common/i)).toBeVisible();
      await next.fill('ilmek-dokuyan-yonetici-9');
      await page.getByLabel(/^(Şifre \(tekrar\)|Password \(again\))$/).fill('ilmek-dokuyan-yonetici-9');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/auth/);
      await page.goto(`${own.origin}/admin`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await own.stop();
    }
  });
}

test('asks for recent authentication, keeps typed text and logs the confirmation', async ({ browser }) => {
  const own = await startDedicatedServer();
  try {
    const context = await browser.newContext({ baseURL: own.origin, locale: 'tr-TR' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem('kilim_language', 'tr');
      localStorage.setItem('kilim_theme', 'dark');
    });
    const user = await signInByApi(page, newUser('Ayşe Kaya'));
    await own.changeDatabase('update sessions set authenticated_at = authenticated_at - 3600000');

    await page.goto('/settings?section=security');
    const next = 'kök-boya-ilmek-41';
    await page.getByLabel('Mevcut şifre').fill(user.password);
    await page.getByLabel('Yeni şifre', { exact: true }).fill(next);
    await page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' }).click();
    const dialog = page.getByRole('dialog', { name: 'Siz olduğunuzu doğrulayın' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Şifreniz').fill('yanlış-bir-şifre');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Şifre hatalı. Lütfen kontrol edin.')).toBeVisible();
    await dialog.getByLabel('Şifreniz').fill(user.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Yeni şifre', { exact: true })).toHaveValue(next);

    await page.getByLabel('Şifre (tekrar)').fill(next);
    await page.keyboard.press('Enter');
    const events = page.getByRole('list', { name: 'Hesap hareketleri' });
    await expect(events.getByText('Şifre değiştirildi')).toBeVisible();
    await expect(events.getByText('Onay için yanlış şifre girildi')).toBeVisible();
  } finally {
    await own.stop();
  }
});
