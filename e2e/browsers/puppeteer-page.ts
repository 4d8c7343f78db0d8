import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import type { BrowserPage, Target } from './browser-page.ts';
import { elementQuery } from './element-query.ts';
import { waitFor } from './wait-for.ts';

/** A page that is just leading on to another one aborts the navigation in Firefox; the second attempt is alone. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' }).catch(async (error: unknown) => {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
    await page.goto(url, { waitUntil: 'load' });
  });
}

/** Firefox before 144 has no command for the screen's orientation, which is sent together with the size. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  await waitFor(
    () => `a window of ${width} px`,
    async () => ((await page.evaluate('innerWidth')) === width ? true : null),
  );
}

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
    goto: (url) => open(page, url),
    resize: (width, height) => resize(page, width, height),
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
      for (const owner of await page.$$('iframe')) {
        const frame = (await owner.isVisible()) ? await owner.contentFrame() : null;
        if (frame !== null) texts.push(String(await frame.evaluate('document.body.innerText')));
      }
      return texts.join('\n');
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
