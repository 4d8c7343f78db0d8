// From a key press in the real studio's code editor to the changed DOM of the running app, with an app of the gallery, file by file.
import { chromium, type Frame, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { startServer } from './lib/kilim-server.ts';
import { inMilliseconds, median, printTable, quantile } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const presses = Number(process.env['BENCH_EDITS'] ?? 30);
const warmUp = 4;
/** Milliseconds between two presses: slower than typing, so that each press is measured alone. */
const pause = 500;

interface EditedFile {
  readonly name: string;
  readonly kind: string;
  /** A text whose end is a number; a digit is typed after it and removed again. */
  readonly search: string;
}

const files: readonly EditedFile[] = [
  { name: 'GridCard.tsx', kind: 'leaf component', search: 'padding: space.md, gap: 4' },
  { name: 'ProductsScreen.tsx', kind: 'screen', search: 'icon="bag-handle" height={112' },
  { name: 'theme.ts', kind: 'theme, used everywhere', search: 'control: 16, card: 24' },
];

async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { kilimPresses: times });
    window.addEventListener('keydown', () => times.push(performance.timeOrigin + performance.now()), true);
  });
}

async function watchChanges(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { kilimChanges: times });
    new MutationObserver(() => times.push(performance.timeOrigin + performance.now())).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

const readTimes = (where: Page | Frame, name: 'kilimPresses' | 'kilimChanges'): Promise<number[]> =>
  where.evaluate((key) => (window as unknown as Record<string, number[]>)[key]?.splice(0) ?? [], name);

async function appFrame(page: Page): Promise<Frame> {
  const element = page.locator('iframe:visible').first();
  await page.frameLocator('iframe:visible').first().getByText(/\S/).first().waitFor({ timeout: 60_000 });
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('The app has no frame.');
  return frame;
}

async function placeCursor(page: Page, { name, search }: EditedFile): Promise<void> {
  await page.getByRole('treeitem', { name }).click();
  const editor = page.locator('.cm-content').first();
  await editor.waitFor();
  await page.waitForTimeout(pause);
  await editor.click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type(search);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

const server = await startServer([process.execPath, 'apps/server/dist/main.js']);
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
const rows: (string | number)[][] = [];
try {
  const { cookie, call } = await registerUser(server.origin);
  const project = await call('POST', '/examples/online-shop/remix', { language: 'tr' });
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1440, height: 900 } });
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: server.origin };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${server.origin}/studio/${String(project['id'])}`);
  const frame = await appFrame(page);
  await watchPresses(page);
  await watchChanges(frame);
  for (const file of files) {
    await placeCursor(page, file);
    const times: number[] = [];
    for (let press = 0; press < presses + warmUp; press += 1) {
      await readTimes(page, 'kilimPresses');
      await readTimes(frame, 'kilimChanges');
      await page.keyboard.press(press % 2 === 0 ? '9' : 'Backspace');
      await page.waitForTimeout(pause);
      const [pressed] = await readTimes(page, 'kilimPresses');
      const changed = (await readTimes(frame, 'kilimChanges')).find((time) => time > (pressed ?? Infinity));
      if (pressed === undefined || changed === undefined)
        throw new Error(`${file.name}: press ${press} changed nothing within ${pause} ms.`);
      if (press >= warmUp) times.push(changed - pressed);
    }
    rows.push([
      file.kind,
      file.name,
      inMilliseconds(median(times)),
      inMilliseconds(quantile(times, 0.95)),
      inMilliseconds(Math.max(...times)),
    ]);
  }
} finally {
  await browser.close();
  await server.stop();
}
printTable(
  `Key press in the studio to the app's DOM, ${presses} presses`,
  ['file', 'name', 'median', 'p95', 'slowest'],
  rows,
);
