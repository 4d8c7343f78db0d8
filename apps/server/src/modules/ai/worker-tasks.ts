import type { RunJob } from '../../platform/workers/index.ts';
import { createAnswerValidator, type ValidateAnswer } from './answers/validate-in-worker.ts';
import type { validateAnswerJob } from './answers/validation-job.ts';
import { type AnswerTask, createAnswerer } from './providers/answer-in-worker.ts';
import type { answerPromptJob } from './providers/answer-job.ts';

/** The tasks of turns that run in worker threads. */
export function createTurnWorkerTasks(
  runValidation: RunJob<typeof validateAnswerJob>,
  runAnswer: RunJob<typeof answerPromptJob>,
): { readonly validateAnswer: ValidateAnswer; readonly answerTask: AnswerTask } {
  return { validateAnswer: createAnswerValidator(runValidation), answerTask: createAnswerer(runAnswer) };
}
