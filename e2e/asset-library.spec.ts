import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawPng } from './draw-png.ts';
import { expectAccessible, expectNoHorizontalScroll } from './page-checks.ts';
import { createProjectByApi, signInByApi } from './user.ts';

/** The canvas of a new project in the studio. */
async function openDesigner(page: Page): Promise<Locator> {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Kitaplık');
  await page.goto(`/studio/${id}`);
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  const name = isNarrow ? 'Tasarım' : 'Tasarımı göster';
  await page.getByRole('button', { name, exact: true }).click();
  const canvas = page.getByRole('listbox', { name: 'Tuval' });
  await expect(canvas).toBeVisible();
  return canvas;
}

const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Tasarım araçları' });

/** Opens the library, which a narrow bar has in its menu. */
async function openLibrary(page: Page): Promise<void> {
  const more = toolbar(page).getByRole('button', { name: 'Diğer araçlar' });
  if ((await more.count()) === 0) return toolbar(page).getByRole('button', { name: 'Kitaplık' }).click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Kitaplık' }).click();
}

/** Opens the library and adds a picture that the page draws. */
async function upload(page: Page, name: string): Promise<Locator> {
  const buffer = await drawPng(page, 320, 160);
  await openLibrary(page);
  const dialog = page.getByRole('dialog', { name: 'Kitaplık', exact: true });
  await expect(dialog.getByText(/^\d+ dosya$/)).toBeVisible();
  await dialog.getByTestId('library-files').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  return dialog;
}

const rows = (dialog: Locator): Locator =>
  dialog.getByRole('list', { name: 'Kitaplık' }).getByRole('listitem');

async function act(page: Page, file: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `${file} için işlemler` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a picture is uploaded, tagged, found, moved, put onto the canvas and deleted', async ({ page }) => {
  const canvas = await openDesigner(page);
  const dialog = await upload(page, 'kupa.png');

  await test.step('tags are found by search, whatever the case', async () => {
    await act(page, 'kupa.png', 'Ad ve etiketler');
    const form = page.getByRole('dialog', { name: 'Ad ve etiketler' });
    await form.getByRole('textbox', { name: 'Etiketler' }).fill('İçecek, seramik');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByText('#İçecek #seramik')).toBeVisible();
    await dialog.getByRole('searchbox', { name: 'Dosya veya etiket ara' }).fill('SERAMİK');
    await expect(rows(dialog)).toHaveCount(1);
    await dialog.getByRole('searchbox', { name: 'Dosya veya etiket ara' }).fill('yokböyle');
    await expect(dialog.getByText('Eşleşen dosya yok')).toBeVisible();
    await dialog.getByRole('button', { name: 'Bütün dosyaları göster' }).click();
  });

  await test.step('a file is in the folder where it was moved', async () => {
    await act(page, 'kupa.png', 'Dosyalara taşı');
    const folder = dialog.getByRole('combobox', { name: 'Klasör' });
    await folder.selectOption('files');
    await expect(dialog.getByText('kupa.png', { exact: true })).toBeVisible();
    await folder.selectOption('images');
    await expect(dialog.getByText('kupa.png', { exact: true })).toHaveCount(0);
    await folder.selectOption('');
    await dialog.getByRole('combobox', { name: 'Etiket', exact: true }).selectOption('seramik');
    await expect(rows(dialog)).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('it is dragged onto the canvas and shown there', async () => {
    await page.getByRole('group', { name: 'Paneller' }).getByRole('button', { name: 'Kitaplık' }).click();
    const item = page.getByRole('button', { name: /kupa\.png/ });
    await expect(item).toBeVisible();
    await item.dragTo(canvas, { targetPosition: { x: 200, y: 200 } });
    const picture = canvas.getByRole('option');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAccessibleName(/240 × 120/);
    await expect(picture.locator('img')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Görsel' })).toHaveValue('assets/kupa.png');
  });

  await test.step('deleting asks, and the copy in the project stays', async () => {
    await openLibrary(page);
    await act(page, 'kupa.png', 'Sil');
    const question = page.getByRole('alertdialog', { name: '“kupa.png” silinsin mi?' });
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByText('kupa.png', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(canvas.getByRole('option').locator('img')).toBeVisible();
  });
});

test('what is no file of the accepted types is refused by its content', async ({ page }) => {
  await openDesigner(page);
  await openLibrary(page);
  const dialog = page.getByRole('dialog', { name: 'Kitaplık', exact: true });
  const buffer = Buffer.from('<!doctype html><script>window.ran = true</script>');
  await dialog
    .getByTestId('library-files')
    .setInputFiles({ name: 'resim.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/resim\.png/).first()).toBeVisible();
  await expect(rows(dialog).getByText('resim.png')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a picture is uploaded and inserted by a tap', async ({ page }) => {
    const canvas = await openDesigner(page);
    await upload(page, 'ay.png');
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('group', { name: 'Paneller' }).getByRole('button', { name: 'Kitaplık' }).click();
    await page.getByRole('button', { name: /ay\.png/ }).tap();
    await expect(canvas.getByRole('option')).toHaveCount(1);
  });
});
