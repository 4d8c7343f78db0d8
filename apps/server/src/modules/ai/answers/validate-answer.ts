import {
  applyReply,
  checkProject,
  correctEdits,
  createSharedScans,
  type FailingEdit,
  findFailingEdits,
  findOmissions,
  fixProject,
  type Inspect,
  isStarter,
  type Problem,
  type ProjectFiles,
  parseReply,
  type Reply,
  readWords,
  type SharedScans,
  starterFiles,
} from '@kilim/app-kit';
import { AppError, type Language } from '@kilim/contract';
import { toApplyError, toBuildError, toReplyError } from './describe-problem.ts';
import { applyChanges, diffFiles, type FileChanges } from './file-changes.ts';
import { findPartial } from './find-partial.ts';
import { findUnseen } from './find-unseen.ts';
import { formatProblems } from './format-problems.ts';
import { mergeSaved } from './merge-saved.ts';
import { type ReplySummary, summarizeReply } from './reply-summary.ts';

/** Source analysis; implemented by `createSourceReader` of platform/inspect. */
export interface SourcePorts {
  readonly inspect: Inspect;
  /** Whether a module can be compiled for a phone. */
  transform(
    path: string,
    source: string,
  ): { ok: true } | { ok: false; error: { line: number; column: number; message: string } };
}

export interface InvalidAnswer {
  readonly ok: false;
  readonly error: AppError;
  readonly problems: readonly Problem[];
  /** The project after the answer; null when the answer could not be applied. */
  readonly files: ProjectFiles | null;
  /** Whether every answer could be parsed. */
  readonly isReadable: boolean;
  /** The words of an answer that changes nothing. */
  readonly words?: string;
  /** Edits that can be requested again while the rest of the answer is kept. */
  readonly failing?: readonly FailingEdit[];
}

export type RepliesValidation =
  | {
      readonly ok: true;
      /** The project after the answer, with automatic fixes. */
      readonly files: ProjectFiles;
      /** New contents by path, null for a deleted file; empty when the answer changes nothing. */
      readonly changes: Readonly<Record<string, string | null>>;
    }
  | InvalidAnswer;

export type AnswerValidation =
  | (Extract<RepliesValidation, { ok: true }> & {
      /** Whether the files are those of a new project; `changes` is then empty. */
      readonly isNewProject: boolean;
      readonly reply: ReplySummary;
    })
  | InvalidAnswer;

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
  if (!read.ok) return { ok: false, error: toReplyError(read.error) };
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
function findCaused(
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

/** The result for replies with files that must not be written. */
function refuseFiles(problems: readonly Problem[]): InvalidAnswer {
  const error = new AppError('ai_reply_invalid_files', { detail: formatProblems(problems).slice(0, 500) });
  return { ok: false, error, problems, files: null, isReadable: true };
}

/**
 * Applies replies in order (an answer and its repair), fixes the files after each one and checks the result. Problems
 * that the project already had in unchanged files do not fail the answer.
 */
export function validateReplies(
  current: ProjectFiles,
  replies: readonly Reply[],
  ports: SourcePorts,
  request = '',
): RepliesValidation {
  const scans = createSharedScans();
  let files = current;
  for (const reply of replies) {
    const partial = findPartial(files, reply, ports.inspect);
    if (partial.length > 0) return refuseFiles(partial);
    const applied = applyReply(withoutStarter(files, reply), reply);
    if (!applied.ok) {
      const error = toApplyError(applied.error);
      const failing = reply === replies[0] ? findFailingEdits(files, reply) : [];
      const wrong = failing.length > 0 && { failing };
      return { ok: false, error, problems: [], files: null, isReadable: true, ...wrong };
    }
    const touched = new Set(Object.keys(diffFiles(current, applied.files)));
    files = fixProject(applied.files, ports.inspect, { only: touched, scans }).files;
  }
  const changes = diffFiles(current, files);
  const changed = Object.keys(changes);
  const caused = [
    ...findCaused(current, files, ports, scans),
    ...findOmissions({ before: current, after: files, changed, request, scans }),
  ];
  if (caused.length > 0) {
    return { ok: false, error: toBuildError(caused), problems: caused, files, isReadable: true };
  }
  return { ok: true, files, changes };
}

/**
 * Whether a reply creates a new project instead of changing the current one, which is reused while it is empty or
 * contains only the starter (docs/rules/turns.md#new-project).
 */
function createsProject(reply: Reply, current: ProjectFiles): boolean {
  const isNew = reply.newProject && reply.projectName.trim() !== '';
  return isNew && Object.keys(current).length > 0 && !isStarter(current);
}

export interface AnswerTexts {
  /** An answer and, if it was repaired by an addition, its repair. */
  readonly answers: readonly string[];
  /** The failing edits of the first answer, written again. */
  readonly correction?: string;
  /** Language of a new project's starter files. */
  readonly language: Language;
  /** What the user asked for. */
  readonly request: string;
  /** Paths whose content the model was shown; null for all. */
  readonly seen: readonly string[] | null;
  /** What the user saved since then. */
  readonly saved: FileChanges;
}

/** The reply with its failing edits written again; the reply itself if that does not help. */
function withCorrection(current: ProjectFiles, reply: Reply, correction: string): Reply {
  const read = readAnswer(correction);
  if (!read.ok) return reply;
  return correctEdits(reply, findFailingEdits(current, reply), read.reply) ?? reply;
}

/**
 * Parses answers, validates them together on the files that the model saw, and merges the result with what the user saved
 * since. The changes refer to the files with what was saved. Parsing and checking take seconds for a crafted answer, so
 * this runs only in worker threads.
 */
export function validateAnswers(
  current: ProjectFiles,
  { answers, correction, language, request, seen, saved }: AnswerTexts,
  ports: SourcePorts,
): AnswerValidation {
  const replies: Reply[] = [];
  for (const text of answers) {
    const read = readAnswer(text);
    if (!read.ok) {
      const words = readWords(text);
      const isWords = words !== undefined && { words };
      return { ok: false, error: read.error, problems: [], files: null, isReadable: false, ...isWords };
    }
    replies.push(read.reply);
  }
  const corrected = replies[0] && correction !== undefined && withCorrection(current, replies[0], correction);
  if (corrected) replies[0] = corrected;
  const [first] = replies;
  if (!first) throw new Error('No answer to validate');
  const isNewProject = createsProject(first, applyChanges(current, saved));
  const { 'package.json': manifest } = starterFiles({ name: first.projectName, language });
  const base = isNewProject ? { 'package.json': manifest ?? '{}' } : current;
  const unseen = isNewProject ? [] : replies.flatMap((reply) => findUnseen(current, reply, seen));
  if (unseen.length > 0) return refuseFiles(unseen);
  const validation = validateReplies(base, replies, ports, request);
  if (!validation.ok) return validation;
  const reply = summarizeReply(first);
  if (isNewProject) return { ok: true, files: validation.files, changes: {}, isNewProject, reply };
  if (Object.keys(saved).length === 0) return { ...validation, isNewProject, reply };
  const merged = mergeSaved(current, validation.files, saved);
  if (!merged.ok) return { ok: false, error: merged.error, problems: [], files: null, isReadable: true };
  const { files } = merged;
  const caused = findCaused(merged.current, files, ports, createSharedScans());
  if (caused.length > 0) {
    return { ok: false, error: toBuildError(caused), problems: caused, files, isReadable: true };
  }
  return { ok: true, files, changes: diffFiles(merged.current, files), isNewProject, reply };
}
