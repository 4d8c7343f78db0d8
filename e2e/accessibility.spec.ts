import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, sizes } from './looks.ts';
import { createProjectQuietly, signInQuietly } from './person.ts';

/** Looked at by axe once a pair of theme and language; each has to fit every width. */
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
  '/contact',
  '/privacy',
  '/kvkk',
  '/announcements/ann_0',
  '/nowhere-at-all',
];
const dashboard = ['', '?view=list', '?import=1', '?deleted=1'].map((search) => `/dashboard${search}`);
type Theme = 'light' | 'dark';
type Language = 'tr' | 'en';

async function prepare(page: Page, theme: Theme, language: Language): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('kilim_theme', chosen.theme);
      localStorage.setItem('kilim_language', chosen.language);
    },
    { theme, language },
  );
}

const settings = ['profile', 'appearance', 'notifications', 'support', 'receipts', 'billing', 'security'].map(
  (section) => `/settings?section=${section}`,
);

/** Waits until a screen of a person stands: by a tag, for an open dialog takes the rest of the page out of the roles. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('header').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Every width, and axe on the widest when asked and on the narrowest; between the two, nothing stands that neither has. */
async function lookAtWidths(page: Page, isWideLookedAt: boolean): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    if (width === 390 || (width === 1440 && isWideLookedAt)) await expectAccessible(page);
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['tr', 'en'] as const) {
    test(`every screen passes axe and fits its width (${theme}, ${language})`, async ({ page }) => {
      test.setTimeout(480_000);
      await prepare(page, theme, language);
      const { announcements } = (await (await page.request.get('/v1/announcements')).json()) as {
        announcements: { id: string }[];
      };
      for (const address of [...publicAddresses, ...announcements.map(({ id }) => `/announcements/${id}`)]) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await lookAtWidths(page, false);
      }
      await signInQuietly(page);
      await open(page, '/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      // As long as a name may be, and nothing to break it at.
      const id = await createProjectQuietly(page, 'Ğ'.repeat(100));
      for (const address of ['/', '/payment/pro', ...dashboard, `/studio/${id}`, ...settings]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, address);
        await lookAtWidths(page, true);
      }
    });
  }
}
