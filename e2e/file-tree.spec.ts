import { expect, test } from '@playwright/test';
import { createProjectByApi, signInByApi } from './user.ts';

test('creates, finds, renames and deletes files, and undoes a deletion', async ({ page }) => {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Dosyalar');
  await page.goto(`/studio/${id}`);
  const tree = page.getByRole('tree', { name: 'Proje dosyaları' });
  await expect(tree.getByRole('treeitem', { name: /^App\.tsx/ })).toBeVisible();

  await page.getByRole('button', { name: 'Yeni dosya' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('../dışarı.ts');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Yolda ".." olamaz.')).toBeVisible();
  await dialog.getByRole('textbox').fill('src/APP.TSX');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Bu yol src/App.tsx ile çakışıyor.')).toBeVisible();
  await dialog.getByRole('textbox').fill('src/veri/kitaplar.ts');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tree.getByRole('treeitem', { name: /^kitaplar\.ts/ })).toBeVisible();

  await page.getByRole('textbox', { name: 'Dosya ara' }).fill('kitap');
  await expect(tree.getByRole('treeitem', { name: /^App\.tsx/ })).toBeHidden();
  await expect(tree.getByRole('treeitem', { name: /kitaplar\.ts/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Dosya ara' }).fill('');

  await tree.getByRole('treeitem', { name: /^kitaplar\.ts/ }).click();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByRole('textbox').fill('src/veri/dergiler.ts');
  await page.keyboard.press('Enter');
  await expect(tree.getByRole('treeitem', { name: /^dergiler\.ts/ })).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: /^kitaplar\.ts/ })).toBeHidden();

  await tree.getByRole('treeitem', { name: /^dergiler\.ts/ }).click();
  await page.keyboard.press('Delete');
  await expect(tree.getByRole('treeitem', { name: /^dergiler\.ts/ })).toBeHidden();
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(tree.getByRole('treeitem', { name: /^dergiler\.ts/ })).toBeVisible();

  const listed = await page.request.get(`/v1/projects/${id}/files`);
  const { files } = (await listed.json()) as { files: { path: string }[] };
  expect(files.map(({ path }) => path)).toContain('src/veri/dergiler.ts');
});
