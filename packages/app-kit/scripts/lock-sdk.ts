import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LockEntry } from '../src/expo/package-lock.ts';
import type { SdkTable } from '../src/sdk-table.ts';

/** package.json of a project with all packages of an SDK table. */
export function writeFullManifest(sdk: SdkTable): object {
  const packages = Object.entries(sdk.packages).map(([name, { version }]) => [name, version] as const);
  return {
    name: 'sdk-lock',
    version: '1.0.0',
    private: true,
    dependencies: {
      ...Object.fromEntries(packages),
      ...sdk.scaffold,
      ...sdk.systemAppearance,
      expo: sdk.expo,
    },
    devDependencies: sdk.development,
    overrides: sdk.overrides,
  };
}

/** Fields that an installation needs, without download addresses, licences and funding. */
const keptFields = [
  'version',
  'integrity',
  'dev',
  'optional',
  'devOptional',
  'peer',
  'hasInstallScript',
  'bin',
  'os',
  'cpu',
  'libc',
  'engines',
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'peerDependenciesMeta',
] as const;

/** Resolves the packages of an SDK table with npm; needs a registry. */
export function lockSdk(sdk: SdkTable): Record<string, LockEntry> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-lock-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(writeFullManifest(sdk)));
    const options = ['--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved'];
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' });
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockEntry>;
    };
    const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
    return Object.fromEntries(
      entries.map(([path, entry]) => [
        path,
        Object.fromEntries(
          keptFields.flatMap((field) => (entry[field] === undefined ? [] : [[field, entry[field]]])),
        ) as unknown as LockEntry,
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Source of `src/expo/sdk-lock.generated.ts`, one package per line for readable diffs. */
export function renderLock(sdkName: string, packages: Readonly<Record<string, LockEntry>>): string {
  const lines = Object.entries(packages).map(
    ([path, entry]) => `${JSON.stringify(path)}:${JSON.stringify(entry)}`,
  );
  const text = `{\n${lines.join(',\n')}\n}`;
  if (/[\\`]|\$\{/.test(text))
    throw new Error('The lock contains a character that needs escaping in a template literal.');
  return `// Written by scripts/generate-sdk-lock.ts from src/sdk-table.ts; change the table and run it again.
/** Name of the SDK table that the lock below was made for. */
export const lockedSdkName = '${sdkName}';
/** The entries of package-lock.json for a project that uses the whole table, as JSON. */
export const sdkLockText = \`${text}\`;
`;
}
