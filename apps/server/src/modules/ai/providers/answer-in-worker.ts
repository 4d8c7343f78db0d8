import type { UserId } from '@kilim/contract';
import { cutPages, type RunJob, workLimits } from '../../../platform/workers/index.ts';
import type { answerPromptJob, BuiltinAnswer, NameInput, nameAppJob } from './answer-job.ts';
import type { ProviderTask } from './provider.ts';

/** Computes the built-in provider's answer in a worker thread. Throws the errors of the worker pool. */
export type AnswerPrompt = (task: ProviderTask) => Promise<BuiltinAnswer>;

export function createBuiltinAnswers(run: RunJob<typeof answerPromptJob>): AnswerPrompt {
  return ({ files, userId, ...question }) =>
    run(question, {
      owner: userId,
      limit: workLimits.answer,
      pages: cutPages(Object.entries(files)),
    });
}

/** Names an app after its description in a worker thread; null if it describes none. */
export type NameApp = (input: NameInput, userId: UserId) => Promise<string | null>;

export function createAppNames(run: RunJob<typeof nameAppJob>): NameApp {
  return (input, userId) => run(input, { owner: userId, limit: workLimits.answer });
}
