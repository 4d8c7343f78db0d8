import { type InspectedFile, inspectFile, inspectProject } from '../checks/inspect-project.ts';
import type { Inspect } from '../checks/inspection.ts';
import { indexExports } from '../checks/module-exports.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import { fixClassName } from './fix-class-name.ts';
import { fixDefaultExport } from './fix-default-export.ts';
import { fixImportMixUp } from './fix-import-mix-up.ts';
import { fixLooseText } from './fix-loose-text.ts';
import { fixMissingImport } from './fix-missing-import.ts';
import { fixMovedPackage } from './fix-moved-package.ts';
import { fixPackageJson } from './fix-package-json.ts';
import { fixPathAlias } from './fix-path-alias.ts';
import { fixWebTag } from './fix-web-tag.ts';
import type { Fix, SourceFixer } from './fixer.ts';

/** In this order: a tag becomes a component, is imported, and only then known to refuse loose text. */
const sourceFixers: readonly SourceFixer[] = [
  fixPathAlias,
  fixMovedPackage,
  fixDefaultExport,
  fixImportMixUp,
  fixWebTag,
  fixMissingImport,
  fixClassName,
  fixLooseText,
  fixMissingImport,
];

export interface FixOptions {
  /** Paths that may be changed; all of them unless told, so that a file the author wrote can be left alone. */
  readonly only?: ReadonlySet<string>;
  readonly sdk?: SdkTable;
  /** To share the scans with the checks that follow. */
  readonly scans?: SharedScans;
}

export interface FixedProject {
  readonly files: ProjectFiles;
  readonly fixed: readonly Fix[];
}

/**
 * Puts right what needs no model. Sure cases only: a fix whose outcome does not parse is taken back, and what is
 * left over is for `checkProject` to tell. Healing a healed project changes nothing.
 */
export function fixProject(files: ProjectFiles, inspect: Inspect, options: FixOptions = {}): FixedProject {
  const { only, sdk = currentSdk, scans = createSharedScans() } = options;
  const mayChange = (path: string): boolean => only === undefined || only.has(path);
  const fixed: Fix[] = [];
  const healed: Record<string, string> = { ...files };
  const manifest = readProjectFile(files, 'package.json');
  if (manifest !== undefined && mayChange('package.json')) {
    const result = fixPackageJson(manifest, sdk);
    if (result !== undefined) {
      healed['package.json'] = result.source;
      fixed.push({ kind: 'package-json', path: 'package.json', params: result.params });
    }
  }
  const inspected = new Map<string, InspectedFile>(inspectProject(healed, inspect, scans));
  const paths = [...inspected.keys()];
  for (const { kind, fix } of sourceFixers) {
    const findExports = indexExports(healed, inspected);
    for (const path of paths) {
      const file = inspected.get(path);
      if (file === undefined || !mayChange(path) || !file.inspection.ok) continue;
      const result = fix({ files: healed, findExports, file, inspection: file.inspection });
      if (result === undefined || result.source === file.source) continue;
      const next = inspectFile(path, result.source, inspect, scans);
      if (!next.inspection.ok) continue;
      healed[path] = result.source;
      inspected.set(path, next);
      fixed.push({ kind, path, params: result.params });
    }
  }
  return { files: healed, fixed };
}
