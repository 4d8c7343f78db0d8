import { type InspectedFile, inspectFile, inspectProject } from '../checks/inspect-project.ts';
import type { Inspect } from '../checks/inspection.ts';
import { indexExports } from '../checks/module-exports.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import { indexExporters } from './exporters.ts';
import { fixClassName } from './fix-class-name.ts';
import { fixDefaultExport } from './fix-default-export.ts';
import { fixImportMixUp } from './fix-import-mix-up.ts';
import { fixLooseText } from './fix-loose-text.ts';
import { fixLooseValue } from './fix-loose-value.ts';
import { fixMissingImport } from './fix-missing-import.ts';
import { fixMovedPackage } from './fix-moved-package.ts';
import { fixPackageJson } from './fix-package-json.ts';
import { fixPathAlias } from './fix-path-alias.ts';
import { fixWebTag } from './fix-web-tag.ts';
import type { Fix, SourceFixer } from './fixer.ts';

/** The order matters: a web tag becomes a component, which is imported, and only then its loose text is found. */
const sourceFixers: readonly SourceFixer[] = [
  fixPathAlias,
  fixMovedPackage,
  fixDefaultExport,
  fixImportMixUp,
  fixWebTag,
  fixMissingImport,
  fixClassName,
  fixLooseText,
  fixLooseValue,
  fixMissingImport,
];

export interface FixOptions {
  /** Paths that may be changed, such as those of an answer; all by default. */
  readonly only?: ReadonlySet<string>;
  readonly sdk?: SdkTable;
  /** Shares scans with the checks of the same files. */
  readonly scans?: SharedScans;
}

export interface FixedProject {
  readonly files: ProjectFiles;
  readonly fixed: readonly Fix[];
}

/**
 * Applies all fixers. A result that does not parse is discarded, and what is not fixed is reported by `checkProject`.
 * Running it again changes nothing: docs/rules/fixers.md
 */
export function fixProject(files: ProjectFiles, inspect: Inspect, options: FixOptions = {}): FixedProject {
  const { only, sdk = currentSdk, scans = createSharedScans() } = options;
  const mayChange = (path: string): boolean => only === undefined || only.has(path);
  const fixed: Fix[] = [];
  const next: Record<string, string> = { ...files };
  const manifest = readProjectFile(files, 'package.json');
  if (manifest !== undefined && mayChange('package.json')) {
    const result = fixPackageJson(manifest, sdk);
    if (result !== undefined) {
      next['package.json'] = result.source;
      fixed.push({ kind: 'package-json', path: 'package.json', params: result.params });
    }
  }
  const inspected = new Map<string, InspectedFile>(inspectProject(next, inspect, scans));
  const paths = [...inspected.keys()];
  for (const { kind, fix } of sourceFixers) {
    const findExports = indexExports(next, inspected);
    const findExporters = indexExporters(inspected);
    for (const path of paths) {
      const file = inspected.get(path);
      if (file === undefined || !mayChange(path) || !file.inspection.ok) continue;
      const result = fix({ files: next, findExports, findExporters, file, inspection: file.inspection });
      if (result === undefined || result.source === file.source) continue;
      const nextFile = inspectFile(path, result.source, inspect, scans);
      if (!nextFile.inspection.ok) continue;
      next[path] = result.source;
      inspected.set(path, nextFile);
      fixed.push({ kind, path, params: result.params });
    }
  }
  return { files: next, fixed };
}
