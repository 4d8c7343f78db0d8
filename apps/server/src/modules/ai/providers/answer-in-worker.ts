import { cutPages, type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { answerPromptJob, BuiltinAnswer } from './answer-job.ts';
import type { ProviderTask } from './provider.ts';

/** Computes the built-in provider's answer in a worker thread. Throws the errors of the worker pool. */
export type AnswerPrompt = (task: ProviderTask) => Promise<BuiltinAnswer>;

export function createBuiltinAnswers(run: RunJob<typeof answerPromptJob>): AnswerPrompt {
  return ({ files, userId, ...question }) =>
    run(question, {
      owner: userId,
      limit: workLimits.check,
      pages: cutPages(Object.entries(files)),
    });
}
