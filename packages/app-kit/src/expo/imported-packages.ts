import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { isCodePath, isLocalSpecifier } from '../project/resolve-import.ts';
import { splitSpecifier } from '../sdk-subpaths.ts';
import type { SdkTable } from '../sdk-table.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import type { SharedScans } from '../source/shared-scans.ts';
import { createPositionFinder } from '../source/source-scan.ts';
import { readSdkLock } from './sdk-lock.ts';

/** One place that asks for a package; the line counts from 1. */
export interface PackageUse {
  readonly path: string;
  readonly line: number;
}

/** A package that a project imports and that no export was tested with. */
export interface UntestedPackage {
  readonly name: string;
  /** The version that the project's own package.json states; null when it states none that can be installed. */
  readonly version: string | null;
  /** The first places that import it. */
  readonly uses: readonly PackageUse[];
}

export interface ImportedPackages {
  /** Exact versions of packages of the table and of those that come with them. */
  readonly known: ReadonlyMap<string, string>;
  /** By name. */
  readonly untested: readonly UntestedPackage[];
}

/** Packages that another one needs beside it and does not install itself. */
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

// A registry's package by version; nothing that npm would fetch from a place the file names.
const registryVersion = /^[\^~]?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/;
const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
const nameMaximum = 214;
const usesMaximum = 5;

function readDeclared(files: ProjectFiles): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(readProjectFile(files, 'package.json') ?? '');
    if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return {};
    const declared = manifest.dependencies;
    return typeof declared === 'object' && declared !== null ? { ...declared } : {};
  } catch {
    return {};
  }
}

/** The version that every export carries of a package, if exports know it at all. */
function findKnownVersion(name: string, sdk: SdkTable): string | undefined {
  if (Object.hasOwn(sdk.packages, name)) return sdk.packages[name]?.version;
  if (name === 'expo') return sdk.expo;
  for (const versions of [sdk.scaffold, sdk.systemAppearance, sdk.development]) {
    if (Object.hasOwn(versions, name)) return versions[name];
  }
  // Installed with Expo anyway, at one version.
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

/** Packages that a project's code imports: those with a tested version, and the rest with what is known of them. */
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
