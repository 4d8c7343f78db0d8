import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page shows its content: no loading state is left, the fonts are there, and no new resource has
 * arrived for half a second. Playwright's `networkidle` also waits for the frames of running apps; a frame that is
 * replaced while it loads keeps that state from ever being reached.
 */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .animate-shimmer')).toHaveCount(0);
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    const countResources = () => performance.getEntriesByType('resource').length;
    let count = countResources();
    // A running app may go on loading, so the wait has an end of 5 s.
    for (let quiet = 0, rounds = 0; quiet < 5 && rounds < 50; rounds += 1) {
      await pause();
      const next = countResources();
      quiet = next === count && document.fonts.status === 'loaded' ? quiet + 1 : 0;
      count = next;
    }
  });
}
