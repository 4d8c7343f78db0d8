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

/** What a judgement reads sources with; `createSourceReader` of platform/inspect. */
export interface SourcePorts {
  readonly inspect: Inspect;
  /** Whether one module can be turned into what a phone runs. */
  transform(
    path: string,
    source: string,
  ): { ok: true } | { ok: false; error: { line: number; column: number; message: string } };
}

export type Judgement =
  | {
      readonly ok: true;
      /** The project after the answer, healed. */
      readonly files: ProjectFiles;
      /** Path → new content, null for a file that goes; empty when the answer changes nothing. */
      readonly changes: Readonly<Record<string, string | null>>;
    }
  | {
      readonly ok: false;
      readonly error: AppError;
      readonly problems: readonly Problem[];
      /** The project as the answer would leave it; null when it could not be applied at all. */
      readonly files: ProjectFiles | null;
    };

// Every edit searches its whole file; thousands of them in a large one would hold the server up for seconds.
const editMaximum = 1_000;

function countEdits({ files }: Reply): number {
  return Object.values(files).reduce(
    (sum, file) => sum + (typeof file === 'object' && file !== null ? file.edits.length : 0),
    0,
  );
}

/** Reads the text of an answer; a refusal carries the error that the person will see. */
export function readAnswer(text: string): { ok: true; reply: Reply } | { ok: false; error: AppError } {
  const read = parseReply(text);
  if (!read.ok) return { ok: false, error: readingError(read.error) };
  if (countEdits(read.value) > editMaximum) {
    const detail = `more than ${editMaximum} edits`;
    return { ok: false, error: new AppError('ai_reply_invalid_files', { detail }) };
  }
  return { ok: true, reply: read.value };
}

/** The starter's screen makes room when the answer brings a root component elsewhere. */
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
 * Applies replies one after the other (an answer and its repair), heals after each, and checks the outcome. Problems
 * that the project had before and that the answer did not touch are not the answer's: they do not refuse it. Reads the
 * whole project, so only threads of the worker pool call it.
 */
export function judgeReplies(
  current: ProjectFiles,
  replies: readonly Reply[],
  ports: SourcePorts,
): Judgement {
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
