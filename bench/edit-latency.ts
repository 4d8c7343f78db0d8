// Measures edit → DOM and edit → next frame in Kilim's preview and in Vite 8 with react-native-web: same project, same
// Chromium, alternating edits. Kilim's time starts at the call in the studio, Vite's at the write of the file.
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { serveStudio } from '../packages/preview/browser/serve-studio.ts';
import type {} from '../packages/preview/browser/studio-page.ts';
import { wallClock, watchPage } from './edit-latency/edit-probe.ts';
import { type EditKind, editKinds, sampleProject } from './edit-latency/sample-project.ts';
import { serveWithVite, type ViteProject } from './edit-latency/vite-project.ts';
import { inMilliseconds, median, printTable, quantile } from './lib/table.ts';

const edits = Number(process.env['BENCH_EDITS'] ?? 30);
const warmUp = 4;
const coldStarts = 7;

interface Sample {
  readonly dom: number;
  readonly painted: number;
}

/** Defines the helper that tsx inserts into functions, because it does not exist in pages. */
async function openPage(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  return page;
}

async function openStudio(browser: Browser, url: string): Promise<{ page: Page; cold: number }> {
  const page = await openPage(browser, 900, 900);
  await page.goto(url);
  const started = performance.now();
  await page.evaluate((files) => window.preview.setFiles(files), sampleProject);
  await page.waitForFunction(() => window.states.at(-1)?.kind === 'running', null, { polling: 5 });
  return { page, cold: performance.now() - started };
}

async function openVite(browser: Browser, url: string): Promise<{ page: Page; cold: number }> {
  const page = await openPage(browser, 390, 700);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('[data-testid="screen-marker"]', { timeout: 60_000 });
  return { page, cold: performance.now() - started };
}

/** Edits through the preview's host; the frame reports when the DOM was updated and when the next frame was painted. */
async function editKilim(page: Page, kind: EditKind, step: number): Promise<Sample> {
  const sample = await page.evaluate(
    ({ path, content }) =>
      new Promise<Sample>((resolve, reject) => {
        const edit = window.preview.changeFile(path, content);
        const started = performance.now();
        const poll = (): void => {
          const mine = window.timings.filter((timing) => timing.edit === edit);
          const applied = mine.find((timing) => timing.phase === 'applied');
          const painted = mine.find((timing) => timing.phase === 'painted');
          if (applied && painted) resolve({ dom: applied.elapsed, painted: painted.elapsed });
          else if (performance.now() - started > 5_000)
            reject(new Error(`Edit ${edit} of ${path} was never applied.`));
          else setTimeout(poll, 1);
        };
        poll();
      }),
    { path: kind.path, content: kind.write(step) },
  );
  const frame = page
    .frames()
    .find((candidate) => candidate.url().includes('/preview/frame.html') && candidate.parentFrame());
  const { text, color } = kind.expected(step);
  const shown = await frame?.evaluate((testId) => {
    const element = document.querySelector(`[data-testid="${testId}"]`);
    return element ? { text: element.textContent, color: getComputedStyle(element).color } : null;
  }, kind.testId);
  if (text !== undefined ? shown?.text !== text : shown?.color !== color)
    throw new Error(`Kilim shows ${JSON.stringify(shown)} after ${kind.name} ${step}.`);
  return sample;
}

async function rejectAfterTimeout(message: string): Promise<never> {
  await wait(20_000, undefined, { ref: false });
  throw new Error(message);
}

async function editVite(page: Page, vite: ViteProject, kind: EditKind, step: number): Promise<Sample> {
  const arrival = watchPage(page, { testId: kind.testId, ...kind.expected(step) });
  // Wait until the observer runs in the page.
  await page.evaluate(() => null);
  const started = wallClock();
  vite.write(kind.path, kind.write(step));
  const { dom, painted } = await Promise.race([
    arrival,
    rejectAfterTimeout(`Vite never showed ${kind.name} ${step}.`),
  ]);
  return { dom: dom - started, painted: painted - started };
}

const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
const studio = await serveStudio();
const vite = await serveWithVite(sampleProject);
const firstVite = await openVite(browser, vite.url);
const firstOurs = await openStudio(browser, studio.studioUrl);

// Vite's socket must be connected, otherwise the first edit is lost.
await wait(1_000);
const rows: string[][] = [];
for (const kind of editKinds) {
  const ours: Sample[] = [];
  const theirs: Sample[] = [];
  for (let step = 1; step <= warmUp + edits; step += 1) {
    // Vite's watcher merges two changes of a file within 50 ms.
    await wait(100);
    const mine = await editKilim(firstOurs.page, kind, step);
    const other = await editVite(firstVite.page, vite, kind, step);
    if (step > warmUp) {
      ours.push(mine);
      theirs.push(other);
    }
  }
  const figure = (samples: readonly Sample[], part: keyof Sample): string => {
    const values = samples.map((sample) => sample[part]);
    return `${inMilliseconds(median(values))} (${inMilliseconds(quantile(values, 0.95))})`;
  };
  const ratio = (part: keyof Sample): string =>
    `${(median(theirs.map((sample) => sample[part])) / median(ours.map((sample) => sample[part]))).toFixed(1)}x`;
  rows.push([
    kind.name,
    figure(ours, 'dom'),
    figure(theirs, 'dom'),
    ratio('dom'),
    figure(ours, 'painted'),
    figure(theirs, 'painted'),
    ratio('painted'),
  ]);
}

const coldOurs: number[] = [];
const coldVite: number[] = [];
for (let round = 0; round < coldStarts; round += 1) {
  const mine = await openStudio(browser, studio.studioUrl);
  coldOurs.push(mine.cold);
  await mine.page.close();
  const other = await openVite(browser, vite.url);
  coldVite.push(other.cold);
  await other.page.close();
}

printTable(
  `Edits, median (p95) of ${edits}, interleaved`,
  ['edit', 'Kilim → DOM', 'Vite → DOM', 'ratio', 'Kilim → frame', 'Vite → frame', 'ratio'],
  rows,
);
printTable(
  'Cold preview: files known → app on screen',
  ['', 'first', 'again, median', 'slowest'],
  [
    [
      'Kilim',
      inMilliseconds(firstOurs.cold),
      inMilliseconds(median(coldOurs)),
      inMilliseconds(Math.max(...coldOurs)),
    ],
    [
      'Vite',
      inMilliseconds(firstVite.cold),
      inMilliseconds(median(coldVite)),
      inMilliseconds(Math.max(...coldVite)),
    ],
  ],
);

await browser.close();
studio.close();
await vite.close();
process.exit(0);
