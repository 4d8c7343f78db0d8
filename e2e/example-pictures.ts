// Takes the pictures of the example apps on the home page with the preview engine, in both languages and themes:
// `npx tsx e2e/example-pictures.ts <address of a running server>`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleIds } from '@kilim/app-kit/examples';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';

const [address = 'http://localhost:3001'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../apps/web/src/examples/pictures');
/** Size of a picture; the phone of the dialog has the same shape. */
const size = { width: 420, height: 910 };

/** The address of a WebP image that the page encodes. */
async function encode(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ source, width, height }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (context !== null) {
        context.imageSmoothingQuality = 'high';
        // Cut, not stretched.
        const scale = Math.max(width / image.width, height / image.height);
        context.drawImage(image, 0, 0, image.width * scale, image.height * scale);
      }
      return canvas.toDataURL('image/webp', 0.72);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, ...size },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const { executablePath, args } = await findChromium();
const browser = await chromium.launch({ executablePath, args });
// The CSP of the site allows no data addresses.
const encoder = await browser.newPage();
for (const language of ['tr', 'en'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: 900, height: 1400 },
      deviceScaleFactor: 2,
      locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    });
    await context.addInitScript(
      (chosen) => {
        // The frame of the preview has no storage.
        if (window !== window.top) return;
        localStorage.setItem('kilim_theme', chosen.theme);
        localStorage.setItem('kilim_language', chosen.language);
      },
      { theme, language },
    );
    const page = await context.newPage();
    for (const [index, id] of exampleIds.entries()) {
      await page.goto(address);
      await page.locator('html[data-live]').waitFor();
      await page
        .locator('#features article button')
        .nth(index * 2)
        .click();
      const frame = page.getByRole('dialog').locator('iframe:visible').first();
      await frame.contentFrame().locator('#root :text-matches(".")').first().waitFor();
      // Fonts and entrance animations of the app.
      await page.waitForTimeout(2_500);
      writeFileSync(
        join(folder, `${id}-${language}-${theme}.webp`),
        await encode(encoder, await frame.screenshot()),
      );
    }
    await context.close();
  }
}
await browser.close();
