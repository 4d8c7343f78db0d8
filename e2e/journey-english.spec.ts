import { expect, test } from '@playwright/test';
import { createProjectByApi, newUser, runningApp, sendQuickPrompt, signInByApi } from './user.ts';

test.use({ locale: 'en-GB' });

test('registers, builds an app by chat and exports it', async ({ page }) => {
  test.setTimeout(300_000);
  const user = newUser('Ada Lovelace');
  await page.goto('/auth?mode=register');
  await page.getByLabel('Full name').fill(user.name);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel(/Password \(again\)/i).fill(user.password);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Register|Sign up|Create/i })
    .click();
  await expect(page.getByRole('button', { name: /Account menu/i })).toBeVisible();

  const id = await createProjectByApi(page, 'Neighbourhood Library');
  await page.goto(`/studio/${id}`);
  await sendQuickPrompt(page, /^Social/);
  await expect(
    page
      .getByRole('log')
      .getByRole('button', { name: /^Version \d+$/ })
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  await expect(runningApp(page).getByText('Town Square').first()).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download \(/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
});

test('applies and charges nothing for a stopped answer', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Stopped');
  await page.goto(`/studio/${id}`);
  const before = (await (await page.request.get('/v1/credits')).json()) as { balance: number };
  await sendQuickPrompt(page, /^Game/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/was stopped/).first()).toBeVisible();
  const after = (await (await page.request.get('/v1/credits')).json()) as { balance: number };
  expect(after.balance).toBe(before.balance);
  const { files } = (await (await page.request.get(`/v1/projects/${id}/files`)).json()) as {
    files: unknown[];
  };
  expect(files).toHaveLength(2);
});

test('continues a turn after its tab was closed', async ({ page, context }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Closed tab');
  await page.goto(`/studio/${id}`);
  await sendQuickPrompt(page, /^Game/);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await page.close();
  const back = await context.newPage();
  await back.goto(`/studio/${id}`);
  await expect(
    back
      .getByRole('log')
      .getByRole('button', { name: /^Version \d+$/ })
      .first(),
  ).toBeVisible({ timeout: 60_000 });
  await expect(back.getByRole('treeitem', { name: /theme\.ts/ })).toBeVisible();
});
