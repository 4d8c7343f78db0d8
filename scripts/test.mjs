// Runs all tests: unit and API tests on both database engines, browser tests of the app, of the preview, of composed
// apps and of drawn designs. Prints a summary line at the end. Called by `npm test` after install and build.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFailedTests, listFlakyTests } from './lib/list-failed-tests.mjs';
import { listJourneys } from './lib/list-journeys.mjs';
import { run, runAndRead } from './lib/run-npm.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, '.cache');
const unitReport = join(cache, 'unit.json');
const journeyReport = join(cache, 'journeys.json');
mkdirSync(cache, { recursive: true });
for (const file of [unitReport, journeyReport]) rmSync(file, { force: true });

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
const bin = (path) => join(root, 'node_modules', path);

const units = await runAndRead(
  process.execPath,
  [
    bin('vitest/vitest.mjs'),
    'run',
    // As for journeys: a test that passes only when repeated is named as flaky below.
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  { cwd: root },
);
const journeyCode = await run(
  process.execPath,
  [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'],
  { cwd: root, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport, E2E_RETRIES: '1' } },
);

// The preview alone: worker, sandboxed frame and host on a test page.
const preview = await runAndRead(process.execPath, [bin('tsx/dist/cli.mjs'), 'browser/run.browser.ts'], {
  cwd: join(root, 'packages', 'preview'),
});
const scenarios = /(\d+) passed, (\d+) failed/.exec(preview.output);

// Composed apps in the preview: records are added, edited, deleted and kept.
const composer = await runAndRead(process.execPath, [bin('tsx/dist/cli.mjs'), 'scripts/run.browser.ts'], {
  cwd: join(root, 'packages', 'composer'),
});
const drives = /(\d+) passed, (\d+) failed/.exec(composer.output);

// Random designs in the preview: their code puts each element where the canvas draws it.
const positions = await runAndRead(
  process.execPath,
  [bin('tsx/dist/cli.mjs'), 'scripts/positions.browser.ts', '40'],
  { cwd: join(root, 'packages', 'design-model') },
);
const designs = /(\d+) passed, (\d+) failed/.exec(positions.output);

const unit = readReport(unitReport);
const journeyResults = readReport(journeyReport);
const journeys = journeyResults?.stats;
const suites = journeyResults?.suites ?? [];
const flakyTests = listFlakyTests(unit?.testResults ?? []);
const flaky = listJourneys(suites, 'flaky');
const passed =
  (unit?.numPassedTests ?? 0) +
  (journeys?.expected ?? 0) +
  (journeys?.flaky ?? 0) +
  Number(scenarios?.[1] ?? 0) +
  Number(drives?.[1] ?? 0) +
  Number(designs?.[1] ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) +
  (journeys?.unexpected ?? 0) +
  Number(scenarios?.[2] ?? 0) +
  Number(drives?.[2] ?? 0) +
  Number(designs?.[2] ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (journeys?.skipped ?? 0);
const isGreen =
  [units.code, journeyCode, preview.code, composer.code, positions.code].every((code) => code === 0) &&
  passed > 0;

console.log(
  `Unit and API tests: ${unit?.numPassedTests ?? 0} passed. Browser journeys: ${journeys?.expected ?? 0} passed. Preview scenarios: ${scenarios?.[1] ?? 0} passed. Composed apps: ${drives?.[1] ?? 0} passed. Drawn designs: ${designs?.[1] ?? 0} passed.`,
);
if (flaky.length + flakyTests.length > 0) {
  console.log(`${flaky.length + flakyTests.length} flaky: failed first and passed when repeated.`);
  for (const name of flaky) console.log(`  flaky: ${name}`);
  for (const { name, message } of flakyTests) console.log(`  flaky: ${relative(root, name)}\n${message}`);
}
// Where only the end of a long output is kept, the failures of the unit tests would not be in it: repeat them here.
const failedTests = listFailedTests(unit?.testResults ?? []);
for (const { name, message } of failedTests) console.log(`failed: ${relative(root, name)}\n${message}`);
for (const name of listJourneys(suites, 'unexpected')) console.log(`failed: ${name}`);
if (units.code !== 0 && failedTests.length === 0)
  console.log(`The unit tests failed outside a test. Their last lines:\n${lastLines(units.output, 80)}`);
if (!isGreen && failed === 0)
  console.log('A test runner stopped before it could count; see its output above.');
console.log(`${passed} passed, ${isGreen ? 0 : Math.max(failed, 1)} failed, ${skipped} skipped`);
process.exit(isGreen ? 0 : 1);
