import { findEntry } from '../project/find-entry.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { createSharedScans, type SharedScans } from '../source/shared-scans.ts';
import { checkImports } from './check-imports.ts';
import { checkMarkup } from './check-markup.ts';
import { inspectProject } from './inspect-project.ts';
import type { Inspect } from './inspection.ts';
import { type FindExports, indexExports } from './module-exports.ts';
import type { Problem } from './problem.ts';

/** Files that only tools outside the app read; they may ask for packages that an app may not. */
function isTooling(path: string, entry: string | undefined): boolean {
  return path !== entry && /^(?:[^/]+\.config\.[cm]?[jt]s|index\.[jt]sx?)$/.test(path);
}

function checkJson(path: string, content: string): Problem[] {
  // TypeScript's own settings may hold comments.
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
  /** To share the scans with an export or a healing of the same files. */
  readonly scans?: SharedScans;
}

/**
 * Everything that would keep a project from being shown or exported, in order of path and line. Empty means:
 * every file parses, every import resolves to a file or a package of the table, every imported name of the
 * project's own modules exists, and nothing was left out.
 */
export function checkProject(
  files: ProjectFiles,
  inspect: Inspect,
  { sdk = currentSdk, scans = createSharedScans() }: CheckOptions = {},
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
    // One by one: spreading a hundred thousand problems into a call overflows the stack.
    const found = isTooling(path, entry) ? [] : checkImports(files, findExports, file, sdk);
    for (const problem of found) problems.push(problem);
    for (const problem of checkMarkup(path, source, scan, inspection.ok ? inspection.imports : [])) {
      problems.push(problem);
    }
  }
  return problems.sort(
    (left, right) =>
      (left.path < right.path ? -1 : left.path > right.path ? 1 : 0) ||
      (left.line ?? 0) - (right.line ?? 0) ||
      (left.column ?? 0) - (right.column ?? 0),
  );
}
