import { composeApp } from '@kilim/composer';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './page-checks.ts';
import { createProjectByApi, signInByApi } from './user.ts';

const composed = composeApp({ prompt: 'Alışkanlık takip uygulaması yap', language: 'tr' });
if (composed.kind !== 'app') throw new Error('No app was composed.');
const { files } = composed;

/** Loading and starting an app may take longer than a press, in milliseconds. */
const appStart = 60_000;

/** Opens the interactive test of a project with these files. */
async function openTest(page: Page, own: Readonly<Record<string, string>>): Promise<Locator> {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Test', own);
  await page.goto(`/studio/${id}`);
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  await page.getByRole('button', { name: isNarrow ? 'Proje menüsü' : 'Araçlar' }).click();
  await page.getByRole('menuitem', { name: 'Etkileşimli test' }).click();
  const overlay = page.getByRole('dialog', { name: 'Etkileşimli test' });
  await expect(overlay).toBeVisible();
  return overlay;
}

test('the running app is tapped, scrolled, typed into and navigated, and can be tested again', async ({
  page,
}) => {
  const overlay = await openTest(page, files);
  const play = overlay.getByRole('button', { name: 'Testi başlat' });
  await expect(play).toBeEnabled({ timeout: appStart });
  await overlay.getByRole('button', { name: /^2\s*×$/ }).click();
  await expect(overlay.getByRole('button', { name: /^2\s*×$/ })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await play.click();
  const steps = overlay.getByRole('listitem');
  await expect(steps).toHaveCount(7);
  await expect(steps.filter({ hasText: /Yapıldı|yok\.|kaydırılmıyor/ })).toHaveCount(7, { timeout: 30_000 });
  await expect(steps.nth(1)).toContainText(/Yapıldı: \S/);
  await expect(overlay.getByRole('button', { name: 'Testi başlat' })).toBeVisible();

  await overlay.getByRole('button', { name: 'Sıfırla' }).click();
  await expect(steps.filter({ hasText: 'Yapıldı' })).toHaveCount(0);
  await expect(overlay.getByRole('button', { name: 'Testi başlat' })).toBeEnabled({ timeout: appStart });

  // The test ran the files apart from the project.
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
});

test('it begins again by itself, and stops on request', async ({ page }) => {
  const overlay = await openTest(page, files);
  const play = overlay.getByRole('button', { name: 'Testi başlat' });
  await expect(play).toBeEnabled({ timeout: appStart });
  await overlay.getByRole('button', { name: /^2\s*×$/ }).click();
  await overlay.getByRole('checkbox', { name: 'Otomatik tekrar' }).check();
  await play.click();
  const steps = overlay.getByRole('listitem');
  const waiting = steps.filter({ hasText: 'Sırada' });
  await expect(waiting).toHaveCount(0, { timeout: 30_000 });
  // The second round has begun.
  await expect(waiting).not.toHaveCount(0, { timeout: 30_000 });
  await overlay.getByRole('button', { name: 'Durdur' }).click();
  await expect(overlay.getByRole('button', { name: 'Testi başlat' })).toBeVisible();
});

test('says why an app that does not run cannot be tested', async ({ page }) => {
  const overlay = await openTest(page, { 'src/App.tsx': 'export default function App() { return <' });
  await expect(overlay.getByRole('alert')).toBeVisible({ timeout: appStart });
  await expect(overlay.getByRole('button', { name: 'Testi başlat' })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('app and steps fit below each other', async ({ page }) => {
    const overlay = await openTest(page, files);
    await expect(overlay.getByRole('button', { name: 'Testi başlat' })).toBeEnabled({ timeout: appStart });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });
});
