import { expect, test } from '@playwright/test';
import { appWithEffect, openApp } from './built-app.ts';
import { runningApp } from './user.ts';

const focusStealer = appWithEffect(`
      const field = document.createElement('input');
      field.autofocus = true;
      document.body.append(field);
      scope.setInterval(() => { field.focus(); scope.focus(); }, 3);
      report('stealing');`);

const text = 'kilim dokuyan eller '.repeat(10);

test('keeps every typed letter in chat and editor while the app calls focus()', async ({ page }) => {
  await openApp(page, focusStealer);
  await expect(runningApp(page).getByText('found: stealing')).toBeVisible();
  const chat = page.getByRole('textbox', { name: 'AI asistanına yazın' });
  await chat.click();
  await page.keyboard.type(text, { delay: 8 });
  await expect(chat).toHaveValue(text);
  await page.getByRole('button', { name: 'Kodu göster' }).click();
  const editor = page.locator('.cm-content').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type(`// ${text}`, { delay: 8 });
  await expect(editor).toContainText(text.trim());
});
