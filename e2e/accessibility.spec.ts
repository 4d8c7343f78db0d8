import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { createProjectQuietly, signInQuietly } from './person.ts';

const publicAddresses = [
  '/',
  '/auth?mode=login',
  '/auth?mode=register',
  '/contact',
  '/privacy',
  '/kvkk',
  '/announcements/ann_0',
  '/nowhere-at-all',
];

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

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The built app is its author's; the frame itself is checked.
    .exclude('iframe')
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['tr', 'en'] as const) {
    test(`every screen passes axe and fits its width (${theme}, ${language})`, async ({ page }) => {
      test.setTimeout(480_000);
      await prepare(page, theme, language);
      for (const address of publicAddresses) {
        await page.goto(address);
        await expect(page.getByRole('main')).toBeVisible();
        await expectAccessible(page);
      }
      await signInQuietly(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const id = await createProjectQuietly(page, 'Axe');
      for (const [width, height] of [
        [1440, 900],
        [768, 1024],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const address of ['/', '/contact', '/privacy', '/dashboard', `/studio/${id}`, ...settings]) {
          await page.goto(address);
          await expect(page.getByRole('banner')).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      }
    });
  }
}
