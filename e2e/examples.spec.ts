import { expect, type Page, test } from '@playwright/test';
import { createProjectByApi, newUser, readBalance, runningApp, signInByApi } from './user.ts';

const texts = {
  tr: {
    try: '2048 uygulamasını çalıştır',
    live: 'En iyi',
    remix: 'Benim olsun',
    name: '2048',
  },
  en: { try: 'Run 2048', live: 'Best', remix: 'Make it mine', name: '2048' },
} as const;

/** Loading and starting an app may take longer than a press, in milliseconds. */
const appStart = 30_000;

async function tryGame(page: Page, language: 'tr' | 'en'): Promise<void> {
  // Narrow, so that the phone of the hero does not start an app at the same time.
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(`/?lang=${language}`);
  await page.getByRole('button', { name: texts[language].try }).click();
  const app = page.getByRole('dialog').locator('iframe:visible').contentFrame();
  await expect(app.getByText(texts[language].live).first()).toBeVisible({ timeout: appStart });
}

test('a signed-in user tries an example and starts from it without credits', async ({ page }) => {
  await signInByApi(page);
  const before = await readBalance(page);
  await tryGame(page, 'tr');
  await page.getByRole('dialog').getByRole('button', { name: texts.tr.remix }).click();
  await expect(page).toHaveURL(/\/studio\//);
  await expect(runningApp(page).getByText(texts.tr.live).first()).toBeVisible({ timeout: appStart });
  expect(await readBalance(page)).toBe(before);
});

test('a guest tries an example and has it as a project after registration', async ({ page }) => {
  await tryGame(page, 'en');
  await page.getByRole('dialog').getByRole('button', { name: texts.en.remix }).click();
  const form = page.getByRole('dialog', { name: 'Make 2048 yours' });
  await expect(form.getByLabel('Full name')).toBeFocused();
  const user = newUser();
  await page.getByLabel('Full name').fill(user.name);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel(/Password \(again\)/i).fill(user.password);
  await page.getByRole('checkbox').check();
  await form.getByRole('button', { name: /Register|Sign up|Create/i }).click();
  await expect(page).toHaveURL(/\/studio\//);
  await expect(runningApp(page).getByText(texts.en.live).first()).toBeVisible({ timeout: appStart });
});

test('pages start at the top and back restores the position', async ({ page }) => {
  await page.goto('/?lang=tr');
  await expect(page.locator('html')).toHaveAttribute('data-live', 'yes');
  await page.evaluate(() => window.scrollTo(0, 1600));
  await page.getByRole('link', { name: 'Planları karşılaştırın' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fiyatlandırma' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});

test('the dashboard has its position again after the studio', async ({ page }) => {
  await signInByApi(page);
  for (let count = 1; count <= 13; count += 1) {
    await expect(async () => void (await createProjectByApi(page, `Proje ${count}`))).toPass();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const last = page.getByRole('link', { name: /Proje 2$/ }).first();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await last.click();
  await expect(page).toHaveURL(/\/studio\//);
  await expect(runningApp(page).locator('body')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
});
