import { expect, test } from '@playwright/test';
import { appThat, expectStudioAlive, openApp } from './built-app.ts';

// A trace asks every frame for its picture and would wait for the one that never answers.
test.use({ trace: 'off', screenshot: 'off' });

test('a built app that loops for ever leaves the studio alive and can be restarted', async ({ page }) => {
  await openApp(page, appThat('while (scope.Date.now() > 0) { scope.loops = (scope.loops ?? 0) + 1; }'));
  await expect(page.getByRole('button', { name: /yeniden başlat/i }).last()).toBeVisible();
  await expectStudioAlive(page);
  await expect(page.getByText(/yanıt vermiyor/i).first()).toBeVisible({ timeout: 30_000 });
});
