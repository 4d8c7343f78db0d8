import { expect, test } from '@playwright/test';
import { createProjectQuietly, newPerson, runningApp, sendQuickPrompt, signInQuietly } from './person.ts';

test.use({ locale: 'en-GB' });

test('a person registers, builds an app by chat, stops an answer and exports', async ({ page }) => {
  test.setTimeout(180_000);
  const person = newPerson('Ada Lovelace');
  await page.goto('/auth?mode=register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel(/Password \(again\)/i).fill(person.password);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Register|Sign up|Create/i })
    .click();
  await expect(page.getByRole('button', { name: /Account menu/i })).toBeVisible();

  const id = await createProjectQuietly(page, 'Neighbourhood Library');
  await page.goto(`/studio/${id}`);
  await sendQuickPrompt(page, /^Social/);
  await expect(page.getByText(/\d+ credits? · /).first()).toBeVisible({ timeout: 60_000 });
  await expect(runningApp(page).getByText('Neighbourhood Library').first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
});

test('stopping an answer applies nothing and charges nothing', async ({ page }) => {
  await signInQuietly(page);
  const id = await createProjectQuietly(page, 'Stopped');
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

test('a turn goes on without the tab that began it', async ({ page, context }) => {
  await signInQuietly(page);
  const id = await createProjectQuietly(page, 'Left alone');
  await page.goto(`/studio/${id}`);
  await sendQuickPrompt(page, /^Game/);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await page.close();
  const back = await context.newPage();
  await back.goto(`/studio/${id}`);
  await expect(back.getByText(/\d+ credits? · /).first()).toBeVisible({ timeout: 60_000 });
  await expect(back.getByRole('treeitem', { name: /theme\.ts/ })).toBeVisible();
});
