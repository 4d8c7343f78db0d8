import { findEntry } from '../project/find-entry.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import { checkImports } from './check-imports.ts';
import { checkMarkup } from './check-markup.ts';
import { checkNames } from './check-names.ts';
import { checkValues } from './check-values.ts';
import { inspectProject } from './inspect-project.ts';
import type { Inspect } from './inspection.ts';
import { type FindExports, indexExports } from './module-exports.ts';
import type { Problem } from './problem.ts';

/** Whether only tools read a file; its imports are not limited to the SDK table. */
function isTooling(path: string, entry: string | undefined): boolean {
  return path !== entry && /^(?:[^/]+\.config\.[cm]?[jt]s|index\.[jt]sx?)$/.test(path);
}

function checkJson(path: string, content: string): Problem[] {
  // tsconfig.json may contain comments.
  if (!path.endsWith('.json') || /(?:^|\/)[tj]sconfig[^/]*\.json$/.test(path)) return [];
  try {
    JSON.parse(content);
    return [];
  } catch (error) {
    return [{ kind: 'syntax', path, params: { message: error instanceof Error ? error.message : 'JSON' } }];
  }
}

function checkEntry(entry: string | undefined, findExports: FindExports): Problem[] {
  if (entry === undefined) return [{ kind: 'no-entry', path: 'src/App.tsx', params: {} }];
  const exports = findExports(entry);
  if (exports === undefined || exports.has('default')) return [];
  return [
    { kind: 'missing-export', path: entry, params: { name: 'default', specifier: entry, module: entry } },
  ];
}

export interface CheckOptions {
  readonly sdk?: SdkTable;
  /** Shares scans with fixers and export of the same files. */
  readonly scans?: SharedScans;
  /** Files whose names are looked up, such as those of an answer; all by default. */
  readonly names?: ReadonlySet<string>;
}

/**
 * Everything that would keep a project from running or from being exported, sorted by path and position. Empty if all
 * files parse, all imports and names resolve, all imported names exist and no code was omitted: docs/rules/checks.md
 */
export function checkProject(
  files: ProjectFiles,
  inspect: Inspect,
  { sdk = currentSdk, scans = createSharedScans(), names }: CheckOptions = {},
): Problem[] {
  const inspected = inspectProject(files, inspect, scans);
  const findExports = indexExports(files, inspected);
  const entry = findEntry(files);
  const problems = [
    ...checkEntry(entry, findExports),
    ...Object.entries(files).flatMap(([path, content]) => checkJson(path, content)),
  ];
  for (const file of inspected.values()) {
    const { path, source, scan, inspection } = file;
    if (!inspection.ok) {
      const { message, line, column } = inspection.error;
      problems.push({ kind: 'syntax', path, line, column, params: { message } });
    }
    // Not `push(...found)`: spreading 100,000 arguments overflows the stack.
    const found = isTooling(path, entry) ? [] : checkImports(files, findExports, file, sdk);
    for (const problem of found) problems.push(problem);
    for (const problem of checkMarkup(path, source, scan, inspection.ok ? inspection.imports : [])) {
      problems.push(problem);
    }
    const areNamesChecked = !isTooling(path, entry) && (names === undefined || names.has(path));
    for (const problem of areNamesChecked ? checkNames(file) : []) problems.push(problem);
    for (const problem of areNamesChecked ? checkValues(file) : []) problems.push(problem);
  }
  return problems.sort(
    (left, right) =>
      (left.path < right.path ? -1 : left.path > right.path ? 1 : 0) ||
      (left.line ?? 0) - (right.line ?? 0) ||
      (left.column ?? 0) - (right.column ?? 0),
  );
}
