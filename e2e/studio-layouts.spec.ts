import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './page-checks.ts';
import { createProjectByApi, runningApp, signInByApi } from './user.ts';

const app = (text: string): string =>
  `import { Text } from 'react-native';\n\nexport default function App() {\n  return <Text>${text}</Text>;\n}\n`;

async function openProject(page: Page): Promise<void> {
  await signInByApi(page);
  const id = await createProjectByApi(page, 'Çok uzun bir adı olan su takibi uygulaması', {
    'src/App.tsx': app('Merhaba'),
  });
  await page.goto(`/studio/${id}`);
  await expect(runningApp(page).getByText('Merhaba')).toBeVisible();
}

/** Expects touch targets of at least 40 px and no button outside the window. */
async function expectReachableButtons(page: Page): Promise<void> {
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], [role="tab"]')]
      .filter((element) => element.closest('[inert]') === null && element.checkVisibility())
      .filter((element) => !element.matches('.sr-only, .cm-editor *'))
      .flatMap((element) => {
        const { width, height, left, right } = element.getBoundingClientRect();
        const isSmall = width < 39.5 || height < 39.5;
        const isOutside = left < -0.5 || right > window.innerWidth + 0.5;
        return isSmall || isOutside
          ? [`${element.ariaLabel ?? element.textContent} ${Math.round(width)}x${Math.round(height)}`]
          : [];
      }),
  );
  expect(wrong).toEqual([]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows the app first, one bar and every pane in a tab', async ({ page }) => {
    await openProject(page);
    const tabs = page.getByRole('navigation', { name: 'Bölümler' });
    await expect(tabs.getByRole('button', { name: 'Önizleme' })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('header')).toBeHidden();
    await expectReachableButtons(page);
    for (const name of ['Sohbet', 'Kod', 'Önizleme']) {
      await tabs.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
    }
  });

  test('fills the whole screen with the app and comes back', async ({ page }) => {
    await openProject(page);
    await page.getByRole('button', { name: 'Tam ekran' }).click();
    const frame = page.locator('iframe:visible').first();
    await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(runningApp(page).getByText('Merhaba')).toBeVisible();
    await page.getByRole('button', { name: 'Tam ekrandan çık' }).click();
    await expect(page.getByRole('navigation', { name: 'Bölümler' })).toBeVisible();
    await expect(runningApp(page).getByText('Merhaba')).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('shows preview or code beside the chat', async ({ page }) => {
    await openProject(page);
    await expectReachableButtons(page);
    await page.getByRole('button', { name: 'Kod', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'src/App.tsx düzenleyicisi' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sohbet' })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens the code on request, remembers it and cuts no line', async ({ page }) => {
    await openProject(page);
    await expect(page.getByRole('region', { name: 'Kod' })).toBeHidden();
    await page.getByRole('button', { name: 'Kodu göster' }).click();
    await page.getByRole('textbox', { name: 'src/App.tsx düzenleyicisi' }).click();
    await page.keyboard.insertText(`// ${'uzun satır '.repeat(40)}\n`);
    const overflow = await page
      .locator('.cm-scroller')
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
    // The frame of the app was not replaced when the panel opened.
    await expect(runningApp(page).getByText('Merhaba')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'src/App.tsx düzenleyicisi' })).toBeVisible();
  });

  test('changes the device from the command palette', async ({ page }) => {
    await openProject(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('tablet');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Cihazı değiştir: Tablet');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Cihaz: Tablet' })).toBeVisible();
    await expect(runningApp(page).getByText('Merhaba')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { selected: true })).toHaveText('Cihazı değiştir: Tablet');
    await page.keyboard.type('tam ekran');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Önizleme' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
