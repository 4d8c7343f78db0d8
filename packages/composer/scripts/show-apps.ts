// Builds apps, runs them in the real preview and writes pictures, problems and contact sheets: README.md
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppStage, type StageView } from '../../preview/browser/app-stage.ts';
import { buildApps } from './build-apps.ts';
import { checkApps } from './check-apps.ts';
import type { CheckedApp } from './check-types.ts';
import { type SheetRow, writeContactSheet } from './contact-sheet.ts';
import { listTabs } from './list-tabs.ts';
import { runParallel } from './run-parallel.ts';
import { findTargetProblems } from './touch-targets.ts';
import { visitRecord } from './visit-record.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'app-pictures' },
    prompt: { type: 'string', multiple: true, default: [] },
    file: { type: 'string' },
    module: { type: 'string' },
    /** Language of the page; an app has the language of its prompt. */
    language: { type: 'string', default: 'tr' },
    width: { type: 'string', default: '390' },
    height: { type: 'string', default: '760' },
    landscape: { type: 'boolean', default: false },
    /** Text size in percent. */
    text: { type: 'string', default: '100' },
    schemes: { type: 'string', default: 'light,dark' },
    /** Only the first screen. */
    'no-tabs': { type: 'boolean', default: false },
    /** Also the first form and the first details. */
    records: { type: 'boolean', default: false },
    'no-check': { type: 'boolean', default: false },
    /** Reports controls below 44 points or without a label. */
    targets: { type: 'boolean', default: false },
    /** Apps per contact sheet. */
    sheet: { type: 'string', default: '1' },
    /** Width of a picture in the contact sheet. */
    thumb: { type: 'string', default: '260' },
    /** Pictures per row of the contact sheet. */
    columns: { type: 'string', default: '4' },
    /** Apps that run at the same time. */
    jobs: { type: 'string', default: '2' },
  },
});

const longSide = Number(values.height);
const shortSide = Number(values.width);
const schemes = values.schemes.split(',').map((scheme) => (scheme === 'dark' ? 'dark' : 'light'));
const viewOf = (scheme: StageView['scheme']): StageView => ({
  width: values.landscape ? longSide : shortSide,
  height: values.landscape ? shortSide : longSide,
  scheme,
  textScale: Number(values.text) / 100,
});

interface ShownApp extends SheetRow {
  readonly startedIn: number;
  readonly files: number;
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');

async function showScheme(
  stage: AppStage,
  app: CheckedApp,
  scheme: StageView['scheme'],
  prefix: string,
): Promise<Pick<ShownApp, 'pictures' | 'problems' | 'startedIn'>> {
  const staged = await stage.show(app.files, viewOf(scheme));
  const pictures: { label: string; file: string }[] = [];
  const errors: string[] = [];
  const take = async (label: string): Promise<void> => {
    const file = `${prefix}-${scheme}-${pictures.length + 1}-${slug(label)}.png`;
    await staged.picture(file);
    pictures.push({ label: `${scheme}: ${label}`, file });
    if (values.targets && !Number.isNaN(staged.startedIn))
      errors.push(...(await findTargetProblems(await staged.frame())).map((one) => `${label}: ${one}`));
  };
  try {
    await take('first screen');
    const tabs =
      values['no-tabs'] || Number.isNaN(staged.startedIn) ? [] : await listTabs(await staged.frame());
    for (const tab of tabs.slice(1)) {
      await tab.press();
      await take(tab.label);
    }
    if (values.records && !Number.isNaN(staged.startedIn)) {
      await staged.reload();
      await visitRecord(staged, take);
    }
  } catch (error) {
    errors.push(`driver: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
  const problems = [
    ...new Set((await staged.problems()).map(({ kind, text }) => `${kind}: ${text}`)),
    ...errors,
  ];
  await staged.close();
  return { pictures, problems, startedIn: staged.startedIn };
}

async function showApp(stage: AppStage, app: CheckedApp, index: number): Promise<ShownApp> {
  const prefix = path.join(values.out, `${String(index + 1).padStart(3, '0')}-${slug(app.name)}`);
  const runs = [];
  for (const scheme of schemes) runs.push(await showScheme(stage, app, scheme, prefix));
  const startedIn = runs[0]?.startedIn ?? Number.NaN;
  const problems = [...new Set(runs.flatMap((run) => run.problems))];
  const files = Object.keys(app.files).length;
  console.log(
    `${problems.length === 0 ? 'ok  ' : 'BAD '} ${index + 1}. ${app.name} (${files} files, ${Math.round(startedIn)} ms)`,
  );
  for (const problem of problems) console.log(`       ${problem.slice(0, 300)}`);
  return { title: app.name, problems, pictures: runs.flatMap((run) => run.pictures), startedIn, files };
}

async function reportChecks(apps: readonly CheckedApp[]): Promise<number> {
  const problems = await checkApps(apps.map(({ files }, index) => ({ name: String(index), files })));
  for (const [index, list] of problems) {
    console.log(`BAD  ${apps[Number(index)]?.name}: ${list.length} problems in its files`);
    for (const one of list.slice(0, 8)) console.log(`       ${one.slice(0, 300)}`);
  }
  return problems.size;
}

async function main(): Promise<void> {
  const dist = path.join(import.meta.dirname, '../../preview/dist/frame.html');
  if (!existsSync(dist)) throw new Error('Run `npm run build -w @kilim/preview` first.');
  await mkdir(values.out, { recursive: true });
  const language = values.language === 'en' ? 'en' : 'tr';
  const { apps, failed } = await buildApps({
    prompts: values.prompt,
    file: values.file,
    module: values.module,
    language,
  });
  for (const reason of failed) console.log(`BAD  ${reason}`);
  const badFiles = values['no-check'] ? 0 : await reportChecks(apps);
  const stage = await AppStage.open();
  try {
    const shown = await runParallel(apps, Number(values.jobs), (app, index) => showApp(stage, app, index));
    const perSheet = Number(values.sheet);
    for (let start = 0; start < shown.length; start += perSheet) {
      const file = path.join(values.out, `sheet-${start / perSheet + 1}.png`);
      await writeContactSheet(stage.browser, shown.slice(start, start + perSheet), {
        file,
        pictureWidth: Number(values.thumb),
        columns: Number(values.columns),
      });
      console.log(file);
    }
    await writeFile(path.join(values.out, 'report.json'), JSON.stringify(shown, null, 2));
    const bad = shown.filter(({ problems }) => problems.length > 0).length + failed.length + badFiles;
    console.log(`${shown.length} apps shown, ${bad} with problems`);
    process.exitCode = bad === 0 ? 0 : 1;
  } finally {
    await stage.close();
  }
}

await main();
