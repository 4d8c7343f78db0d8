import type { Page } from '@playwright/test';

/** A PNG of the given sides, drawn by the page. */
export async function drawPng(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([w = 1, h = 1]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, w / 2, h);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
