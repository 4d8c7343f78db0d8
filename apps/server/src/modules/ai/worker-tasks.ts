import type { RunJob } from '../../platform/workers/index.ts';
import { createAnswerJoiner, type JoinAnswer, type joinAnswerJob } from './answers/join-answer.ts';
import { createWordsReader, type ReadWordsAnswer, type readWordsJob } from './answers/read-words-answer.ts';
import { createAnswerValidator, type ValidateAnswers } from './answers/validate-in-worker.ts';
import type { validateAnswersJob } from './answers/validation-job.ts';
import { createHeldMerger, type MergeHeld, type mergeHeldJob } from './held/merge-held.ts';
import { createPromptTasks, type PromptJobs, type PromptTasks } from './prompt/prompts-in-worker.ts';
import {
  type AnswerPrompt,
  createAppNames,
  createBuiltinAnswers,
  type NameApp,
} from './providers/answer-in-worker.ts';
import type { answerPromptJob, nameAppJob } from './providers/answer-job.ts';

/** The CPU-bound work of turns, which runs in worker threads because its cost depends on files and answers. */
export interface TurnTasks extends PromptTasks {
  readonly validateAnswers: ValidateAnswers;
  /** Joins an answer that was cut off with its continuation. */
  readonly joinAnswer: JoinAnswer;
  /** Merges changes that waited with what changed since. */
  readonly mergeHeld: MergeHeld;
  /** Reads the words of an answer that changes nothing. */
  readonly readWords: ReadWordsAnswer;
  /** Computes an answer of the built-in provider. */
  readonly answerPrompt: AnswerPrompt;
  /** Names the app that a prompt describes. */
  readonly nameApp: NameApp;
}

export interface TurnJobs extends PromptJobs {
  readonly validateAnswers: RunJob<typeof validateAnswersJob>;
  readonly joinAnswer: RunJob<typeof joinAnswerJob>;
  readonly mergeHeld: RunJob<typeof mergeHeldJob>;
  readonly readWords: RunJob<typeof readWordsJob>;
  readonly answerPrompt: RunJob<typeof answerPromptJob>;
  readonly nameApp: RunJob<typeof nameAppJob>;
}

export function createTurnTasks(jobs: TurnJobs): TurnTasks {
  return {
    ...createPromptTasks(jobs),
    validateAnswers: createAnswerValidator(jobs.validateAnswers),
    joinAnswer: createAnswerJoiner(jobs.joinAnswer),
    mergeHeld: createHeldMerger(jobs.mergeHeld),
    readWords: createWordsReader(jobs.readWords),
    answerPrompt: createBuiltinAnswers(jobs.answerPrompt),
    nameApp: createAppNames(jobs.nameApp),
  };
}
