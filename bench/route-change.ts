// Measures route changes with cached data, from the click to the painted screen, and the layout shift of page loads.
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from './lib/kilim-server.ts';
import { median, printTable, quantile } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const rounds = 12;
/** Wait in milliseconds for requests after a screen has rendered. The settings poll, so the network never gets idle. */
const settleTime = 800;
const server = await startServer([process.execPath, 'apps/server/dist/main.js']);
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } });
// Defines the helper that tsx inserts into functions, because it does not exist in pages.
await context.addInitScript('globalThis.__name = (value) => value');

/** Clicks a link by script, so that the driver's delay is not measured. Ends one frame after the new heading appears. */
async function changeTo(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (target) =>
      new Promise<number>((resolve, reject) => {
        const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
          (anchor) => anchor.getAttribute('href') === target,
        );
        if (!link) {
          reject(new Error(`No link to ${target}.`));
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

/** Cumulative layout shift of a page load. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(`${server.origin}${path}`);
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(settleTime);
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
  await page.waitForTimeout(settleTime);
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of [...paths.slice(1), ...paths.slice(0, 1)]) {
      const time = await changeTo(page, path);
      // The first round loads code and data and is not counted.
      if (round > 0) times.get(path)?.push(time);
      await page.waitForTimeout(settleTime);
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
    // The dashboard has no site navigation, so the route goes over the home page.
    ['signed in', ['/', '/dashboard']],
  ] as const) {
    const page = await context.newPage();
    if (who === 'signed in') {
      const { cookie } = await registerUser(server.origin);
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
