import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { isCodePath, isLocalSpecifier } from '../project/resolve-import.ts';
import { splitSpecifier } from '../sdk-subpaths.ts';
import type { SdkTable } from '../sdk-table.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import type { SharedScans } from '../source/shared-scans.ts';

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
const registryVersion = /^[\^~]?\d+(?:\.\d+){0,2}(?:-[\w.]+)?$/;
const packageName = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;

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

/**
 * Packages that a project's code imports, with the version to install: the table's where it has one, else the
 * one that the project's own package.json states. A package known to neither is left out.
 */
export function findImportedPackages(
  files: ProjectFiles,
  sdk: SdkTable,
  scans: SharedScans,
): Map<string, string> {
  const declared = readDeclared(files);
  const versions = new Map<string, string>();
  const add = (name: string): void => {
    if (versions.has(name)) return;
    const known = Object.hasOwn(sdk.packages, name) ? sdk.packages[name]?.version : undefined;
    const stated = Object.hasOwn(declared, name) && packageName.test(name) ? declared[name] : undefined;
    if (known !== undefined) versions.set(name, known);
    else if (typeof stated === 'string' && registryVersion.test(stated)) versions.set(name, stated);
    else return;
    if (Object.hasOwn(companions, name)) companions[name]?.forEach(add);
  };
  for (const [path, source] of Object.entries(files)) {
    if (!isCodePath(path)) continue;
    for (const { specifier } of findModuleSpecifiers(source, scans.scan(path, source))) {
      if (!isLocalSpecifier(specifier)) add(splitSpecifier(specifier).name);
    }
  }
  return versions;
}
