import { type Plan, readPlan, readProse } from '@kilim/app-kit';
import { limits, type TurnMode, type UserId } from '@kilim/contract';
import { type RunJob, type WorkerJob, workLimits } from '../../../platform/workers/index.ts';

export interface WordsInput {
  readonly text: string;
  readonly mode: Exclude<TurnMode, 'build'>;
}

/** Reads the words of an answer that changes nothing, and the steps of a plan. */
export const readWordsJob: WorkerJob<WordsInput, Plan> = async ({ text, mode }) =>
  mode === 'plan'
    ? readPlan(text, { steps: limits.planSteps, prompt: limits.promptMaximum })
    : { text: readProse(text), steps: [] };

/** `readWordsJob` in a worker thread, because an answer may have megabytes. */
export type ReadWordsAnswer = (input: WordsInput, userId: UserId) => Promise<Plan>;

export const createWordsReader =
  (run: RunJob<typeof readWordsJob>): ReadWordsAnswer =>
  (input, userId) =>
    run(input, { owner: userId, limit: workLimits.file });
