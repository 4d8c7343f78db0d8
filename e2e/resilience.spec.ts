import { expect, type Page, test } from '@playwright/test';
import { createProjectByApi, runningApp, signInByApi, writeFiles } from './user.ts';

const app = (text: string): string =>
  `import { Text } from 'react-native';\n\nexport default function App() {\n  return <Text>${text}</Text>;\n}\n`;

const editor = (page: Page) => page.getByRole('textbox', { name: 'src/App.tsx düzenleyicisi' });

/** Opens a project with its code; the editor must be loaded before a test takes the network away. */
async function openCode(page: Page, projectId: string, text: string): Promise<void> {
  await page.goto(`/studio/${projectId}`);
  await expect(runningApp(page).getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Kodu göster' }).click();
  await expect(editor(page)).toBeVisible();
}

async function replaceCode(page: Page, source: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(source);
}

async function codeOnServer(page: Page, projectId: string): Promise<string | undefined> {
  const reply = await page.request.get(`/v1/projects/${projectId}/files`);
  const { files } = (await reply.json()) as { files: { path: string; content: string }[] };
  return files.find(({ path }) => path === 'src/App.tsx')?.content;
}

test('saves offline edits when the network is back', async ({ page, context }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Çevrimdışı', { 'src/App.tsx': app('Önce') });
  await openCode(page, id, 'Önce');
  await context.setOffline(true);
  await replaceCode(page, app('Bağlantısız'));
  await expect(runningApp(page).getByText('Bağlantısız')).toBeVisible();
  await expect(page.getByRole('button', { name: /^çevrimdışı/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^kaydedildi/ })).toBeVisible({ timeout: 30_000 });
  expect(await codeOnServer(page, id)).toBe(app('Bağlantısız'));
});

test('shows both sides of a conflict', async ({ page, context }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Çakışma', { 'src/App.tsx': app('Ortak') });
  await openCode(page, id, 'Ortak');
  await context.setOffline(true);
  await replaceCode(page, app('Benim'));
  await expect(page.getByRole('button', { name: /^çevrimdışı/ })).toBeVisible();
  const other = await context.browser()?.newContext({ storageState: await context.storageState() });
  const elsewhere = await other?.newPage();
  if (!elsewhere) throw new Error('No second browser.');
  await writeFiles(elsewhere, id, { 'src/App.tsx': app('Onların') });
  await context.setOffline(false);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Benim').first()).toBeVisible();
  await expect(dialog.getByText('Onların').first()).toBeVisible();
  await dialog.getByRole('button', { name: /Benimki/ }).click();
  await expect(page.getByRole('button', { name: /^kaydedildi/ })).toBeVisible();
  expect(await codeOnServer(page, id)).toBe(app('Benim'));
  await other?.close();
});

test('creates a project and sends a prompt by keyboard', async ({ page }) => {
  await signInByApi(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Komut paleti' })).toBeFocused();
  await page.keyboard.type('yeni proje');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: 'Nasıl bir uygulama istiyorsunuz?' }),
  ).toBeFocused();
  await page.keyboard.type('bana bir oyun yap');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/studio\//);
  const versions = page.getByRole('log').getByRole('button', { name: /^Sürüm \d+$/ });
  await expect(versions).toHaveCount(1, { timeout: 60_000 });
  const input = page.getByRole('textbox', { name: 'AI asistanına yazın' });
  await expect(input).toBeEnabled();
  for (
    let presses = 0;
    presses < 80 && !(await input.evaluate((element) => element === document.activeElement));
    presses += 1
  ) {
    // Tab indents in the code editor; Escape leaves it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
  }
  await expect(input).toBeFocused();
  await page.keyboard.type('ana rengi mavi yap');
  await page.keyboard.press('Enter');
  await expect(versions).toHaveCount(2, { timeout: 60_000 });
});

test('shows progress on a slow network', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Yavaş');
  await page.route('**/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`/studio/${id}`);
  await expect(page.getByText('yükleniyor').or(page.getByRole('status')).first()).toBeVisible();
  await expect(runningApp(page).getByText('AI ile oluşturulan uygulama')).toBeVisible({ timeout: 30_000 });
});
