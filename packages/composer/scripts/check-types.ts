import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFiles } from '@kilim/app-kit';
import { fetchReactNativeTypes } from './react-native-types.ts';

/** Apps per program; tsc needs about 8 MB for each. */
const programSize = 125;
const root = path.join(import.meta.dirname, '../../..');

export interface CheckedApp {
  /** Identifies the app in the result. */
  readonly name: string;
  readonly files: ProjectFiles;
}

export interface TypeProblem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** `TS2322: Type 'number' is not assignable to type 'string'.` */
  readonly message: string;
}

/** Stricter than an export's tsconfig.json, which only sets `strict`. */
function writeConfig(typesFolder: string): string {
  return JSON.stringify({
    compilerOptions: {
      target: 'esnext',
      lib: ['esnext', 'dom'],
      module: 'preserve',
      moduleResolution: 'bundler',
      customConditions: ['react-native'],
      jsx: 'react-jsx',
      strict: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      noUncheckedIndexedAccess: true,
      noFallthroughCasesInSwitch: true,
      noImplicitReturns: true,
      resolveJsonModule: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
      paths: {
        'react-native': [`${typesFolder}/react-native/types/index.d.ts`],
        'react-native/*': [`${typesFolder}/react-native/*`],
        '@react-native/*': [`${typesFolder}/@react-native/*`],
      },
    },
    include: ['apps/*/**/*.ts', 'apps/*/**/*.tsx'],
  });
}

function runTsc(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--pretty', 'false', '--checkers', '2'];
    const child = spawn(process.execPath, [tsc, '-p', folder, ...options], { cwd: folder });
    let output = '';
    const add = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', reject);
    // 1 and 2 mean that problems were reported.
    child.on('close', (code) =>
      code === 0 || /error TS\d+/.test(output) ? resolve(output) : reject(new Error(`tsc failed: ${output}`)),
    );
  });
}

/** Writes all apps, each into a folder with its index as the name. */
async function writeApps(folder: string, apps: readonly CheckedApp[]): Promise<void> {
  const folders = new Set<string>();
  for (const [index, { files }] of apps.entries()) {
    for (const [file, content] of Object.entries(files)) {
      if (!/\.(?:tsx?|json)$/.test(file)) continue;
      const target = path.join(folder, 'apps', String(index), path.normalize(`/${file}`));
      const parent = path.dirname(target);
      if (!folders.has(parent)) await mkdir(parent, { recursive: true });
      folders.add(parent);
      await writeFile(target, content);
    }
  }
}

/** Checks apps as one program, so that the declarations of the libraries are read once. */
async function checkProgram(
  apps: readonly CheckedApp[],
  types: string,
): Promise<Map<string, readonly TypeProblem[]>> {
  // Inside the repository, so that its installed packages are found.
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'app-types-'));
  try {
    await writeFile(path.join(folder, 'tsconfig.json'), writeConfig(types));
    await writeApps(folder, apps);
    return readProblems(await runTsc(folder), apps);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readProblems(output: string, apps: readonly CheckedApp[]): Map<string, readonly TypeProblem[]> {
  const problems = new Map<string, TypeProblem[]>();
  for (const line of output.split('\n')) {
    const match = /^apps\/(\d+)\/(.+?)\((\d+),(\d+)\): error (.+)$/.exec(line.trim());
    const app = apps[Number(match?.[1])];
    if (!match || !app) {
      if (/error TS\d+/.test(line)) throw new Error(`The type check of apps failed: ${line}`);
      continue;
    }
    const [, , file = '', row, column, message = ''] = match;
    const list = problems.get(app.name) ?? [];
    list.push({ path: file, line: Number(row), column: Number(column), message });
    problems.set(app.name, list);
  }
  return problems;
}

/**
 * Type problems of each app by its name, without apps that have none. Apps must not declare globals, because many are
 * checked as one program. Downloads the types of react-native on first use.
 */
export async function checkTypes(
  apps: readonly CheckedApp[],
): Promise<ReadonlyMap<string, readonly TypeProblem[]>> {
  const types = await fetchReactNativeTypes();
  const problems = new Map<string, readonly TypeProblem[]>();
  for (let start = 0; start < apps.length; start += programSize) {
    const found = await checkProgram(apps.slice(start, start + programSize), types);
    for (const [name, list] of found) problems.set(name, list);
  }
  return problems;
}
