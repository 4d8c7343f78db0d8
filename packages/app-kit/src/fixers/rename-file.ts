import { type InspectedFile, inspectFile } from '../checks/inspect-project.ts';
import type { Inspect } from '../checks/inspection.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SharedScans } from '../source/shared-scans.ts';

/** A file under a name that its content needs, and the importers that name its extension. */
export interface RenamedFile {
  readonly from: string;
  readonly file: InspectedFile;
  readonly importers: ReadonlyMap<string, string>;
}

/** The importers of a path with its extension, without it; `undefined` if one of them may not be changed. */
function fixImporters(
  files: ProjectFiles,
  inspected: ReadonlyMap<string, InspectedFile>,
  path: string,
  mayChange: (path: string) => boolean,
): ReadonlyMap<string, string> | undefined {
  const fixed = new Map<string, string>();
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const importer of inspected.values()) {
    if (importer.path === path || !importer.source.includes(name)) continue;
    const patches = findModuleSpecifiers(importer.source, importer.scan)
      .filter(({ specifier }) => isLocalSpecifier(specifier) && specifier.endsWith(`/${name}`))
      .filter(({ specifier }) => resolveImport(files, importer.path, specifier) === path)
      .map(({ end, start, specifier }) => ({ start, end, text: specifier.replace(/\.[cm]?[jt]sx?$/, '') }));
    if (patches.length === 0) continue;
    if (!mayChange(importer.path)) return undefined;
    fixed.set(importer.path, patchSource(importer.source, patches));
  }
  return fixed;
}

/** Gives types in a `.js` file and tags in a `.ts` file the extension `.tsx`, if the file parses as that. */
export function renameFile(
  files: ProjectFiles,
  inspected: ReadonlyMap<string, InspectedFile>,
  file: InspectedFile,
  ports: {
    readonly inspect: Inspect;
    readonly scans: SharedScans;
    readonly mayChange: (path: string) => boolean;
  },
): RenamedFile | undefined {
  if (file.inspection.ok || !/\.(?:js|jsx|ts)$/.test(file.path)) return undefined;
  const path = file.path.replace(/\.\w+$/, '.tsx');
  if (Object.hasOwn(files, path)) return undefined;
  const renamed = inspectFile(path, file.source, ports.inspect, ports.scans);
  if (!renamed.inspection.ok) return undefined;
  const importers = fixImporters(files, inspected, file.path, ports.mayChange);
  return importers === undefined ? undefined : { from: file.path, file: renamed, importers };
}
