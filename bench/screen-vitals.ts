// LCP, INP and CLS of the dashboard and the studio on a phone and on a desktop, with a CPU four times slower.
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from './lib/kilim-server.ts';
import { median, printTable } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const slowdown = Number(process.env['BENCH_SLOWDOWN'] ?? 4);
const runs = Number(process.env['BENCH_RUNS'] ?? 3);
/** Milliseconds after which late shifts and the slowest interaction have been reported. */
const settleTime = 1_500;

interface Vitals {
  /** Milliseconds. */
  readonly lcp: number;
  /** Milliseconds; the slowest of the interactions. */
  readonly inp: number;
  readonly cls: number;
}

/** Records the entries from the first one on; read by `readVitals`. */
function observeVitals(): void {
  const seen = { lcp: 0, inp: 0, cls: 0 };
  Object.assign(window, { kilimVitals: seen });
  const observe = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { kilimVitals: Vitals }).kilimVitals);

interface Screen {
  readonly name: string;
  readonly path: string;
  /** A few presses and letters that a user makes on the screen. */
  interact(page: Page): Promise<void>;
}

async function measure(browser: Browser, cookie: string, screen: Screen, width: number): Promise<Vitals> {
  const context = await browser.newContext({
    locale: 'tr-TR',
    viewport: { width, height: width < 500 ? 844 : 900 },
    hasTouch: width < 500,
  });
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(observeVitals);
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: server.origin };
    }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(server.origin + screen.path);
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('textbox')).first().waitFor();
  await page.waitForTimeout(settleTime);
  await screen.interact(page);
  await page.waitForTimeout(settleTime);
  const vitals = await readVitals(page);
  await context.close();
  return vitals;
}

const server = await startServer([process.execPath, 'apps/server/dist/main.js'], { INITIAL_CREDITS: '2000' });
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
const rows: (string | number)[][] = [];
try {
  const { cookie, call } = await registerUser(server.origin);
  const project = await call('POST', '/examples/online-shop/remix', { language: 'tr' });
  const screens: readonly Screen[] = [
    {
      name: 'dashboard',
      path: '/dashboard',
      interact: async (page) => {
        await page.getByRole('searchbox').first().pressSequentially('dükkan', { delay: 80 });
        await page.keyboard.press('Control+k');
        await page.keyboard.press('Escape');
      },
    },
    {
      name: 'studio',
      path: `/studio/${String(project['id'])}`,
      interact: async (page) => {
        const chat = page.getByRole('tab', { name: 'Sohbet' });
        if (await chat.isVisible()) await chat.click();
        await page.getByRole('textbox').last().pressSequentially('Ana rengi mavi yap', { delay: 80 });
        await page.keyboard.press('Control+k');
        await page.keyboard.press('Escape');
      },
    },
  ];
  for (const screen of screens) {
    for (const width of [390, 1440]) {
      const measured: Vitals[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, cookie, screen, width));
      const of = (name: keyof Vitals): number => median(measured.map((vitals) => vitals[name]));
      rows.push([
        screen.name,
        `${width} px`,
        `${of('lcp').toFixed(0)} ms`,
        `${of('inp').toFixed(0)} ms`,
        of('cls').toFixed(3),
      ]);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
printTable(`CPU ${slowdown} times slower, median of ${runs}`, ['screen', 'width', 'LCP', 'INP', 'CLS'], rows);
