import { expect, type Page, test } from '@playwright/test';
import { createProjectByApi, signInByApi } from './user.ts';

const app = (text: string): string =>
  `import { Text } from 'react-native';\nexport default function App() {\n  return <Text>${text}</Text>;\n}\n`;

async function save(
  page: Page,
  projectId: string,
  content: string,
  reason: 'code-save' | 'import' = 'code-save',
): Promise<void> {
  const { files } = (await (await page.request.get(`/v1/projects/${projectId}/files`)).json()) as {
    files: { path: string; hash: string }[];
  };
  const path = 'src/App.tsx';
  const baseHash = files.find((file) => file.path === path)?.hash ?? null;
  const reply = await page.request.post(`/v1/projects/${projectId}/files/batch`, {
    data: { reason, operations: [{ kind: 'write', path, content, baseHash }] },
  });
  expect(reply.status()).toBe(200);
}

test('gathers edits in one version, previews an older one, restores it and undoes that', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kilim_language', 'tr'));
  await signInByApi(page);
  const projectId = await createProjectByApi(page, 'Dokuma');
  await save(page, projectId, app('İçe aktarılan'), 'import');
  await save(page, projectId, app('Birinci'));
  await save(page, projectId, app('İkinci'));
  await page.goto(`/studio/${projectId}`);
  const current = page.frameLocator('iframe').first();
  await expect(current.getByText('İkinci')).toBeVisible();

  await page.getByRole('button', { name: 'Sürümler', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sürümler' });
  // Created, imported and one editing session.
  await expect(dialog.locator('time')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: /^App.tsx düzenlendi/ })).toContainText('+1');

  await dialog.getByRole('button', { name: /^Dosyalar içe aktarıldı/ }).click();
  await dialog.getByRole('button', { name: 'Önizleme' }).click();
  await expect(dialog.frameLocator('iframe').getByText('İçe aktarılan')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(dialog).toBeHidden();
  await expect(current.getByText('İçe aktarılan')).toBeVisible();

  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(current.getByText('İkinci')).toBeVisible();
});
