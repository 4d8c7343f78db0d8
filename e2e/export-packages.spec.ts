import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { createProjectByApi, signInByApi } from './user.ts';

const chart =
  "import { VictoryPie } from 'victory-native';\nimport axios from 'axios';\nexport { axios, VictoryPie };\n";

async function readDependencies(page: Page, press: () => Promise<void>): Promise<Record<string, string>> {
  const downloading = page.waitForEvent('download');
  await press();
  const files = unzipSync(await readFile(await (await downloading).path()));
  const manifest = Object.entries(files).find(([path]) => path.endsWith('/package.json'))?.[1];
  return (JSON.parse(strFromU8(manifest ?? new Uint8Array())) as { dependencies: Record<string, string> })
    .dependencies;
}

test('asks about untested packages before an export, by keyboard', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Grafikler', { 'src/Chart.tsx': chart });
  await page.goto(`/studio/${id}`);
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Projeyi dışa aktarın' });
  await expect(dialog).toContainText('victory-native');
  await expect(dialog).toContainText('src/Chart.tsx, 2. satır');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Dışa aktar' }).press('Enter');
  await expect(dialog.getByText('npm install')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Paketleri ekle/ }).press('ArrowDown');
  await expect(dialog.getByText('npm ci')).toBeVisible();
  const download = dialog.getByRole('button', { name: /^İndir \(/ });
  const without = await readDependencies(page, () => download.press('Enter'));
  expect(Object.keys(without)).not.toContain('axios');
  await expect(dialog.getByText('Proje indirildi')).toBeVisible();

  await dialog.getByRole('radio', { name: /^Paketleri dışarıda bırak/ }).press('ArrowUp');
  await expect(dialog.getByText('npm install')).toBeVisible();
  const again = dialog.getByRole('button', { name: /^Yeniden indir \(/ });
  const added = await readDependencies(page, () => again.press('Enter'));
  expect(added).toMatchObject({ axios: 'latest', 'victory-native': 'latest' });
});
