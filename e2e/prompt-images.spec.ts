import { expect, type Page, test } from '@playwright/test';
import { drawPng } from './draw-png.ts';
import { createProjectByApi, signInByApi } from './user.ts';

const input = (page: Page) => page.getByRole('textbox', { name: 'AI asistanına yazın' });
const thumbnail = (page: Page) => page.getByRole('button', { name: 'Görsel: ekran.png, büyüt' });

test('attaches an image, keeps it over a reload and builds from the words', async ({ page }) => {
  test.setTimeout(240_000);
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Görseller', {});
  await page.goto(`/studio/${id}`);
  await expect(input(page)).toBeEnabled();

  await test.step('a large picture is made smaller and attached', async () => {
    const buffer = await drawPng(page, 3_136, 2_000);
    await page
      .getByTestId('prompt-images')
      .setInputFiles({ name: 'ekran.png', mimeType: 'image/png', buffer });
    await expect(thumbnail(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/asistan görsellere bakamaz/)).toBeVisible();
  });

  await test.step('a page with the name of a picture is refused', async () => {
    const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
    await page
      .getByTestId('prompt-images')
      .setInputFiles({ name: 'sahte.png', mimeType: 'image/png', buffer });
    await expect(page.getByText(/bir görsel olarak okunamadı/)).toBeVisible();
    await page.getByRole('button', { name: 'Eki kaldır: sahte.png' }).click();
  });

  await test.step('it is kept over a reload and enlarged', async () => {
    await page.reload();
    await expect(thumbnail(page)).toBeVisible({ timeout: 30_000 });
    await thumbnail(page).click();
    const picture = page.getByRole('img', { name: 'Görsel: ekran.png' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBe(1_568);
    await page.keyboard.press('Escape');
  });

  await test.step('the answer says that it did not look at it', async () => {
    await input(page).fill('Bir alışveriş listesi uygulaması yap');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Görsellere bakamıyorum/)).toBeVisible({ timeout: 60_000 });
    await expect(thumbnail(page)).toBeVisible();
  });
});
