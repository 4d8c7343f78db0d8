import { type InspectedFile, inspectFile, inspectProject } from '../checks/inspect-project.ts';
import type { Inspect } from '../checks/inspection.ts';
import { indexExports } from '../checks/module-exports.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import type { SyntaxNode } from '../syntax/syntax-node.ts';
import { indexExporters } from './exporters.ts';
import { fixJsonFiles } from './fix-json-files.ts';
import { fixTexts } from './fix-texts.ts';
import type { Fix, FixKind, SourceFixer } from './fixer.ts';
import { fileFixers, moduleFixers } from './fixer-order.ts';
import { indexProject } from './project-index.ts';
import { renameFile } from './rename-file.ts';

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
  const added = new Set<string>();
  const mayChange = (path: string): boolean => only === undefined || only.has(path) || added.has(path);
  const fixed: Fix[] = [];
  const next: Record<string, string> = { ...files };
  const note = (kind: FixKind, path: string, params: Fix['params'] = {}): void => {
    fixed.push({ kind, path, params });
  };
  fixJsonFiles(next, mayChange, sdk, note);
  const inspected = new Map<string, InspectedFile>(inspectProject(next, inspect, scans));
  const replace = (file: InspectedFile): void => {
    next[file.path] = file.source;
    inspected.set(file.path, file);
  };
  for (const file of [...inspected.values()].filter(({ path }) => mayChange(path))) {
    const texts = fixTexts(file, inspect, scans);
    if (texts !== undefined) {
      replace(texts.file);
      for (const kind of texts.kinds) note(kind, file.path);
      continue;
    }
    const renamed = renameFile(next, inspected, file, { inspect, scans, mayChange });
    if (renamed === undefined) continue;
    delete next[file.path];
    inspected.delete(file.path);
    added.add(renamed.file.path);
    replace(renamed.file);
    for (const [path, source] of renamed.importers) replace(inspectFile(path, source, inspect, scans));
    note('file-extension', renamed.file.path, { from: file.path });
  }
  const paths = [...inspected.keys()].filter(mayChange);
  const apply = (fixers: readonly SourceFixer[], over: readonly string[]): void => {
    const findExports = indexExports(next, inspected);
    const findExporters = indexExporters(inspected);
    const project = indexProject(next, inspected);
    const listExports = (target: string): readonly string[] => exportsOf(inspected.get(target));
    for (const path of over) {
      let tree: SyntaxNode | undefined;
      for (const { kind, fix } of fixers) {
        const file = inspected.get(path);
        if (file === undefined || !file.inspection.ok) break;
        const { inspection } = file;
        const readTree = (): SyntaxNode | undefined => (tree ??= inspection.readTree?.());
        const result = fix({
          files: next,
          findExports,
          findExporters,
          listExports,
          file,
          inspection,
          project,
          readTree,
        });
        if (result === undefined || result.source === file.source) continue;
        const nextFile = inspectFile(path, result.source, inspect, scans);
        if (!nextFile.inspection.ok) continue;
        tree = undefined;
        replace(nextFile);
        note(kind, path, result.params);
      }
    }
  };
  for (const fixer of moduleFixers) apply([fixer], paths);
  apply(fileFixers, paths);
  return { files: next, fixed };
}

const exportsOf = (file: InspectedFile | undefined): readonly string[] =>
  file?.inspection.ok === true ? file.inspection.exports : [];
