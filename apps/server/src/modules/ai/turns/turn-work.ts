import type { RunJob } from '../../../platform/workers/index.ts';
import { type AnswerTask, createAnswerer } from '../providers/answer-in-worker.ts';
import type { answerPromptJob } from '../providers/answer-job.ts';
import { createJudge, type JudgeAnswer } from './judge-in-worker.ts';
import type { judgeAnswerJob } from './judge-job.ts';

/** What turns have done in worker threads. */
export function createTurnWork(
  runJudge: RunJob<typeof judgeAnswerJob>,
  runAnswer: RunJob<typeof answerPromptJob>,
): { readonly judge: JudgeAnswer; readonly answerTask: AnswerTask } {
  return { judge: createJudge(runJudge), answerTask: createAnswerer(runAnswer) };
}
