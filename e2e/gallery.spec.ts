import { expect, test } from '@playwright/test';
import { readBalance, signInByApi } from './user.ts';

test('a guest runs an app of the gallery in its phone and stops it', async ({ page }) => {
  await page.goto('/gallery?lang=en');
  await page.getByRole('link', { name: 'Bill Split', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bill Split' })).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const app = page.locator('main iframe:visible').first().contentFrame();
  // The first start downloads the preview engine.
  await expect(app.getByText('Each pays').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.locator('main iframe')).toHaveCount(0);
});

test('a signed-in user makes an app of the gallery a project without credits', async ({ page }) => {
  await signInByApi(page);
  const before = await readBalance(page);
  await page.goto('/gallery/sudoku?lang=tr');
  await page.getByRole('button', { name: 'Benim olsun' }).click();
  await expect(page).toHaveURL(/\/studio\//, { timeout: 60_000 });
  await expect(page.getByRole('treeitem', { name: 'App.tsx' })).toBeVisible({ timeout: 60_000 });
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  const reply = await page.request.get(`/v1/projects/${id}/files`);
  const { files } = (await reply.json()) as { files: { path: string }[] };
  expect(files.map(({ path }) => path)).toContain('app-spec.json');
  expect(await readBalance(page)).toBe(before);
});
