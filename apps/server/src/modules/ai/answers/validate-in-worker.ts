import type { ProjectFiles, Reply } from '@kilim/app-kit';
import { AppError, type UserId } from '@kilim/contract';
import { cutPages, deserializeError, type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { AnswerValidation } from './validate-answer.ts';
import type { validateAnswerJob } from './validation-job.ts';

/** Validates replies against the current files in a worker thread. Throws the errors of the worker pool. */
export type ValidateAnswer = (
  current: ProjectFiles,
  replies: readonly Reply[],
  work: { readonly userId: UserId; readonly signal: AbortSignal },
) => Promise<AnswerValidation>;

function applyChanges(current: ProjectFiles, changes: Readonly<Record<string, string | null>>): ProjectFiles {
  const kept = Object.entries(current).filter(([path]) => !Object.hasOwn(changes, path));
  const written = Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries([...kept, ...written]);
}

export function createAnswerValidator(run: RunJob<typeof validateAnswerJob>): ValidateAnswer {
  return async (current, replies, { userId, signal }) => {
    const changed: (readonly [string, string | null])[] = [];
    const packed = await run(replies, {
      owner: userId,
      limit: workLimits.check,
      pages: cutPages(Object.entries(current)),
      onChunk: (page) => void changed.push(...page),
      signal,
    });
    const changes = Object.fromEntries(changed);
    const files = applyChanges(current, changes);
    if (packed.ok) return { ok: true, files, changes };
    const error = deserializeError(packed.error);
    if (!(error instanceof AppError)) throw error;
    return { ok: false, error, problems: packed.problems, files: packed.isApplied ? files : null };
  };
}
