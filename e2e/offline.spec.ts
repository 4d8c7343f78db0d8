import { expect, test } from '@playwright/test';
import { waitUntilLoaded } from './loaded.ts';
import { createProjectByApi, signInByApi } from './user.ts';

const unreachable = 'Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.';

test('reports a screen that cannot be loaded and loads it when the network is back', async ({
  page,
  context,
}) => {
  await signInByApi(page);
  await createProjectByApi(page, 'Çevrimdışı');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Çevrimdışı' })).toBeVisible();
  await waitUntilLoaded(page);
  // A page that is taken over by the service worker while offline loads its files in another way than before.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeVisible();
  await page.getByRole('link', { name: 'Ana Sayfa' }).first().click();
  await expect(page.getByRole('heading', { name: 'Bu sayfa çevrimdışı açılamıyor' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Çevrimdışı' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Bu sayfa çevrimdışı açılamıyor' })).toBeVisible();

  await context.setOffline(false);
  // The service worker may get its network later than the page; the screen is tried again after 3 and 9 s.
  await expect(page.getByLabel('Nasıl bir uygulama istiyorsunuz?')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('İnternet bağlantınız yok.')).toBeHidden();
});

test('keeps the page and typed text when a lazy component cannot be loaded', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await waitUntilLoaded(page);
  await page.getByLabel('Mesajınız').fill('Yarım kalan mesaj');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.getByText(unreachable)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText(unreachable)).toHaveCount(2);
  await expect(page.getByLabel('Mesajınız')).toHaveValue('Yarım kalan mesaj');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
  // The language that could not be loaded was not stored.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('shows a placeholder until the script has loaded', async ({ page }) => {
  await signInByApi(page);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const root = page.locator('#root');
  const placeholderAnimation = () =>
    root.evaluate((element) => getComputedStyle(element, '::before').animationName);
  await expect.poll(placeholderAnimation).toBe('shimmer');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await placeholderAnimation()).toBe('none');
});

for (const address of ['/contact', '/dashboard']) {
  test(`shows a message on ${address} when its script cannot be loaded and reloads`, async ({ page }) => {
    await signInByApi(page);
    let isCut = true;
    await page.route(/\/assets\/.*\.js$/, (route) => (isCut ? route.abort() : route.continue()));
    await page.goto(address);
    const notice = page.getByRole('alert').filter({ hasText: 'Sunucuya bağlanılamıyor' });
    await expect(notice).toBeVisible();
    isCut = false;
    await notice.getByRole('link', { name: 'Sayfayı Yenile' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
    await expect(notice).toBeHidden();
  });
}

test('shows a message when the texts cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const isCatalogue = (await response.text()).includes('İnternet bağlantınız yok.');
    return isCatalogue ? route.abort() : route.fulfill({ response });
  });
  await page.goto('/contact');
  await expect(page.getByRole('alert').filter({ hasText: 'Sunucuya bağlanılamıyor' })).toBeVisible();
});
