import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Viewports that every screen has to fit as [width, height], the widest first. */
export const viewports = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const;

/** Waits until nothing fades or moves: axe measures the contrast of a half faded message as it is. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const toasts = '[data-sonner-toaster]';

async function expectNoViolations(page: Page, builder: AxeBuilder): Promise<void> {
  const { violations } = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    page.url(),
  ).toEqual([]);
}

/** Expects no axe violations in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForTransitions(page);
  // The content of frames is user code or a sample without scripts; the frame element itself is checked. Toasts come and go
  // while axe reads the page: `expectAccessibleToast` checks them.
  await expectNoViolations(page, new AxeBuilder({ page }).exclude('iframe').exclude(toasts));
}

/** Expects a toast without axe violations, as soon as it is shown in full. */
export async function expectAccessibleToast(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: text });
  await expect(toast).toBeVisible();
  // The time of a toast stands still under the pointer.
  await toast.hover();
  await expect(toast).toHaveCSS('opacity', '1');
  await waitForTransitions(page);
  await expectNoViolations(page, new AxeBuilder({ page }).include(toasts));
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
