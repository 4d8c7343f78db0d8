import type { ProjectFiles } from '@kilim/app-kit';
import { AppError, type UserId } from '@kilim/contract';
import { cutPages, deserializeError, type RunJob, workLimits } from '../../../platform/workers/index.ts';
import { applyChanges } from './file-changes.ts';
import type { AnswerTexts, AnswerValidation } from './validate-answer.ts';
import type { validateAnswersJob } from './validation-job.ts';

/** Validates answers on the current files in a worker thread. Throws the errors of the worker pool. */
export type ValidateAnswers = (
  current: ProjectFiles,
  texts: AnswerTexts,
  work: { readonly userId: UserId; readonly signal: AbortSignal },
) => Promise<AnswerValidation>;

export function createAnswerValidator(run: RunJob<typeof validateAnswersJob>): ValidateAnswers {
  return async (current, texts, { userId, signal }) => {
    const received: (readonly [string, string | null])[] = [];
    const packed = await run(texts, {
      owner: userId,
      limit: workLimits.answer,
      pages: cutPages(Object.entries(current)),
      onChunk: (page) => void received.push(...page),
      signal,
    });
    const changes = Object.fromEntries(received);
    const base = applyChanges(current, texts.saved);
    if (packed.ok) {
      const { isNewProject, reply, held } = packed;
      const files = applyChanges(isNewProject ? {} : base, changes);
      return { ok: true, files, changes: isNewProject ? {} : changes, isNewProject, reply, held };
    }
    const error = deserializeError(packed.error);
    if (!(error instanceof AppError)) throw error;
    const { problems, isApplied, isReadable, words, failing } = packed;
    const files = isApplied ? applyChanges(base, changes) : null;
    return {
      ok: false,
      error,
      problems,
      files,
      isReadable,
      ...(words !== undefined && { words }),
      ...(failing !== undefined && { failing }),
    };
  };
}
