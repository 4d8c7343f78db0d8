import type { Browser, Page } from '@playwright/test';
import type { RunningServer } from '../lib/kilim-server.ts';
import { inMilliseconds, median, printTable, quantile } from '../lib/table.ts';
import { type BenchUser, registerUser } from '../lib/user.ts';
import { keyPause } from './key-pause.ts';

/** Milliseconds in which the price below the prompt is read. */
const pauseBeforePress = 500;

const prompts = [
  ['tr', 'su takip uygulaması'],
  ['en', 'work orders for a car repair shop'],
  ['tr', 'berber randevu uygulaması'],
  ['en', 'snake game'],
] as const;

/** Notes, in the page and in every frame, when visible texts first appear: `performance.timeOrigin` is common to both. */
const watcher = `(() => {
  globalThis.__name = (value) => value;
  const seen = [];
  Object.assign(globalThis, { kilimTexts: seen });
  let last = '';
  const now = () => performance.timeOrigin + performance.now();
  const read = () => {
    const cover = document.querySelector('[data-testid="first-turn-cover"]');
    const isStudio = window === window.top;
    const text = isStudio ? (cover === null ? '' : 'cover ' + cover.innerText.trim()) : (document.body?.innerText ?? '').trim();
    if (text !== last) seen.push([now(), (last = text).slice(0, 200)]);
  };
  new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
  if (window === window.top) {
    window.addEventListener('keydown', (event) => { if (event.key === 'Enter') globalThis.kilimPressed = now(); }, true);
  }
})()`;

type Seen = readonly (readonly [time: number, text: string])[];

interface Times {
  readonly look: number;
  readonly firstScreen: number;
  readonly done: number;
}

const readSeen = (where: { evaluate(script: string): Promise<unknown> }): Promise<Seen> =>
  where.evaluate('globalThis.kilimTexts ?? []') as Promise<Seen>;

async function seenByFrames(page: Page): Promise<Seen> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  return (await Promise.all(frames.map((frame) => readSeen(frame).catch((): Seen => [])))).flat();
}

/** One first turn in a new project. */
async function measure(
  browser: Browser,
  { origin }: RunningServer,
  user: BenchUser,
  [language, prompt]: (typeof prompts)[number],
): Promise<Times> {
  const project = await user.call('POST', '/projects', { name: crypto.randomUUID(), language });
  const context = await browser.newContext({
    locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(watcher);
  await context.addCookies(
    user.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: origin };
    }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/studio/${String(project['id'])}`);
  await page.frameLocator('iframe:visible').first().getByText(/\S/).first().waitFor({ timeout: 60_000 });
  const starterTexts = new Set((await seenByFrames(page)).map(([, text]) => text));
  const box = page.getByRole('region', { name: /Sohbet|Chat/ }).getByRole('textbox');
  await box.pressSequentially(prompt, { delay: keyPause });
  await page.waitForTimeout(pauseBeforePress);
  await box.press('Enter');
  await page
    .getByText(/Sürüm \d|Version \d/)
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
  const done = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.waitForTimeout(1_500);
  const pressed = Number(await page.evaluate('globalThis.kilimPressed'));
  const covers = (await readSeen(page)).filter(([time]) => time > pressed);
  const app = (await seenByFrames(page)).filter(
    ([time, text]) => time > pressed && text !== '' && !starterTexts.has(text),
  );
  const named = covers.find(([, text]) => text.length > 'cover '.length)?.[0] ?? Number.NaN;
  const uncovered = covers.find(([, text]) => text === '')?.[0] ?? Number.NaN;
  const shown = app[0]?.[0] ?? Number.NaN;
  await context.close();
  return { look: named - pressed, firstScreen: Math.max(shown, uncovered) - pressed, done: done - pressed };
}

/** From a prompt in the studio's chat to the app's name and colours, to its first screen and to the end of the turn. */
export async function measureStudio(browser: Browser, server: RunningServer, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const described of prompts) {
    // One account each, because a plan has a limit of projects.
    const user = await registerUser(server.origin);
    const measured: Times[] = [];
    // The first run warms the workers and the caches of the server.
    for (let run = 0; run <= runs; run += 1) {
      const times = await measure(browser, server, user, described);
      if (run > 0) measured.push(times);
    }
    const of = (field: keyof Times): string[] => {
      const values = measured.map((times) => times[field]);
      return [inMilliseconds(median(values)), inMilliseconds(quantile(values, 1))];
    };
    rows.push([described[1], ...of('look'), ...of('firstScreen'), ...of('done')]);
  }
  printTable(
    `From the press in the studio's chat to the app, ${runs} runs`,
    ['first prompt', 'name and colours', 'slowest', 'first screen', 'slowest', 'turn done', 'slowest'],
    rows,
  );
}
