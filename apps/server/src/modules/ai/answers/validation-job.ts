import type { Problem, Reply } from '@kilim/app-kit';
import { createSourceReader } from '../../../platform/inspect/index.ts';
import {
  collectPages,
  cutPages,
  type FilePage,
  type SerializedError,
  serializeError,
  type WorkerJob,
} from '../../../platform/workers/index.ts';
import { diffFiles, validateReplies } from './validate-answer.ts';

/** A validation result without files; the changed files are sent separately in pages. */
type PackedValidation =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: SerializedError;
      readonly problems: readonly Problem[];
      readonly isApplied: boolean;
    };

type ChangesPage = FilePage<string | null>;

/** A crafted file may have a problem in every line, and only the first 12 are sent to the model. */
const problemsMaximum = 100;

/** `validateReplies` in a worker thread: the project arrives in pages and changed files are returned in pages. */
export const validateAnswerJob: WorkerJob<
  readonly Reply[],
  PackedValidation,
  FilePage<string>,
  ChangesPage
> = async (replies, { pages, send }) => {
  const current = await collectPages(pages);
  const validation = validateReplies(current, replies, createSourceReader());
  const changes = validation.ok ? validation.changes : diffFiles(current, validation.files ?? current);
  for (const page of cutPages(Object.entries(changes))) await send(page);
  if (validation.ok) return { ok: true };
  const { error, problems, files } = validation;
  return {
    ok: false,
    error: serializeError(error),
    problems: problems.slice(0, problemsMaximum),
    isApplied: files !== null,
  };
};
