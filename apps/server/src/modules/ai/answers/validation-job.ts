import type { FailingEdit, Problem } from '@kilim/app-kit';
import { createSourceReader } from '../../../platform/inspect/index.ts';
import {
  collectPages,
  cutPages,
  type FilePage,
  type SerializedError,
  serializeError,
  type WorkerJob,
} from '../../../platform/workers/index.ts';
import type { HeldPath } from '../scope/hold-back.ts';
import { applyChanges, diffFiles } from './file-changes.ts';
import type { ReplySummary } from './reply-summary.ts';
import { type AnswerTexts, validateAnswers } from './validate-answer.ts';

/** A validation result without files, which are sent separately in pages. */
type PackedValidation =
  | {
      readonly ok: true;
      readonly isNewProject: boolean;
      readonly reply: ReplySummary;
      readonly held: readonly HeldPath[];
    }
  | {
      readonly ok: false;
      readonly error: SerializedError;
      readonly problems: readonly Problem[];
      readonly isApplied: boolean;
      readonly isReadable: boolean;
      readonly words?: string;
      readonly failing?: readonly FailingEdit[];
    };

/** A crafted file may have a problem in every line, and only the first 12 are sent to the model. */
const problemsMaximum = 100;

/**
 * `validateAnswers` in a worker thread: the project arrives in pages. Sent in pages are the changed files, for a new
 * project all its files.
 */
export const validateAnswersJob: WorkerJob<
  AnswerTexts,
  PackedValidation,
  FilePage<string>,
  FilePage<string | null>
> = async (texts, { pages, send }) => {
  const current = await collectPages(pages);
  const validation = validateAnswers(current, texts, createSourceReader());
  const isNewProject = validation.ok && validation.isNewProject;
  const base = applyChanges(current, texts.saved);
  const sent = isNewProject ? validation.files : diffFiles(base, validation.files ?? base);
  for (const page of cutPages<string | null>(Object.entries(sent))) await send(page);
  if (validation.ok) return { ok: true, isNewProject, reply: validation.reply, held: validation.held };
  const { error, problems, files, isReadable, words, failing } = validation;
  return {
    ok: false,
    error: serializeError(error),
    problems: problems.slice(0, problemsMaximum),
    isApplied: files !== null,
    isReadable,
    ...(words !== undefined && { words }),
    ...(failing !== undefined && { failing }),
  };
};
