import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectFiles } from '../../packages/app-kit/src/index.ts';
import { type CommandResult, runCommand } from './run-command.ts';

type Versions = Readonly<Record<string, string>>;

export interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

/** What npm reads of an exported project. Throws when there is none. */
export function readManifest(files: ProjectFiles): Manifest {
  const manifest = JSON.parse(files['package.json'] ?? '') as Partial<Manifest>;
  return { dependencies: manifest.dependencies ?? {}, devDependencies: manifest.devDependencies ?? {} };
}

/** Writes a project into an empty folder. */
export function placeProject(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/**
 * `npm ci` as a customer runs it, but without install scripts: nothing here may need one. A peer that npm overrides
 * counts as failed: the lock would not be what npm itself resolves.
 */
export async function installPackages(folder: string): Promise<CommandResult> {
  const result = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  return { ...result, isOk: result.isOk && !result.output.includes('ERESOLVE') };
}

/** Runs a program that the project installed. */
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
 * What a project needs and does not name: packages its code asks for and required peers of those it names. One
 * shared installation would hide both.
 */
export function findUndeclared(folder: string, files: ProjectFiles): string[] {
  const { dependencies, devDependencies } = readManifest(files);
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const broughtByExpo = new Set(Object.keys(readInstalled(folder, 'expo')?.dependencies ?? {}));
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
      if (!isOptional && !declared.has(peer) && !broughtByExpo.has(peer))
        missing.add(`${peer} (for ${name})`);
    }
  }
  return [...missing];
}
