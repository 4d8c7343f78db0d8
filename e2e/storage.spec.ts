import { expect, test } from '@playwright/test';
import { createProjectByApi, signInByApi, writeFiles } from './user.ts';

test('shows the stored bytes and frees space', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kilim_language', 'tr'));
  await signInByApi(page);
  const projectId = await createProjectByApi(page, 'Dokuma');
  for (let count = 0; count < 12; count += 1) {
    await writeFiles(page, projectId, { 'src/data.ts': `// ${count}\n`.padEnd(200_000, '.') });
  }
  await page.goto('/settings?section=storage');
  const meter = page.getByRole('meter', { name: 'Kullanılan depolama' });
  await expect(meter).toHaveAttribute('aria-valuetext', 'Kullanılan alan: 2,3 MB / 200 MB');
  await expect(page.getByText('2,3 MB · 13 sürüm')).toBeVisible();

  await page.getByRole('button', { name: '“Dokuma” projesinin sürümlerini azalt' }).click();
  const dialog = page.getByRole('alertdialog');
  // One more version stays when the hour changes between the writes.
  await expect(dialog).toContainText(/[67] sürüm silinir ve 1,\d MB boşalır/);
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Sürümleri sil' }).click();
  await expect(page.getByText(/· [67] sürüm$/)).toBeVisible();

  await page.getByRole('button', { name: '“Dokuma” projesini kalıcı olarak sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kalıcı olarak sil' }).click();
  await expect(page.getByText('Henüz yer kaplayan bir projeniz yok.')).toBeVisible();
  await expect(meter).toHaveAttribute('aria-valuetext', 'Kullanılan alan: 0 KB / 200 MB');
});
