import { findEntry } from '../project/find-entry.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { currentSdk, type SdkTable } from '../sdk-table.ts';
import { checkImports } from './check-imports.ts';
import { checkMarkup } from './check-markup.ts';
import { findExports } from './find-exports.ts';
import { type InspectedFile, inspectProject } from './inspect-project.ts';
import type { Inspect } from './inspection.ts';
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

function checkEntry(files: ProjectFiles, inspected: ReadonlyMap<string, InspectedFile>): Problem[] {
  const entry = findEntry(files);
  if (entry === undefined) return [{ kind: 'no-entry', path: 'src/App.tsx', params: {} }];
  const exports = findExports(files, inspected, entry);
  if (exports === undefined || exports.has('default')) return [];
  return [
    { kind: 'missing-export', path: entry, params: { name: 'default', specifier: entry, module: entry } },
  ];
}

/**
 * Everything that would keep a project from being shown or exported, in order of path and line. Empty means:
 * every file parses, every import resolves to a file or a package of the table, every imported name of the
 * project's own modules exists, and nothing was left out.
 */
export function checkProject(files: ProjectFiles, inspect: Inspect, sdk: SdkTable = currentSdk): Problem[] {
  const inspected = inspectProject(files, inspect);
  const entry = findEntry(files);
  const problems = [
    ...checkEntry(files, inspected),
    ...Object.entries(files).flatMap(([path, content]) => checkJson(path, content)),
  ];
  for (const file of inspected.values()) {
    const { path, source, scan, inspection } = file;
    if (!inspection.ok) {
      const { message, line, column } = inspection.error;
      problems.push({ kind: 'syntax', path, line, column, params: { message } });
    }
    if (!isTooling(path, entry)) problems.push(...checkImports(files, inspected, file, sdk));
    problems.push(...checkMarkup(path, source, scan, inspection.ok ? inspection.imports : []));
  }
  return problems.sort(
    (left, right) =>
      (left.path < right.path ? -1 : left.path > right.path ? 1 : 0) ||
      (left.line ?? 0) - (right.line ?? 0) ||
      (left.column ?? 0) - (right.column ?? 0),
  );
}
