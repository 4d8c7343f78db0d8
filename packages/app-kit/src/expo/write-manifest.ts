import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import type { SdkTable } from '../sdk-table.ts';
import type { ImportedPackages, UntestedPackage } from './imported-packages.ts';
import { type LockRoot, reduceLock, writeLock } from './package-lock.ts';
import { readSdkLock } from './sdk-lock.ts';

type Versions = Readonly<Record<string, string>>;

export interface ManifestInput {
  readonly files: ProjectFiles;
  readonly slug: string;
  readonly main: string;
  readonly sdk: SdkTable;
  readonly imported: ImportedPackages;
  /** Untested packages to install; the others of `imported` are omitted. */
  readonly kept: readonly UntestedPackage[];
  readonly hasSystemAppearance: boolean;
}

// npm does not install a package into a package of the same name.
function writePackageName(slug: string, dependencies: Versions): string {
  return Object.hasOwn(dependencies, slug) || slug === 'node-modules' ? `${slug}-app` : slug;
}

export function sortNames<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function readVersion(files: ProjectFiles): string {
  const stated = /"version"\s*:\s*"(\d+\.\d+\.\d+)"/.exec(readProjectFile(files, 'package.json') ?? '')?.[1];
  return stated ?? '1.0.0';
}

const scripts = {
  start: 'expo start',
  android: 'expo start --android',
  ios: 'expo start --ios',
  web: 'expo start --web',
  lint: 'oxlint',
  typecheck: 'tsc --noEmit',
};

/** Writes package.json with exact versions and the matching lock, reduced to the packages that the app uses. */
export function writeManifest(input: ManifestInput): { readonly manifest: string; readonly lock?: string } {
  const { files, slug, main, sdk, imported, kept, hasSystemAppearance } = input;
  const core = ['react', 'react-native'].map((name) => [name, sdk.packages[name]?.version ?? ''] as const);
  const dependencies = sortNames([
    // No version is tested, so the newest is used; the README says so.
    ...kept.map(({ name, version }) => [name, version ?? 'latest'] as const),
    ...[...imported.known].filter(([name]) => !Object.hasOwn(sdk.development, name)),
    ...core,
    ...Object.entries(sdk.scaffold),
    ...(hasSystemAppearance ? Object.entries(sdk.systemAppearance) : []),
    ['expo', sdk.expo] as const,
  ]);
  const devDependencies = sortNames(Object.entries(sdk.development));
  const name = writePackageName(slug, dependencies);
  const version = readVersion(files);
  const root: LockRoot = { name, version, dependencies, devDependencies };
  const fullLock = readSdkLock(sdk);
  const entries = fullLock === undefined ? undefined : reduceLock(fullLock, root);
  const overrides = Object.entries(sdk.overrides).filter(
    ([over]) => entries === undefined || Object.hasOwn(entries, `node_modules/${over}`),
  );
  const manifest = {
    name,
    version,
    private: true,
    main,
    scripts,
    dependencies,
    devDependencies,
    overrides: Object.fromEntries(overrides),
  };
  return {
    manifest: `${JSON.stringify(manifest, null, 2)}\n`,
    ...(entries === undefined ? {} : { lock: writeLock(entries, root) }),
  };
}
