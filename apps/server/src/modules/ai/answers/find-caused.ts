import {
  checkProject,
  type Inspect,
  type Problem,
  type ProjectFiles,
  type SharedScans,
} from '@kilim/app-kit';
import { diffFiles } from './file-changes.ts';

/** Source analysis; implemented by `createSourceReader` of platform/inspect. */
export interface SourcePorts {
  readonly inspect: Inspect;
  /** Whether a module can be compiled for a phone. */
  transform(
    path: string,
    source: string,
  ): { ok: true } | { ok: false; error: { line: number; column: number; message: string } };
}

function findTransformProblems(files: ProjectFiles, paths: Iterable<string>, ports: SourcePorts): Problem[] {
  const problems: Problem[] = [];
  for (const path of paths) {
    if (!/\.[cm]?[jt]sx?$/.test(path) || path.endsWith('.d.ts') || !Object.hasOwn(files, path)) continue;
    const result = ports.transform(path, files[path] ?? '');
    if (result.ok) continue;
    const { line, column, message } = result.error;
    problems.push({ kind: 'syntax', path, line, column, params: { message } });
  }
  return problems;
}

/** The problems of changed files, and those that the changes cause in other files. */
export function findCaused(
  current: ProjectFiles,
  files: ProjectFiles,
  ports: SourcePorts,
  scans: SharedScans,
): readonly Problem[] {
  const changed = new Set(Object.keys(diffFiles(current, files)));
  // Whether a comment replaced code is decided by comparing with the base, not by its words.
  const check = (project: ProjectFiles, names: ReadonlySet<string>): Problem[] =>
    checkProject(project, ports.inspect, { scans, names }).filter(
      ({ kind }) => kind !== 'placeholder-comment',
    );
  const found = check(files, changed);
  const unparsed = new Set(found.flatMap(({ kind, path }) => (kind === 'syntax' ? [path] : [])));
  const parsed = [...changed].filter((path) => !unparsed.has(path));
  const problems = [...found, ...findTransformProblems(files, parsed, ports)];
  const keyOf = ({ kind, path, params }: Problem): string => JSON.stringify([kind, path, params]);
  const known = new Set(problems.length === 0 ? [] : check(current, new Set()).map(keyOf));
  return problems.filter((problem) => changed.has(problem.path) || !known.has(keyOf(problem)));
}
