// Credits charged over 100 scripted broken turns. A model answers the first request and every repair with the same broken
// answer; apps that pass the checks and fail when they start run in a studio in Chromium, which reports them. An answer that a
// fixer completes is paid for only if the studio runs it and shows what it was meant to show; it is counted separately.

import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';
import { answerWith, startScriptedModel } from '../e2e/scripted-model.ts';
import { type BrokenTurn, brokenTurns } from './lib/broken-answers.ts';
import { startServer } from './lib/kilim-server.ts';
import { endOf, patiently, startTurn } from './lib/patient-turns.ts';
import { printTable } from './lib/table.ts';
import { type BenchUser, registerUser } from './lib/user.ts';

/** docs/rules/turns.md#mount-reports: further ones wait for an administrator. */
const automaticReturns = 5;
const working = `import { Text, View } from 'react-native';

export default function App() {
  return (
    <View>
      <Text>Bir</Text>
      <Text>İki</Text>
      <Text>Üç</Text>
      <Text>Dört</Text>
    </View>
  );
}`;

interface Result {
  readonly group: string;
  readonly outcome: string;
  readonly charged: number;
  /** The app that was meant runs in the studio. */
  readonly isHealed: boolean;
}

const model = await startScriptedModel();
const server = await startServer([process.execPath, 'apps/server/dist/main.js'], {
  ...model.environment,
  AI_IDLE_TIMEOUT_SECONDS: '30',
});
const readBalance = async (user: BenchUser): Promise<number> =>
  Number((await patiently(() => user.call('GET', '/credits')))['balance']);

/** Brings the working app, of which code can be left out, and pays for it. */
async function makeWork(user: BenchUser, project: string): Promise<void> {
  model.set(answerWith(working));
  for (let left = 5; ; left -= 1) {
    const status = await endOf(user, project, await startTurn(user, project));
    if (status === 'done') return;
    if (left === 1) throw new Error(`The working app ended as ${status}.`);
    await wait(2_000);
  }
}

async function createProject(user: BenchUser): Promise<string> {
  const body = { name: crypto.randomUUID() };
  const project = String((await patiently(() => user.call('POST', '/projects', body)))['id']);
  await makeWork(user, project);
  return project;
}

/** Waits until the studio has reported the version; returns what became of the price. */
async function chargeOf(user: BenchUser, project: string, turn: string): Promise<string> {
  for (let left = 300; left > 0; left -= 1) {
    const { messages } = await patiently(() => user.call('GET', `/projects/${project}/messages?limit=2`));
    const found = (messages as { turnId: string; mount?: { charge: string } }[]).find(
      (message) => message.turnId === turn && message.mount,
    );
    if (found?.mount) return found.mount.charge;
    await wait(100);
  }
  return 'not reported';
}

/** Whether the app in the studio shows the text, and still does after the time in which a failure is reported. */
async function isShown(page: Page, text: string): Promise<boolean> {
  const found = page.frameLocator('iframe:visible').first().getByText(text, { exact: true });
  const isVisible = await found.waitFor({ timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  if (isVisible) await wait(6_000);
  return isVisible && found.isVisible();
}

async function run(
  user: BenchUser,
  project: string,
  { group, answer, isFoundByStudio, healsTo }: BrokenTurn,
  page?: Page,
): Promise<Result> {
  const before = await readBalance(user);
  model.set(answer);
  const turn = await startTurn(user, project);
  if (group === 'stopped') {
    await wait(200);
    await user.call('POST', `/projects/${project}/turns/${turn}/stop`, {});
  }
  const status = await endOf(user, project, turn);
  const reported = isFoundByStudio && status === 'done' ? await chargeOf(user, project, turn) : status;
  const isHealed = page !== undefined && healsTo !== undefined && (await isShown(page, healsTo));
  const outcome = isHealed ? 'healed and running' : reported;
  return { group, outcome, charged: before - (await readBalance(user)), isHealed };
}

async function openStudio(page: Page, user: BenchUser, project: string): Promise<void> {
  await page.context().addCookies(
    user.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: server.origin };
    }),
  );
  await page.goto(`${server.origin}/studio/${project}`);
  await page.frameLocator('iframe:visible').first().getByText(/\S/).first().waitFor({ timeout: 180_000 });
}

const isInStudio = ({ isFoundByStudio, healsTo }: BrokenTurn): boolean =>
  isFoundByStudio === true || healsTo !== undefined;

const results: Result[] = [];
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args });
const show = (): void => {
  console.error(`${results.length} of ${brokenTurns.length} turns`);
};
const progress = setInterval(show, 10_000);
try {
  const user = await registerUser(server.origin);
  const project = await createProject(user);
  for (const turn of brokenTurns.filter((each) => !isInStudio(each))) {
    const result = await run(user, project, turn);
    results.push(result);
    if (result.outcome === 'done') await makeWork(user, project);
  }
  const shown = brokenTurns.filter(isInStudio);
  for (let at = 0; at < shown.length; at += automaticReturns) {
    const owner = await registerUser(server.origin);
    const own = await createProject(owner);
    const page = await browser.newPage();
    await openStudio(page, owner, own);
    for (const turn of shown.slice(at, at + automaticReturns)) {
      results.push(await run(owner, own, turn, page));
      await makeWork(owner, own);
    }
    await page.close();
  }
} catch (error) {
  // The figures of the turns that ended are printed all the same, with their number.
  console.error(error);
  process.exitCode = 1;
} finally {
  clearInterval(progress);
  await browser.close();
  await server.stop();
  await model.stop();
}

const groups = [...new Set(results.map(({ group }) => group))];
printTable(
  `${results.length} broken turns`,
  ['group', 'turns', 'outcomes', 'turns charged', 'credits charged'],
  groups.map((group) => {
    const own = results.filter((result) => result.group === group);
    const outcomes = [...new Set(own.map(({ outcome }) => outcome))];
    const names = outcomes
      .map((name) => `${name} ${own.filter(({ outcome }) => outcome === name).length}`)
      .join(', ');
    const charged = own.filter((result) => result.charged !== 0);
    return [group, own.length, names, charged.length, own.reduce((sum, result) => sum + result.charged, 0)];
  }),
);
const sumOf = (isHealed: boolean): number =>
  results.reduce((sum, result) => (result.isHealed === isHealed ? sum + result.charged : sum), 0);
console.log(
  `Credits charged for broken answers: ${sumOf(false)}; for answers that were healed and run: ${sumOf(true)}`,
);
