import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from './tab-to.ts';
import { newUser } from './user.ts';

/** Expects that Tab never leaves an open dialog. */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press(presses % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}

async function chooseFromMenu(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Hesap menüsü' }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  // The menu receives the focus after it is shown.
  await expect(
    page.getByRole('menu').locator(':focus').or(page.locator('[role="menu"]:focus')),
  ).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('works by keyboard from registration to sign-out', async ({ page }) => {
  const user = newUser();

  await test.step('registers', async () => {
    await page.goto('/auth?mode=register');
    await tabTo(page, page.getByLabel('Ad Soyad'));
    await page.keyboard.type(user.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(user.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(user.password);
    await tabTo(page, page.getByLabel('Şifre (tekrar)'));
    await page.keyboard.type(user.password);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  await test.step('skips to the content, then goes to the dashboard', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Panel', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('traps the focus in a dialog and restores it', async () => {
    const opener = page.getByRole('button', { name: 'Yeni Proje' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const prompt = dialog.getByLabel('Nasıl bir uygulama istiyorsunuz?');
    await expect(prompt).toBeFocused();
    await expectTrapped(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(prompt).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: 'Boş proje' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Proje adı')).toBeFocused();
    await page.keyboard.type('Klavye');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Proje başarıyla oluşturuldu!')).toBeVisible();
  });

  await test.step('opens the studio and reaches the chat', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Klavye' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/studio\//);
    const chat = page.getByRole('textbox', { name: 'AI asistanına yazın' });
    await expect(chat).toBeEnabled({ timeout: 60_000 });
    await tabTo(page, chat);
    await page.goto('/dashboard');
  });

  await test.step('changes the theme with the arrow keys', async () => {
    await chooseFromMenu(page, 'Ayarlar');
    await expect(page).toHaveURL(/\/settings/);
    await tabTo(page, page.getByRole('link', { name: 'Görünüm' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Açık' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Koyu' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('asks before deleting the account', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Güvenlik' }), 'Shift+Tab').catch(() =>
      tabTo(page, page.getByRole('link', { name: 'Güvenlik' })),
    );
    await page.keyboard.press('Enter');
    const opener = page.getByRole('button', { name: 'Hesabımı sil' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expectTrapped(page, dialog);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('signs out', async () => {
    await chooseFromMenu(page, 'Çıkış Yap');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
  });
});
