// Proves that exported projects install, type-check and bundle for web and Android with Expo's own tools. Takes
// minutes and a registry, so it stands beside the default tests: npm run test:export [-- --zip FILE … [--zip-only]]
// Each FILE is a zip as the product gives it out; it gets an installation of its own.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  findUndeclared,
  installPackages,
  placeProject,
  readManifest,
  runInstalled,
} from './export-check/expo-workshop.ts';
import { type ExportCase, listExportCases } from './export-check/export-cases.ts';
import { readZip } from './export-check/read-zip.ts';
import type { CommandResult } from './export-check/run-command.ts';

const steps = ['declared', 'types', 'web', 'android'] as const;
type Cells = Partial<Record<(typeof steps)[number], string>>;

const { values } = parseArgs({
  options: {
    zip: { type: 'string', multiple: true, default: [] },
    'zip-only': { type: 'boolean', default: false },
    /** Only the projects whose name holds this text. */
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

/** All steps on one project in an installed folder; later steps run although an earlier one failed. */
async function proveProject(
  folder: string,
  files: ExportCase['files'],
): Promise<{ isOk: boolean; cells: Cells }> {
  placeProject(folder, files);
  const cells: Cells = {};
  const undeclared = findUndeclared(folder, files);
  cells.declared = undeclared.length === 0 ? 'ok' : 'FAILED';
  if (undeclared.length > 0) console.log(`\nmissing in package.json: ${undeclared.join(', ')}\n`);
  let isOk = undeclared.length === 0;
  const record = (step: (typeof steps)[number], result: CommandResult): void => {
    cells[step] = result.isOk ? `${result.seconds.toFixed(1)} s` : 'FAILED';
    if (!result.isOk) explain(step, result);
    isOk &&= result.isOk;
  };
  record('types', await runInstalled(folder, 'tsc', ['--noEmit']));
  record('web', await bundle(folder, 'web'));
  record('android', await bundle(folder, 'android'));
  return { isOk, cells };
}

/** Installs what all of these projects name together, then proves one after the other. */
async function proveTogether(cases: readonly ExportCase[]): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'export-check-'));
  try {
    const manifests = cases.map(({ files }) => readManifest(files));
    const union = {
      name: 'export-check',
      private: true,
      dependencies: Object.assign({}, ...manifests.map(({ dependencies }) => dependencies)),
      devDependencies: Object.assign({}, ...manifests.map(({ devDependencies }) => devDependencies)),
    };
    placeProject(folder, { 'package.json': JSON.stringify(union) });
    const installed = await installPackages(folder);
    if (!installed.isOk) {
      explain('npm install', installed);
      return cases.map(() => false);
    }
    console.log(
      `installed ${Object.keys(union.dependencies).length} packages in ${installed.seconds.toFixed(1)} s`,
    );
    const results: boolean[] = [];
    for (const { name, files } of cases) {
      const { isOk, cells } = await proveProject(folder, files);
      console.log(
        row(
          name,
          steps.map((step) => cells[step] ?? '-'),
        ),
      );
      results.push(isOk);
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const made = values['zip-only'] ? [] : listExportCases().filter(({ name }) => name.includes(values.only));
const given = values.zip.map((path) => ({ name: basename(path), files: readZip(path) }));
console.log(row('project', steps));
const results = made.length === 0 ? [] : await proveTogether(made);
for (const one of given) results.push(...(await proveTogether([one])));
const passed = results.filter((isOk) => isOk).length;
const failed = results.length - passed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
