import { expect, type Page, test } from '@playwright/test';
import { appWithEffect, expectStudioResponsive, openApp } from './built-app.ts';
import { runningApp, writeFiles } from './user.ts';

// A trace takes a snapshot of every frame and would wait forever for the blocked one.
test.use({ trace: 'off', screenshot: 'off' });

const HANG = appWithEffect("new scope.Function('for (;;) {}')();");
const FINE = appWithEffect("report('fine');");
const run = (page: Page) => page.getByRole('button', { name: 'Uygulamayı çalıştır' });
const projectIdOf = (page: Page): string => /studio\/([^/?]+)/.exec(page.url())?.[1] ?? '';

test('opens a project whose app hung in safe mode until it is fixed', async ({ page }) => {
  await openApp(page, HANG);
  await expect(page.getByText(/yanıt vermiyor/i).first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('Güvenli kip: uygulama çalıştırılmadı')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectStudioResponsive(page);
  await page.getByRole('button', { name: 'Kodu göster' }).click();
  await page.locator('.cm-content').first().click();
  await page.keyboard.type('// x');
  await expect(page.locator('.cm-content').first()).toContainText('// x');
  // Still in safe mode: the app was not started.
  await page.waitForTimeout(4500);
  await page.reload();
  await expect(run(page).first()).toBeVisible();
  await writeFiles(page, projectIdOf(page), { 'src/App.tsx': FINE });
  await page.reload();
  await run(page).last().click();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await page.waitForTimeout(5000);
  await page.reload();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
});

test('runs the app only on request with ?safe=1', async ({ page }) => {
  await openApp(page, FINE);
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await page.goto(`/studio/${projectIdOf(page)}?safe=1`);
  await expect(page.getByText('Uygulama çalışmıyor')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectStudioResponsive(page);
  await run(page).last().click();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await expect(page).not.toHaveURL(/safe/);
});

test('stops a hanging app from its error message and from the toolbar', async ({ page }) => {
  await openApp(page, HANG);
  await page.getByRole('button', { name: 'Çalıştırmadan devam et' }).click({ timeout: 30_000 });
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectStudioResponsive(page);
  await writeFiles(page, projectIdOf(page), { 'src/App.tsx': FINE });
  await run(page).last().click();
  await expect(runningApp(page).getByText('found: fine')).toBeVisible();
  await page.getByRole('button', { name: 'Uygulamayı durdur' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
