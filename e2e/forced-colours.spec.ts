import { expect, type Locator, test } from '@playwright/test';
import { createProjectByApi, signInByApi } from './user.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const backgroundOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('marks active, selected and highlighted elements with forced colours', async ({ page }) => {
  await signInByApi(page);
  await createProjectByApi(page, 'Kontrast');

  await page.goto('/settings?section=notifications');
  const on = page.getByRole('switch', { checked: true }).first();
  const off = page.getByRole('switch', { checked: false }).first();
  expect(await backgroundOf(on)).not.toBe(await backgroundOf(off));
  const [here, elsewhere] = ['Bildirimler', 'Destek'].map((name) =>
    page.getByRole('main').getByRole('link', { name }),
  );
  expect(await backgroundOf(here as Locator)).not.toBe(await backgroundOf(elsewhere as Locator));

  await page.goto('/dashboard');
  const grid = page.getByRole('button', { name: 'Kart görünümü' });
  const list = page.getByRole('button', { name: 'Liste görünümü' });
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  expect(await backgroundOf(grid)).not.toBe(await backgroundOf(list));
  const create = page.getByRole('button', { name: 'Yeni Proje' });
  expect(await create.evaluate((node) => getComputedStyle(node).borderTopColor)).not.toMatch(
    /^rgba\(.*, 0\)$/,
  );

  await page.keyboard.press('Control+k');
  // The latest project is selected first; it loads after the commands.
  const chosen = page.getByRole('option', { name: 'Kontrast', selected: true });
  await expect(chosen).toBeVisible();
  expect(await backgroundOf(chosen)).not.toBe(
    await backgroundOf(page.getByRole('option', { name: 'Ayarlar: Profil' })),
  );
});
