import { expect, type Page, test } from '@playwright/test';
import { type DedicatedServer, startDedicatedServer } from './dedicated-server.ts';
import { waitUntilLoaded } from './loaded.ts';
import { expectAccessible, expectNoHorizontalScroll, viewports } from './page-checks.ts';

// Administration of plans. Runs on its own server, because other tests buy the plans.

let server: DedicatedServer;
test.beforeAll(async () => {
  server = await startDedicatedServer();
});
test.afterAll(async () => server.stop());

async function signIn(page: Page, { email, password }: DedicatedServer['admin']): Promise<void> {
  const session = await page.request.post(`${server.origin}/v1/account/sessions/email`, {
    data: { email, password },
  });
  expect(session.status()).toBe(201);
}

const open = (page: Page, path: string) => page.goto(server.origin + path);

test('lets an administrator create, sell, change and delete a plan', async ({ page }) => {
  await signIn(page, server.admin);
  await open(page, '/');
  await page.getByRole('button', { name: 'Hesap menüsü' }).click();
  await page.getByRole('menuitem', { name: 'Yönetim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yönetim' })).toBeVisible();

  await test.step('creates it inactive and hidden', async () => {
    await page.getByRole('button', { name: 'Yeni plan' }).click();
    await page.getByRole('button', { name: 'Planı oluştur' }).click();
    await expect(page.getByText('Lütfen zorunlu alanları doldurun.')).toBeVisible();
    await page.getByLabel('Plan kimliği').fill('starter');
    await page.getByLabel('Ad (Türkçe)').fill('Başlangıç');
    await page.getByLabel('Ad (İngilizce)').fill('Starter');
    await page.getByLabel('Fiyat (TRY)').fill('49,90');
    await page.getByLabel('Kredi miktarı').fill('1000');
    await page.getByRole('button', { name: 'Türkçe özellik ekle' }).click();
    await page.getByLabel('Türkçe özellik 1', { exact: true }).fill('25 projeye kadar');
    await page.getByRole('button', { name: 'Planı oluştur' }).click();
    await expect(page.getByText('Plan oluşturuldu!')).toBeVisible();
    await open(page, '/pricing');
    await expect(page.getByRole('link', { name: 'Basic planını al' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Başlangıç planını al' })).toHaveCount(0);
  });

  await test.step('activates it', async () => {
    await open(page, '/admin?tab=plans');
    await page.getByRole('button', { name: 'Başlangıç planını etkinleştir' }).click();
    await expect(page.getByRole('button', { name: 'Başlangıç planını pasifleştir' })).toBeVisible();
    await open(page, '/pricing');
    await expect(page.getByRole('article', { name: 'Başlangıç' })).toContainText('₺49,90');
    await page.locator('label', { hasText: 'USD' }).click();
    await expect(page.getByRole('article', { name: 'Başlangıç' })).toContainText('USD ile satılmıyor');
    await expect(page.getByRole('article', { name: 'Basic' })).toContainText('$7,99');
    await page.reload();
    await expect(page.getByRole('article', { name: 'Basic' })).toContainText('$7,99');
  });

  await test.step('changes its price but not its id', async () => {
    await open(page, '/admin?tab=plans&edit=starter');
    await expect(page.getByLabel('Plan kimliği')).toHaveAttribute('readonly', '');
    await page.getByLabel('Fiyat (USD)').fill('1.99');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Plan güncellendi!')).toBeVisible();
    await open(page, '/pricing');
    await expect(page.getByRole('article', { name: 'Başlangıç' })).toContainText('$1,99');
  });

  await test.step('deletes it after a confirmation that names it', async () => {
    await open(page, '/admin?tab=plans');
    await page.getByRole('button', { name: 'Başlangıç planını sil' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('“Başlangıç” planı silinsin mi?');
    await page.getByRole('button', { name: 'Planı sil' }).click();
    await expect(page.getByText('Plan silindi!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Başlangıç planını sil' })).toHaveCount(0);
  });
});

test('sends a guest to registration before the checkout and hides the administration', async ({ page }) => {
  await open(page, '/admin?tab=plans');
  await expect(page).toHaveURL(/\/auth\?mode=login/);
  await open(page, '/pricing');
  await page.getByRole('link', { name: 'Pro planını al' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=register/);
  await page.getByLabel('Ad Soyad').fill('Deniz Yılmaz');
  await page.getByLabel('E-posta').fill('deniz@example.com');
  await page.getByLabel('Şifre', { exact: true }).fill('ilmek-dokuyan-1');
  await page.getByLabel('Şifre (tekrar)').fill('ilmek-dokuyan-1');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page).toHaveURL(/\/payment\/pro\?currency=TRY/);
  await open(page, '/admin');
  await expect(page).toHaveURL(`${server.origin}/`);
});

for (const [theme, language] of [
  ['light', 'tr'],
  ['dark', 'en'],
] as const) {
  test(`has no axe violations and no horizontal scrolling on prices and plans (${theme}, ${language})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('kilim_theme', chosen.theme);
        localStorage.setItem('kilim_language', chosen.language);
      },
      { theme, language },
    );
    await signIn(page, server.admin);
    for (const address of ['/pricing', '/admin', '/admin?tab=plans&edit=pro']) {
      await open(page, address);
      await waitUntilLoaded(page);
      for (const [width, height] of viewports) {
        await page.setViewportSize({ width, height });
        await expectNoHorizontalScroll(page);
      }
      await expectAccessible(page);
    }
  });
}
