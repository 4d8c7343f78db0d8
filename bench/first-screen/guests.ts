import type { Browser, Frame, Page } from '@playwright/test';
import type { RunningServer } from '../lib/kilim-server.ts';
import { inMilliseconds, median, printTable, quantile } from '../lib/table.ts';
import { keyPause } from './key-pause.ts';

const prompts = [
  ['tr', 'su takip uygulaması'],
  ['tr', 'berber randevu uygulaması'],
  ['tr', 'bakkal veresiye defteri'],
  ['tr', 'pansiyonun odalarını ve rezervasyonlarını takip etmek istiyorum'],
  ['tr', 'yemek tarifleri, malzemeler ve puan olsun'],
  ['tr', 'köy pazarında satılan ürünler ve sepet'],
  ['tr', 'apartman aidat takibi, kim ödedi kim ödemedi'],
  ['tr', 'ingilizce kelime kartları'],
  ['tr', 'arı kovanlarımın kontrolleri ve bal verimi'],
  ['tr', '2048 oyunu'],
  ['en', 'water tracker'],
  ['en', 'work orders for a car repair shop'],
  ['en', 'reading list with ratings and notes'],
  ['en', 'dog walking appointments with owner phone and price'],
  ['en', 'online shop for handmade soap'],
  ['en', 'stock of spare parts, warn me when something runs low'],
  ['en', 'tip calculator'],
  ['en', 'feed where the village shares photos and comments'],
  ['en', 'flashcards for anatomy'],
  ['en', 'snake game'],
] as const;

/** Notes when the prompt is sent, when the worker has composed the app, and each frame's first text after `kilimArmed`. */
const watcher = `(() => {
  globalThis.__name = (value) => value;
  const now = () => performance.timeOrigin + performance.now();
  if (window === window.top) {
    const NativeWorker = Worker;
    globalThis.Worker = class extends NativeWorker {
      constructor(url, options) {
        super(url, options);
        if (String(url).includes('build-app-worker')) this.addEventListener('message', () => { globalThis.kilimComposed = now(); });
      }
    };
    window.addEventListener('keydown', (event) => { if (event.key === 'Enter') globalThis.kilimPressed = now(); }, true);
    return;
  }
  const read = () => {
    if (globalThis.kilimShown === undefined && (document.body?.innerText ?? '').trim() !== '') globalThis.kilimShown = now();
  };
  new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

interface Times {
  readonly composed: number;
  readonly firstScreen: number;
}

const readNumber = async (where: Page | Frame, name: string): Promise<number> =>
  Number((await where.evaluate(`globalThis.${name}`).catch(() => undefined)) ?? Number.NaN);

/** One prompt in the box of the home page, typed by a new guest. */
async function measure(
  browser: Browser,
  { origin }: RunningServer,
  [language, prompt]: (typeof prompts)[number],
): Promise<Times> {
  const context = await browser.newContext({
    locale: language === 'tr' ? 'tr-TR' : 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(watcher);
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('html[data-live]').waitFor();
  const box = page.getByRole('textbox').first();
  await box.pressSequentially(prompt, { delay: keyPause });
  await box.press('Enter');
  const pressed = await readNumber(page, 'kilimPressed');
  await page
    .locator('figcaption')
    .filter({ hasText: /bu tarayıcıda|in this browser/ })
    .waitFor();
  const shown = async (): Promise<number> => {
    const times = await Promise.all(page.frames().map((frame) => readNumber(frame, 'kilimShown')));
    return times.find((time) => time > pressed) ?? Number.NaN;
  };
  let firstScreen = await shown();
  for (let attempt = 0; attempt < 100 && Number.isNaN(firstScreen); attempt += 1) {
    await page.waitForTimeout(100);
    firstScreen = await shown();
  }
  const composed = await readNumber(page, 'kilimComposed');
  await context.close();
  return { composed: composed - pressed, firstScreen: firstScreen - pressed };
}

/** From a guest's prompt on the home page to the composed files and to the first screen in the phone beside it. */
export async function measureGuests(browser: Browser, server: RunningServer, runs: number): Promise<void> {
  const rows: string[][] = [];
  const all: number[] = [];
  for (const described of prompts) {
    const measured: Times[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(browser, server, described));
    const screens = measured.map(({ firstScreen }) => firstScreen);
    all.push(...screens);
    rows.push([
      described[1],
      inMilliseconds(median(measured.map(({ composed }) => composed))),
      inMilliseconds(median(screens)),
      inMilliseconds(quantile(screens, 1)),
    ]);
  }
  rows.push(['all', '', inMilliseconds(median(all)), inMilliseconds(quantile(all, 1))]);
  printTable(
    `From a guest's prompt to the app in the phone, ${runs} runs`,
    ['prompt', 'composed', 'first screen', 'slowest'],
    rows,
  );
  const late = all.filter((time) => !(time <= 500)).length;
  console.log(`\n${all.length - late} of ${all.length} first screens within 500 ms.`);
}
