import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import type { BrowserPage, Target } from './browser-page.ts';
import { elementQuery } from './element-query.ts';
import { waitFor } from './wait-for.ts';

/** Chromium and Firefox over WebDriver BiDi. */
export async function openPuppeteerPage(options: LaunchOptions): Promise<BrowserPage> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  const wrap = (script: string, input: unknown): string =>
    `(function (input) { ${script} })(${JSON.stringify(input ?? null)})`;
  const find = (target: Target): Promise<ElementHandle> =>
    waitFor(
      () => `${target.role} “${target.name}”`,
      async () => (await page.evaluateHandle(wrap(elementQuery, target))).asElement() as ElementHandle | null,
    );

  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    click: async (target) => {
      // A page that re-renders between finding and clicking has replaced the element.
      await waitFor(
        () => `a press on ${target.role} “${target.name}”`,
        async () => {
          const element = await find(target);
          return element.click().then(
            () => true,
            () => null,
          );
        },
      );
    },
    fill: async (name, text) => {
      const element = await find({ role: 'textbox', name });
      await element.evaluate((field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await element.type(text);
    },
    type: (text) => page.keyboard.type(text),
    evaluate: (script, input) => page.evaluate(wrap(script, input)),
    readFrames: async () => {
      const texts: string[] = [];
      for (const frame of page.frames()) {
        if (frame === page.mainFrame()) continue;
        const owner = await frame.frameElement();
        if ((await owner?.isVisible()) !== true) continue;
        texts.push(String(await frame.evaluate('document.body.innerText')));
      }
      return texts.join('\n');
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
