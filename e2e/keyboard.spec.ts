import { expect, type Locator, type Page, test } from '@playwright/test';
import { newPerson } from './person.ts';

/** Whether somebody can see where the focus is: an outline, a ring, or a frame around it that changes its colour. */
function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Nothing but the page itself, or a sealed frame whose inside is somebody else's; a caret shows itself.
    if (element === null || element === document.body || element instanceof HTMLIFrameElement) return true;
    if (element.matches('textarea, [contenteditable="true"]')) return true;
    const show = (target: Element): boolean =>
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target, part);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    const around = element.closest('label, form, [class*="focus-within"], .cm-editor');
    return show(element) || (around !== null && show(around));
  });
}

/** Walks with Tab until the target has the focus; every stop on the way has to show itself. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hidden: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    if (!(await isFocusVisible(page))) {
      hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? ''));
    }
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(hidden).toEqual([]);
      return;
    }
    // Inside the code editor Tab would indent.
    if (await page.evaluate(() => document.activeElement?.closest('.cm-editor') !== null))
      await page.keyboard.press('Escape');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}

/** Tab goes round inside of an open dialog and never leaves it. */
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
  await expect(item).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('the keyboard alone leads from registering to signing out', async ({ page }) => {
  test.setTimeout(180_000);
  const person = newPerson();

  await test.step('registers', async () => {
    await page.goto('/auth?mode=register');
    await tabTo(page, page.getByLabel('Ad Soyad'));
    await page.keyboard.type(person.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await tabTo(page, page.getByLabel('Şifre (tekrar)'));
    await page.keyboard.type(person.password);
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

  await test.step('a dialog keeps the focus and gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Yeni Proje' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Proje adı')).toBeFocused();
    await expectTrapped(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Proje adı')).toBeFocused();
    await page.keyboard.type('Klavye');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Proje başarıyla oluşturuldu!')).toBeVisible();
  });

  await test.step('opens the studio, reaches the chat, and comes back', async () => {
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

  await test.step('asks before closing the account, and steps back', async () => {
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
