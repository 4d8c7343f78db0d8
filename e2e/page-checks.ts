import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Viewports that every screen has to fit as [width, height], the widest first. */
export const viewports = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const;

/** Expects no axe violations in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // The content of frames is user code or a sample without scripts; the frame element itself is checked.
    .exclude('iframe')
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    page.url(),
  ).toEqual([]);
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
