// Tests that exported projects install with `npm ci`, type-check, lint and bundle for web and Android with Expo's tools:
// ten composed apps, the apps of the quick prompts, the starter, and changes of them.
// Needs the npm registry and minutes per project, so it is not part of `npm test`:
// npm run test:export [-- --zip FILE … [--zip-only] --only TEXT]. Each FILE is an exported zip.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { listComposedCases } from './export-check/composed-cases.ts';
import { findUndeclared, installPackages, runInstalled, writeProject } from './export-check/expo-project.ts';
import { type ExportCase, listExportCases } from './export-check/export-cases.ts';
import { readZip } from './export-check/read-zip.ts';
import type { CommandResult } from './export-check/run-command.ts';

const steps = ['install', 'declared', 'types', 'lint', 'web', 'android'] as const;
type Cells = Partial<Record<(typeof steps)[number], string>>;

const { values } = parseArgs({
  options: {
    zip: { type: 'string', multiple: true, default: [] },
    'zip-only': { type: 'boolean', default: false },
    /** Runs only projects whose name contains this text. */
    only: { type: 'string', default: '' },
  },
});

const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(28), ...cells.map((cell) => cell.padEnd(10))].join(' ').trimEnd();

function explain(step: string, result: CommandResult): void {
  const lines = result.output.trim().split('\n').slice(-30);
  console.log(`\n${step} failed:\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

async function bundle(folder: string, platform: 'web' | 'android'): Promise<CommandResult> {
  const output = `dist-${platform}`;
  const result = await runInstalled(folder, 'expo', [
    'export',
    '--platform',
    platform,
    '--output-dir',
    output,
  ]);
  const scripts = join(folder, output, '_expo', 'static', 'js', platform);
  const wrote = existsSync(scripts) && readdirSync(scripts).some((name) => /\.(?:js|hbc)$/.test(name));
  return wrote ? result : { ...result, isOk: false, output: `${result.output}\nno bundle in ${output}` };
}

/** Runs all steps on one project. After a successful installation every step runs, even if another failed. */
async function checkProject({ name, files, images }: ExportCase): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'export-check-'));
  const cells: Cells = {};
  let isOk = true;
  const record = (step: (typeof steps)[number], result: CommandResult): void => {
    cells[step] = result.isOk ? `${result.seconds.toFixed(1)} s` : 'FAILED';
    if (!result.isOk) explain(step, result);
    isOk &&= result.isOk;
  };
  try {
    writeProject(folder, { ...files, ...images });
    record('install', await installPackages(folder));
    if (isOk) {
      const undeclared = findUndeclared(folder, files);
      cells.declared = undeclared.length === 0 ? 'ok' : 'FAILED';
      if (undeclared.length > 0) console.log(`\nmissing in package.json: ${undeclared.join(', ')}\n`);
      isOk = undeclared.length === 0;
      record('types', await runInstalled(folder, 'tsc', ['--noEmit']));
      record('lint', await runInstalled(folder, 'oxlint', []));
      record('web', await bundle(folder, 'web'));
      record('android', await bundle(folder, 'android'));
    }
    console.log(
      row(
        name,
        steps.map((step) => cells[step] ?? '-'),
      ),
    );
    return isOk;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const made = values['zip-only']
  ? []
  : [...listComposedCases(), ...listExportCases()].filter(({ name }) => name.includes(values.only));
const given = values.zip.map((path) => ({ name: basename(path), ...readZip(path) }));
console.log(row('project', steps));
const results: boolean[] = [];
for (const one of [...made, ...given]) results.push(await checkProject(one));
const passed = results.filter((isOk) => isOk).length;
const failed = results.length - passed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
