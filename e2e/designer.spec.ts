import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './page-checks.ts';
import { createProjectByApi, signInByApi } from './user.ts';

async function openDesigner(page: Page): Promise<Locator> {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Tasarım');
  await page.goto(`/studio/${id}`);
  await page.getByRole('button', { name: 'Tasarımı göster' }).click();
  const canvas = page.getByRole('listbox', { name: 'Tuval' });
  await expect(canvas).toBeVisible();
  return canvas;
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Drags from one point to another in several steps, without snapping. */
async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  await page.keyboard.down('Control');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Control');
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a screen is drawn, saved as code and opened again', async ({ page }) => {
  const canvas = await openDesigner(page);
  const elements = canvas.getByRole('option');
  await page.getByRole('button', { name: 'Düğme' }).click();
  await expect(elements).toHaveCount(1);
  await page.getByRole('button', { name: 'Metin', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(elements).toHaveCount(2);

  // The canvas shows the device at a step of the zoom, so distances are compared by it.
  const zoom = Number(
    (await page.getByRole('button', { name: /%100 yap$/ }).textContent())?.replace('%', ''),
  );
  const before = {
    x: Number(await field(page, 'X').inputValue()),
    y: Number(await field(page, 'Y').inputValue()),
  };
  await drag(page, await middleOf(elements.nth(1)), { x: 40, y: 120 });
  await expect(field(page, 'X')).toHaveValue(String(Math.round(before.x + 40 / (zoom / 100))));
  await expect(field(page, 'Y')).toHaveValue(String(Math.round(before.y + 120 / (zoom / 100))));

  const width = Number(await field(page, 'Genişlik').inputValue());
  await drag(page, await middleOf(page.locator('[data-handle="bottom-right"]')), { x: 40, y: 0 });
  await expect(field(page, 'Genişlik')).toHaveValue(String(Math.round(width + 40 / (zoom / 100))));
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Genişlik')).toHaveValue(String(width));
  await canvas.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Tasarım kaydedildi')).toBeVisible();
  const written = page.getByRole('dialog', { name: 'Oluşturulan kod' });
  await expect(written).toContainText('export function GeneratedScreen');
  await expectAccessible(page);
  await written.getByRole('button', { name: 'Editörde aç' }).click();
  const code = page.getByRole('textbox', { name: 'src/screens/GeneratedScreen.tsx düzenleyicisi' });
  await expect(code).toContainText('GeneratedScreen');

  await page.reload();
  await page.getByRole('button', { name: 'Tasarımı göster' }).click();
  await expect(elements).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the design and changes it', async ({ page }) => {
    await signInByApi(page);
    const id = await createProjectByApi(page, 'Tasarım');
    await page.goto(`/studio/${id}`);
    const tabs = page.getByRole('navigation', { name: 'Bölümler' });
    await tabs.getByRole('button', { name: 'Tasarım' }).click();
    const canvas = page.getByRole('listbox', { name: 'Tuval' });
    await page.getByRole('button', { name: 'Bileşenler' }).click();
    await page.getByRole('button', { name: 'Düğme' }).click();
    await expect(canvas.getByRole('option')).toHaveCount(1);
    await page.getByRole('button', { name: 'Özellikler' }).click();
    await field(page, 'X').fill('40');
    await field(page, 'X').press('Enter');
    await expect(canvas.getByRole('option', { name: /, 40, / })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });
});
