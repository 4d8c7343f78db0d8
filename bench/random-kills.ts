// Random kills of the server or of the studio's tab during turns and edits. Afterwards every acknowledged file, message and
// ledger row must exist, and the balance must equal the ledger. BENCH_KILLS sets how many, BENCH_SEED repeats a run.

import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { answerWith, startScriptedModel } from '../e2e/scripted-model.ts';
import { type Acknowledged, createWriter, type Writer } from './lib/acknowledged-writer.ts';
import { startKillableServer } from './lib/killable-server.ts';
import { printTable } from './lib/table.ts';
import { registerUser } from './lib/user.ts';

const kills = Number(process.env['BENCH_KILLS'] ?? 50);
const seed = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000);
const writersCount = 4;
const longestRound = 2_500;
/** How long a busy machine may take to draw what a step waits for. */
const patience = 180_000;

/** The same numbers for the same seed. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const random = createRandom(seed);
const model = await startScriptedModel();
model.set(
  answerWith(
    "import { Text } from 'react-native';\n\nexport default function App() {\n  return <Text>Bir</Text>;\n}\n",
  ),
);
const server = await startKillableServer(model.environment);
const found = await findChromium();
const browser: Browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });

/** Opens the studio of a writer's project with the file that the tab edits. */
async function openTab(writer: Writer): Promise<Page> {
  // High enough for every line, because the editor draws only what is visible.
  const context = await browser.newContext({ viewport: { width: 1280, height: 4_000 } });
  await context.addCookies(
    writer.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: server.origin };
    }),
  );
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await openFile(page, writer);
  return page;
}

async function openFile(page: Page, writer: Writer): Promise<void> {
  await page.goto(`${server.origin}/studio/${writer.projectId}`);
  await page.getByRole('treeitem', { name: 'typed.ts' }).click();
  await page.locator('.cm-content').waitFor();
}

/** Types a line; a draft of it is stored in the browser 200 ms later, whatever happens to tab and server. */
async function typeLine(page: Page, line: string): Promise<void> {
  // A click would wait until nothing moves, which a busy machine that draws an answer may not reach.
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`${line}\n`);
  await wait(400);
}

/** The lines of the open file, once they contain the wanted ones or 10 s have passed: the editor draws in steps. */
async function readLines(page: Page, wanted: readonly string[]): Promise<ReadonlySet<string>> {
  for (let left = 50; ; left -= 1) {
    const lines = new Set((await page.locator('.cm-content').innerText()).split('\n'));
    if (left === 0 || wanted.every((line) => lines.has(line))) return lines;
    await wait(200);
  }
}

interface Loss {
  readonly round: number;
  readonly what: string;
}

const lost: Loss[] = [];
const counts = { server: 0, tab: 0, writes: 0, turns: 0, lines: 0, ledger: 0 };
try {
  const writers: Writer[] = [];
  for (let index = 0; index < writersCount; index += 1) {
    writers.push(await createWriter(await registerUser(server.origin)));
  }
  const [first] = writers;
  if (!first) throw new Error('No writer.');
  const typed: string[] = [];
  let page = await openTab(first);
  for (let round = 1; round <= kills; round += 1) {
    const ends = writers.map((writer) => writer.start());
    const line = `// line ${round}`;
    const isTab = random() < 0.4;
    const typing = typeLine(page, line).then(() => typed.push(line));
    await Promise.all([typing, wait(random() * longestRound)]);
    if (isTab) {
      counts.tab += 1;
      const context = page.context();
      // Ends the process of the tab, without any event of the page.
      await Promise.race([page.goto('chrome://crash').catch(() => null), wait(2_000)]);
      await page.close();
      page = await context.newPage();
    } else {
      counts.server += 1;
      await server.kill();
    }
    const known: Acknowledged[] = [];
    for (const end of ends) known.push(await end());
    if (!isTab) await server.start();
    for (const [index, writer] of writers.entries()) {
      const acknowledged = known[index];
      if (!acknowledged) continue;
      counts.writes += acknowledged.writes;
      counts.turns += acknowledged.turns;
      for (const what of await writer.findLosses()) lost.push({ round, what });
    }
    await openFile(page, first);
    const lines = await readLines(page, typed);
    for (const wanted of typed) if (!lines.has(wanted)) lost.push({ round, what: `typed ${wanted}` });
    counts.lines = typed.length;
    process.stdout.write(`${round} `);
  }
  for (const writer of writers) counts.ledger += await writer.countLedger();
} finally {
  await browser.close();
  await server.remove();
  await model.stop();
}

printTable(
  `${kills} random kills, seed ${seed}`,
  ['server', 'tab', 'acknowledged writes', 'turns started', 'typed lines', 'ledger rows', 'lost'],
  [[counts.server, counts.tab, counts.writes, counts.turns, counts.lines, counts.ledger, lost.length]],
);
for (const { round, what } of lost) console.log(`round ${round}: ${what}`);
process.exitCode = lost.length === 0 ? 0 : 1;
