import {
  applyReply,
  checkProject,
  createSharedScans,
  fixProject,
  type Inspect,
  isStarter,
  type Problem,
  type ProjectFiles,
  parseReply,
  type Reply,
} from '@kilim/app-kit';
import { AppError } from '@kilim/contract';
import { applyingError, buildError, readingError } from './describe-problem.ts';

/** Source analysis; implemented by `createSourceReader` of platform/inspect. */
export interface SourcePorts {
  readonly inspect: Inspect;
  /** Whether a module can be compiled for a phone. */
  transform(
    path: string,
    source: string,
  ): { ok: true } | { ok: false; error: { line: number; column: number; message: string } };
}

export type AnswerValidation =
  | {
      readonly ok: true;
      /** The project after the answer, with automatic fixes. */
      readonly files: ProjectFiles;
      /** New contents by path, null for a deleted file; empty when the answer changes nothing. */
      readonly changes: Readonly<Record<string, string | null>>;
    }
  | {
      readonly ok: false;
      readonly error: AppError;
      readonly problems: readonly Problem[];
      /** The project after the answer; null when the answer could not be applied. */
      readonly files: ProjectFiles | null;
    };

/** Every edit searches its whole file, so thousands of them in a large file would take seconds. */
const editMaximum = 1_000;

function countEdits({ files }: Reply): number {
  return Object.values(files).reduce(
    (sum, file) => sum + (typeof file === 'object' && file !== null ? file.edits.length : 0),
    0,
  );
}

/** Parses the text of an answer; a failure has the error to show to the user. */
export function readAnswer(text: string): { ok: true; reply: Reply } | { ok: false; error: AppError } {
  const read = parseReply(text);
  if (!read.ok) return { ok: false, error: readingError(read.error) };
  if (countEdits(read.value) > editMaximum) {
    const detail = `more than ${editMaximum} edits`;
    return { ok: false, error: new AppError('ai_reply_invalid_files', { detail }) };
  }
  return { ok: true, reply: read.value };
}

/** Removes the starter's root component when the answer adds one at another path. */
function withoutStarter(current: ProjectFiles, reply: Reply): ProjectFiles {
  const replaces = Object.hasOwn(reply.files, 'App.tsx') && !Object.hasOwn(reply.files, 'src/App.tsx');
  if (!replaces || !isStarter(current)) return current;
  const { 'src/App.tsx': _, ...rest } = current;
  return rest;
}

export function diffFiles(before: ProjectFiles, after: ProjectFiles): Record<string, string | null> {
  const changes: [string, string | null][] = [];
  for (const [path, content] of Object.entries(after)) {
    if (!Object.hasOwn(before, path) || before[path] !== content) changes.push([path, content]);
  }
  for (const path of Object.keys(before)) if (!Object.hasOwn(after, path)) changes.push([path, null]);
  return Object.fromEntries(changes);
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

/**
 * Applies replies in order (an answer and its repair), fixes the files after each one and checks the result. Problems
 * that the project already had in unchanged files do not fail the answer. Reads the whole project, so it runs only in
 * worker threads.
 */
export function validateReplies(
  current: ProjectFiles,
  replies: readonly Reply[],
  ports: SourcePorts,
): AnswerValidation {
  const scans = createSharedScans();
  let files = current;
  for (const reply of replies) {
    const applied = applyReply(withoutStarter(files, reply), reply);
    if (!applied.ok) return { ok: false, error: applyingError(applied.error), problems: [], files: null };
    const touched = new Set(Object.keys(diffFiles(current, applied.files)));
    files = fixProject(applied.files, ports.inspect, { only: touched, scans }).files;
  }
  const changes = diffFiles(current, files);
  const found = checkProject(files, ports.inspect, { scans });
  const unparsed = new Set(found.flatMap(({ kind, path }) => (kind === 'syntax' ? [path] : [])));
  const parsed = Object.keys(changes).filter((path) => !unparsed.has(path));
  const problems = [...found, ...findTransformProblems(files, parsed, ports)];
  const keyOf = ({ kind, path, params }: Problem): string => JSON.stringify([kind, path, params]);
  const known = new Set(
    problems.length === 0 ? [] : checkProject(current, ports.inspect, { scans }).map(keyOf),
  );
  const caused = problems.filter(
    (problem) => Object.hasOwn(changes, problem.path) || !known.has(keyOf(problem)),
  );
  if (caused.length > 0) return { ok: false, error: buildError(caused), problems: caused, files };
  return { ok: true, files, changes };
}
