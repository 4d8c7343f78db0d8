import { type AnswerEnd, joinContinuation, readAnswerEnd } from '@kilim/app-kit';
import type { UserId } from '@kilim/contract';
import { type RunJob, type WorkerJob, workLimits } from '../../../platform/workers/index.ts';

export interface AnswerParts {
  readonly text: string;
  /** What the model wrote when it was asked to continue; null for the first part. */
  readonly more: string | null;
}

export interface JoinedAnswer {
  readonly text: string;
  readonly end: AnswerEnd;
}

/** Joins an answer with its continuation and reads where it ends now. */
export const joinAnswerJob: WorkerJob<AnswerParts, JoinedAnswer> = async ({ text, more }) => {
  const joined = more === null ? text : joinContinuation(text, more);
  return { text: joined, end: readAnswerEnd(joined) };
};

/** `joinAnswerJob` in a worker thread, because an answer may have megabytes. */
export type JoinAnswer = (parts: AnswerParts, userId: UserId) => Promise<JoinedAnswer>;

export const createAnswerJoiner =
  (run: RunJob<typeof joinAnswerJob>): JoinAnswer =>
  (parts, userId) =>
    run(parts, { owner: userId, limit: workLimits.file });
