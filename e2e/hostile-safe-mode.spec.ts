import { expect, type Page, test } from '@playwright/test';
import { appThat, expectStudioAlive, openApp } from './built-app.ts';
import { runningApp, writeFiles } from './person.ts';

// A trace asks every frame for its picture and would wait for the one that never answers.
test.use({ trace: 'off', screenshot: 'off' });

const HANG = appThat("new scope.Function('for (;;) {}')();");
const FINE = appThat("report('fine');");
const run = (page: Page) => page.getByRole('button', { name: 'Uygulamayı çalıştır' });
const projectOf = (page: Page): string => /studio\/([^/?]+)/.exec(page.url())?.[1] ?? '';

test('a project whose app hung opens in safe mode, is mended there and runs again', async ({ page }) => {
  await openApp(page, HANG);
  await expect(page.getByText(/yanıt vermiyor/i).first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('Güvenli kip: uygulama çalıştırılmadı')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectStudioAlive(page);
  await page.locator('.cm-content').first().click();
  await page.keyboard.type('// x');
  await expect(page.locator('.cm-content').first()).toContainText('// x');
  // Still safe: nobody asked for a run.
  await page.waitForTimeout(4500);
  await page.reload();
  await expect(run(page).first()).toBeVisible();
  await writeFiles(page, projectOf(page), { 'src/App.tsx': FINE });
  await page.reload();
  await run(page).last().click();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await page.waitForTimeout(5000);
  await page.reload();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
});

test('the app is not run with ?safe=1, and runs on request', async ({ page }) => {
  await openApp(page, FINE);
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await page.goto(`/studio/${projectOf(page)}?safe=1`);
  await expect(page.getByText('Uygulama çalışmıyor')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectStudioAlive(page);
  await run(page).last().click();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await expect(page).not.toHaveURL(/safe/);
});

test('a hanging app can be left stopped from its error and from the toolbar', async ({ page }) => {
  await openApp(page, HANG);
  await page.getByRole('button', { name: 'Çalıştırmadan devam et' }).click({ timeout: 30_000 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectStudioAlive(page);
  await writeFiles(page, projectOf(page), { 'src/App.tsx': FINE });
  await run(page).last().click();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await page.getByRole('button', { name: 'Uygulamayı durdur' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
