import { answerPrompt, streamReply } from '@kilim/app-kit';
import { collectPages, type FilePage, type WorkerJob } from '../../../platform/workers/index.ts';
import type { AnswerFormat, ProviderTask } from './provider.ts';

export interface BuiltinAnswer {
  readonly format: AnswerFormat;
  readonly text: string;
  /** Suggested next prompts of a text; a reply contains its own. */
  readonly nextSteps: readonly string[];
}

export type BuiltinInput = Omit<ProviderTask, 'files' | 'userId'>;

/** Computes an answer of the built-in provider in a worker thread, because it reads every file of the project. */
export const answerPromptJob: WorkerJob<BuiltinInput, BuiltinAnswer, FilePage<string>> = async (
  { prompt, language, projectName, quickPromptId },
  { pages },
) => {
  const files = await collectPages(pages);
  const answered = answerPrompt({
    prompt,
    language,
    projectName,
    files,
    ...(quickPromptId !== null && { quickPromptId }),
  });
  if (answered.kind === 'talk') {
    return { format: 'text', text: answered.text, nextSteps: answered.nextSteps };
  }
  return { format: 'reply', text: streamReply(answered.reply), nextSteps: [] };
};
