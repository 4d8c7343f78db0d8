import { expect, type Page, test } from '@playwright/test';
import { waitUntilLoaded } from './loaded.ts';
import {
  expectAccessible,
  expectAccessibleToast,
  expectNoHorizontalScroll,
  viewports,
} from './page-checks.ts';
import { createProjectByApi, signInByApi } from './user.ts';

/** Each page is checked with axe in both themes and languages, and for overflow at every width. */
const publicAddresses = [
  '/',
  '/auth?mode=login',
  '/auth?mode=register',
  '/auth?mode=forgot',
  '/auth?mode=reset',
  '/auth?mode=reset&userId=u1&secret=s1',
  '/auth?mode=second-factor',
  '/auth/link?userId=u1&secret=s1',
  '/verify-email',
  '/undo-deletion?userId=u1&secret=s1',
  '/undo-deletion?due=2026-12-01T10:00:00Z',
  '/pricing',
  '/gallery',
  '/gallery/barber',
  '/contact',
  '/privacy',
  '/kvkk',
  '/announcements/ann_0',
  '/nowhere-at-all',
];
const dashboard = ['', '?view=list', '?import=1', '?deleted=1'].map((search) => `/dashboard${search}`);

async function prepare(page: Page, language: 'tr' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('kilim_language', chosen), language);
}

/** Switches the theme as a choice in another tab does; loading every page once per theme takes twice as long. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('kilim_theme', chosen);
    window.dispatchEvent(new StorageEvent('storage', { key: 'kilim_theme', newValue: chosen }));
    // The colours of a running transition are of neither theme.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await showTheme(page, 'dark');
  await expectAccessible(page);
  await showTheme(page, 'light');
}

const settings = ['profile', 'appearance', 'notifications', 'support', 'receipts', 'billing', 'security'].map(
  (section) => `/settings?section=${section}`,
);

/** Opens a page of a signed-in user. Waits for a tag, because an open dialog hides the page's other roles. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('header').first()).toBeVisible();
  await waitUntilLoaded(page);
}

/** Checks every width for overflow. Runs axe on the narrowest and optionally the widest; others add no elements. */
async function checkWidths(page: Page, checksWide: boolean): Promise<void> {
  for (const [width, height] of viewports) {
    await page.setViewportSize({ width, height });
    await expectNoHorizontalScroll(page);
    if (width === 390 || (width === 1440 && checksWide)) await expectAccessibleInBothThemes(page);
  }
}

for (const language of ['tr', 'en'] as const) {
  test(`has no axe violations and no horizontal scrolling on any screen (${language})`, async ({ page }) => {
    test.setTimeout(480_000);
    await prepare(page, language);
    const { announcements } = (await (await page.request.get('/v1/announcements')).json()) as {
      announcements: { id: string }[];
    };
    for (const address of [...publicAddresses, ...announcements.map(({ id }) => `/announcements/${id}`)]) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await waitUntilLoaded(page);
      await checkWidths(page, false);
    }
    await signInByApi(page);
    await open(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // The longest allowed name, without a place to break the line.
    const id = await createProjectByApi(page, 'Ğ'.repeat(100));
    for (const address of ['/', '/payment/pro', ...dashboard, `/studio/${id}`, ...settings]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, address);
      await checkWidths(page, true);
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`shows toasts without axe violations (${theme})`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('kilim_theme', chosen), theme);
    await signInByApi(page);
    await open(page, '/dashboard');
    await page.getByRole('button', { name: 'Yeni Proje' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Boş proje' }).click();
    await dialog.getByLabel('Proje adı').fill('Bildirim');
    await page.keyboard.press('Enter');
    await expectAccessibleToast(page, 'Proje başarıyla oluşturuldu!');
  });
}
