// Tests in a real browser that composed apps work, and that the driver finds apps that do not. Needs the built preview:
// `npm run test:browser -w @kilim/composer`. An argument selects the scenarios whose name contains it.
import assert from 'node:assert/strict';
import { AppStage } from '../../preview/browser/app-stage.ts';
import { buildApps } from './build-apps.ts';
import { type DriveReport, driveApp } from './drive-app.ts';
import { defectNames, fixtureApp } from './driver-fixture.ts';
import { featureScenarios } from './feature-scenarios.ts';
import { recordScenarios } from './record-scenarios.ts';
import { runParallel } from './run-parallel.ts';

type Files = Readonly<Record<string, string>>;

interface Scenario {
  readonly name: string;
  readonly files: () => Files | Promise<Files>;
  readonly expected: DriveReport['kind'];
}

async function compose(prompt: string): Promise<Files> {
  const { apps, failed } = await buildApps({
    prompts: [prompt],
    file: undefined,
    module: undefined,
    language: 'tr',
  });
  assert.deepEqual(failed, []);
  return apps[0]?.files ?? {};
}

const composed = ['berber randevu', 'reading list', 'köpek gezdirme defteri'];

const scenarios: readonly Scenario[] = [
  ...composed.map(
    (prompt): Scenario => ({
      name: `the app of “${prompt}” keeps its records`,
      files: () => compose(prompt),
      expected: 'passed',
    }),
  ),
  {
    name: 'an app without a form has no records',
    files: () => compose('2048 oyunu'),
    expected: 'no-records',
  },
  { name: 'a correct app passes', files: () => fixtureApp(), expected: 'passed' },
  ...defectNames.map(
    (defect): Scenario => ({
      name: `the driver finds an app that ${defect}`,
      files: () => fixtureApp(defect),
      expected: 'failed',
    }),
  ),
];

async function runScenario(stage: AppStage, { name, files, expected }: Scenario): Promise<boolean> {
  const view = { width: 390, height: 760, scheme: 'light', textScale: 1 } as const;
  const app = await stage.show(await files(), view);
  try {
    const { kind, steps, reason } = await driveApp(app, { needsUndo: true });
    const isExpected = kind === expected;
    console.log(
      `${isExpected ? 'ok  ' : 'FAIL'} ${name}${reason === undefined ? '' : `: ${reason.slice(0, 200)}`}`,
    );
    if (!isExpected) console.log(`     ${kind} instead of ${expected} after: ${steps.join(', ')}`);
    return isExpected;
  } finally {
    await app.close();
  }
}

async function main(): Promise<void> {
  const filter = process.argv[2] ?? '';
  const runs = [
    ...scenarios.map((scenario) => ({
      name: scenario.name,
      run: (stage: AppStage) => runScenario(stage, scenario),
    })),
    ...featureScenarios,
    ...recordScenarios,
  ].filter(({ name }) => name.includes(filter));
  const stage = await AppStage.open();
  try {
    const results = await runParallel(runs, 2, ({ run }) => run(stage));
    const passed = results.filter(Boolean).length;
    console.log(`\n${passed} passed, ${results.length - passed} failed`);
    process.exitCode = passed === results.length ? 0 : 1;
  } finally {
    await stage.close();
  }
}

await main();
