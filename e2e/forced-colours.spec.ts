import { expect, type Locator, test } from '@playwright/test';
import { createProjectQuietly, signInQuietly } from './person.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('what is on, chosen or pointed at can be told where colours are forced', async ({ page }) => {
  await signInQuietly(page);
  await createProjectQuietly(page, 'Kontrast');

  await page.goto('/settings?section=notifications');
  const on = page.getByRole('switch', { checked: true }).first();
  const off = page.getByRole('switch', { checked: false }).first();
  expect(await groundOf(on)).not.toBe(await groundOf(off));
  const [here, elsewhere] = ['Bildirimler', 'Destek'].map((name) =>
    page.getByRole('main').getByRole('link', { name }),
  );
  expect(await groundOf(here as Locator)).not.toBe(await groundOf(elsewhere as Locator));

  await page.goto('/dashboard');
  const grid = page.getByRole('button', { name: 'Kart görünümü' });
  const list = page.getByRole('button', { name: 'Liste görünümü' });
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
  expect(await groundOf(grid)).not.toBe(await groundOf(list));
  const create = page.getByRole('button', { name: 'Yeni Proje' });
  expect(await create.evaluate((node) => getComputedStyle(node).borderTopColor)).not.toMatch(
    /^rgba\(.*, 0\)$/,
  );

  await page.keyboard.press('Control+k');
  // It begins with the latest project, which comes a moment later than the commands.
  const chosen = page.getByRole('option', { name: 'Kontrast', selected: true });
  await expect(chosen).toBeVisible();
  expect(await groundOf(chosen)).not.toBe(await groundOf(page.getByRole('option', { name: 'Ayarlar' })));
});
