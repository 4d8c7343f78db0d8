import type { ProjectFiles, Reply } from '@kilim/app-kit';
import { AppError, type UserId } from '@kilim/contract';
import { cutPages, type RunJob, unpackError, workLimits } from '../../../platform/workers/index.ts';
import type { Judgement } from './judge-answer.ts';
import type { judgeAnswerJob } from './judge-job.ts';

/** Judges answers on top of a project. Throws the errors of the worker pool. */
export type JudgeAnswer = (
  current: ProjectFiles,
  replies: readonly Reply[],
  work: { readonly userId: UserId; readonly signal: AbortSignal },
) => Promise<Judgement>;

function applyChanges(current: ProjectFiles, changes: Readonly<Record<string, string | null>>): ProjectFiles {
  const kept = Object.entries(current).filter(([path]) => !Object.hasOwn(changes, path));
  const written = Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries([...kept, ...written]);
}

export function createJudge(run: RunJob<typeof judgeAnswerJob>): JudgeAnswer {
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
    const error = unpackError(packed.error);
    if (!(error instanceof AppError)) throw error;
    return { ok: false, error, problems: packed.problems, files: packed.isApplied ? files : null };
  };
}
