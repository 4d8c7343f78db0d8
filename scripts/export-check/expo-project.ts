import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectFiles } from '../../packages/app-kit/src/index.ts';
import { type CommandResult, runCommand } from './run-command.ts';

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/** Reads package.json of an exported project. Throws when it is missing or invalid. */
export function readManifest(files: ProjectFiles): Manifest {
  const manifest = JSON.parse(files['package.json'] ?? '') as Partial<Manifest>;
  return { dependencies: manifest.dependencies ?? {}, devDependencies: manifest.devDependencies ?? {} };
}

/** Writes a project into an empty folder. */
export function writeProject(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/**
 * Runs `npm ci` without install scripts, because exports must not need any. A peer conflict that npm overrides is a
 * failure: npm would resolve another lock file.
 */
export async function installPackages(folder: string): Promise<CommandResult> {
  const result = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  return { ...result, isOk: result.isOk && !result.output.includes('ERESOLVE') };
}

/** Runs a program from the project's node_modules/.bin. */
export function runInstalled(
  folder: string,
  program: string,
  args: readonly string[],
): Promise<CommandResult> {
  const suffix = process.platform === 'win32' ? '.cmd' : '';
  return runCommand(join(folder, 'node_modules', '.bin', `${program}${suffix}`), args, folder);
}

interface InstalledManifest {
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

function readInstalled(folder: string, name: string): InstalledManifest | undefined {
  const path = join(folder, 'node_modules', name, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as InstalledManifest) : undefined;
}

/**
 * Lists undeclared dependencies: imported packages and required peers of declared packages.
 */
export function findUndeclared(folder: string, files: ProjectFiles): string[] {
  const { dependencies, devDependencies } = readManifest(files);
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const expoDependencies = new Set(Object.keys(readInstalled(folder, 'expo')?.dependencies ?? {}));
  const missing = new Set<string>();
  for (const [path, source] of Object.entries(files)) {
    if (!/\.[jt]sx?$/.test(path) || path.endsWith('.config.js')) continue;
    for (const [, specifier = ''] of source.matchAll(
      /(?:from|import|require\()\s*['"]([^'".][^'"\n]*)['"]/g,
    )) {
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
      if (!declared.has(name)) missing.add(name);
    }
  }
  for (const name of Object.keys(dependencies)) {
    const installed = readInstalled(folder, name);
    if (installed === undefined) {
      missing.add(`${name} (not installed)`);
      continue;
    }
    for (const peer of Object.keys(installed.peerDependencies ?? {})) {
      const isOptional = installed.peerDependenciesMeta?.[peer]?.optional === true;
      if (!isOptional && !declared.has(peer) && !expoDependencies.has(peer))
        missing.add(`${peer} (for ${name})`);
    }
  }
  return [...missing];
}
