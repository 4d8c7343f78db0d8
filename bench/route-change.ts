// From a click on a link to the next screen on the glass with warm data, and how far each screen moves while it loads.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from './lib/kilim-server.ts';
import { registerPerson } from './lib/person.ts';
import { median, printTable, quantile } from './lib/table.ts';

const rounds = 12;
/** Time for what a screen fetches after it stands, in milliseconds; the settings are polled, so it is never idle. */
const quiet = 800;
const server = await startServer([process.execPath, 'apps/server/dist/main.js']);
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } });
// The loader of this file names functions through a helper that the page does not have.
await context.addInitScript('globalThis.__name = (value) => value');

/** Clicks a link inside the page, so that no driver's delay is counted; ends two frames after the heading stands. */
async function changeTo(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
          (anchor) => anchor.getAttribute('href') === target,
        );
        if (!link) {
          reject(new Error(`No link to ${target}`));
          return;
        }
        const before = document.querySelector('main h1');
        const started = performance.now();
        const look = (): void => {
          const heading = document.querySelector('main h1');
          const isThere = location.pathname === target && heading !== null && heading !== before;
          if (!isThere) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - started));
        };
        link.click();
        requestAnimationFrame(look);
      }),
    path,
  );
}

/** Layout shift of a load, counted until the page has been quiet for a second. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(`${server.origin}${path}`);
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(quiet);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1_000);
      }),
  );
}

async function measure(page: Page, paths: readonly string[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  await page.goto(`${server.origin}${paths[0] ?? '/'}`);
  await page.waitForTimeout(quiet);
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of [...paths.slice(1), ...paths.slice(0, 1)]) {
      const time = await changeTo(page, path);
      // The first round fetches code and data; what is asked is the time with both at hand.
      if (round > 0) times.get(path)?.push(time);
      await page.waitForTimeout(quiet);
    }
  }
  return times;
}

const rows: (string | number)[][] = [];
const add = (who: string, times: Map<string, number[]>, shifts: Map<string, number>): void => {
  for (const [path, values] of times)
    rows.push([
      who,
      path,
      `${median(values).toFixed(0)} ms`,
      `${quantile(values, 0.95).toFixed(0)} ms`,
      (shifts.get(path) ?? Number.NaN).toFixed(3),
    ]);
};

try {
  for (const [who, paths] of [
    ['guest', ['/', '/pricing', '/contact']],
    // The dashboard has no navigation of its own (customer.md §2): the way on leads over home.
    ['signed in', ['/', '/dashboard']],
  ] as const) {
    const page = await context.newPage();
    if (who === 'signed in') {
      const { cookie } = await registerPerson(server.origin);
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return { name, value, url: server.origin };
        }),
      );
    }
    const shifts = new Map<string, number>();
    for (const path of paths) shifts.set(path, await shiftOf(page, path));
    if (who === 'signed in')
      rows.push([who, '/settings', '', '', (await shiftOf(page, '/settings')).toFixed(3)]);
    add(who, await measure(page, paths), shifts);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
printTable(
  `Route changes with warm data, ${rounds} rounds, and layout shift of a load`,
  ['visitor', 'to', 'median', 'p95', 'CLS of a load'],
  rows,
);
