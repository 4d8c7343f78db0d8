import { isRecord, parseJsonObject } from '../project/parse-json-object.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { isCodePath, isLocalSpecifier } from '../project/resolve-import.ts';
import { splitSpecifier } from '../sdk-subpaths.ts';
import type { SdkTable } from '../sdk-table.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import type { SharedScans } from '../source/shared-scans.ts';
import { createPositionFinder } from '../source/source-scan.ts';
import { readSdkLock } from './sdk-lock.ts';

/** A place that imports a package; `line` starts at 1. */
export interface PackageUse {
  readonly path: string;
  readonly line: number;
}

/** An imported package without a tested version. */
export interface UntestedPackage {
  readonly name: string;
  /** The version in the project's package.json; null if it is not a plain registry version. */
  readonly version: string | null;
  /** At most five. */
  readonly uses: readonly PackageUse[];
}

export interface ImportedPackages {
  /** Exact versions of imported packages of the SDK table and their companions. */
  readonly known: ReadonlyMap<string, string>;
  /** Sorted by name. */
  readonly untested: readonly UntestedPackage[];
}

/** Peer packages that must be installed together with a package. */
const companions: Readonly<Record<string, readonly string[]>> = {
  '@react-navigation/native-stack': [
    '@react-navigation/native',
    'react-native-safe-area-context',
    'react-native-screens',
  ],
  '@react-navigation/bottom-tabs': [
    '@react-navigation/native',
    'react-native-safe-area-context',
    'react-native-screens',
  ],
};

// Only plain versions: npm would download git addresses, URLs and file paths from anywhere.
const registryVersion = /^[\^~]?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;
const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
const nameMaximum = 214;
const usesMaximum = 5;

function readDeclared(files: ProjectFiles): Readonly<Record<string, unknown>> {
  const declared = parseJsonObject(readProjectFile(files, 'package.json') ?? '')?.['dependencies'];
  return isRecord(declared) ? declared : {};
}

/** The tested version of a package, if there is one. */
function findKnownVersion(name: string, sdk: SdkTable): string | undefined {
  if (Object.hasOwn(sdk.packages, name)) return sdk.packages[name]?.version;
  if (name === 'expo') return sdk.expo;
  for (const versions of [sdk.scaffold, sdk.systemAppearance, sdk.development]) {
    if (Object.hasOwn(versions, name)) return versions[name];
  }
  // Dependencies of Expo are installed at the version of the lock.
  const entries = readSdkLock(sdk);
  const place = `node_modules/${name}`;
  const entry = entries !== undefined && Object.hasOwn(entries, place) ? entries[place] : undefined;
  return entry?.dev === true || entry?.optional === true ? undefined : entry?.version;
}

function findUses(files: ProjectFiles, scans: SharedScans): Map<string, PackageUse[]> {
  const uses = new Map<string, PackageUse[]>();
  for (const [path, source] of Object.entries(files)) {
    if (!isCodePath(path)) continue;
    const findPosition = createPositionFinder(source);
    for (const { specifier, start } of findModuleSpecifiers(source, scans.scan(path, source))) {
      const { name } = splitSpecifier(specifier);
      if (isLocalSpecifier(specifier) || name.length > nameMaximum || !packageName.test(name)) continue;
      const known = uses.get(name) ?? [];
      if (known.length < usesMaximum) known.push({ path, line: findPosition(start).line });
      uses.set(name, known);
    }
  }
  return uses;
}

/** Finds the packages that a project imports, with and without a tested version. */
export function findImportedPackages(
  files: ProjectFiles,
  sdk: SdkTable,
  scans: SharedScans,
): ImportedPackages {
  const declared = readDeclared(files);
  const known = new Map<string, string>();
  const untested: UntestedPackage[] = [];
  const add = (name: string, version: string): void => {
    if (known.has(name)) return;
    known.set(name, version);
    for (const companion of Object.hasOwn(companions, name) ? (companions[name] ?? []) : []) {
      const needed = findKnownVersion(companion, sdk);
      if (needed !== undefined) add(companion, needed);
    }
  };
  for (const [name, uses] of findUses(files, scans)) {
    const version = findKnownVersion(name, sdk);
    if (version !== undefined) add(name, version);
    else {
      const stated = Object.hasOwn(declared, name) ? declared[name] : undefined;
      const exact = typeof stated === 'string' ? registryVersion.exec(stated)?.[1] : undefined;
      untested.push({ name, version: exact ?? null, uses });
    }
  }
  return { known, untested: untested.sort((left, right) => (left.name < right.name ? -1 : 1)) };
}
