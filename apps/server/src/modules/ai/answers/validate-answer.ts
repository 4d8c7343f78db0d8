import {
  applyReply,
  correctEdits,
  createSharedScans,
  type FailingEdit,
  findFailingEdits,
  findOmissions,
  fixProject,
  isStarter,
  nameFromPrompt,
  type Problem,
  type ProjectFiles,
  parseReply,
  type Reply,
  readWords,
  starterFiles,
} from '@kilim/app-kit';
import { AppError, type Language } from '@kilim/contract';
import { type HeldPath, holdBack } from '../scope/hold-back.ts';
import { toApplyError, toBuildError, toReplyError } from './describe-problem.ts';
import { applyChanges, diffFiles, type FileChanges } from './file-changes.ts';
import { findCaused, type SourcePorts } from './find-caused.ts';
import { findPartial } from './find-partial.ts';
import { findUnseen } from './find-unseen.ts';
import { formatProblems } from './format-problems.ts';
import { mergeSaved } from './merge-saved.ts';
import { type ReplySummary, summarizeReply } from './reply-summary.ts';

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
      /** Those of the changes that wait for the user. */
      readonly held: readonly HeldPath[];
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
  return reply.newProject && Object.keys(current).length > 0 && !isStarter(current);
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
  /** Files of what the user attached. */
  readonly attachedPaths?: readonly string[];
  /** Paths whose content the model was shown; null for all. */
  readonly seen: readonly string[] | null;
  /** What the user saved since then. */
  readonly saved: FileChanges;
  /** Files that the answer may not change. */
  readonly locked?: readonly string[];
  /** Whether changes that the request does not concern wait for the user. */
  readonly isScoped?: boolean;
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
  texts: AnswerTexts,
  ports: SourcePorts,
): AnswerValidation {
  const { answers, correction, language, request, seen, saved, locked = [], isScoped = false } = texts;
  const { attachedPaths = [] } = texts;
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
  const [read] = replies;
  if (!read) throw new Error('No answer to validate');
  // A different app without a name must not replace the open one.
  const isUnnamed = read.newProject && read.projectName.trim() === '';
  const first = isUnnamed ? { ...read, projectName: nameFromPrompt(request, language) } : read;
  const isNewProject = createsProject(first, applyChanges(current, saved));
  const { 'package.json': manifest } = starterFiles({ name: first.projectName, language });
  const base = isNewProject ? { 'package.json': manifest ?? '{}' } : current;
  const unseen = isNewProject ? [] : replies.flatMap((reply) => findUnseen(current, reply, seen));
  if (unseen.length > 0) return refuseFiles(unseen);
  const validation = validateReplies(base, replies, ports, request);
  if (!validation.ok) return validation;
  const reply = summarizeReply(first);
  if (isNewProject) return { ok: true, files: validation.files, changes: {}, isNewProject, reply, held: [] };
  const merged = mergeSaved(current, validation.files, saved);
  if (!merged.ok) return { ok: false, error: merged.error, problems: [], files: null, isReadable: true };
  const { files, current: before } = merged;
  const caused = before === current ? [] : findCaused(before, files, ports, createSharedScans());
  if (caused.length > 0) {
    return { ok: false, error: toBuildError(caused), problems: caused, files, isReadable: true };
  }
  const changes = diffFiles(before, files);
  const hold = holdBack(
    {
      before,
      after: files,
      changes,
      request,
      attachedPaths,
      locked,
      isScoped: isScoped && !isStarter(before),
    },
    (rest) => findCaused(before, rest, ports, createSharedScans()).length === 0,
  );
  if (!hold.ok) return { ok: false, error: hold.error, problems: [], files, isReadable: true };
  return { ok: true, files, changes, isNewProject, reply, held: hold.held };
}
