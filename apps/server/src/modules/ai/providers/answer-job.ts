import { streamReply } from '@kilim/app-kit';
import { answerPrompt, answerQuestionOnly, nameApp, planPrompt } from '@kilim/composer';
import type { Language } from '@kilim/contract';
import { translators } from '../../../platform/i18n/index.ts';
import { collectPages, type FilePage, type WorkerJob } from '../../../platform/workers/index.ts';
import type { AnswerFormat, ProviderTask } from './provider.ts';

export interface BuiltinAnswer {
  readonly format: AnswerFormat;
  readonly text: string;
  /** What the answer costs: what was decided, without the files that were printed from it. */
  readonly charged: string;
  /** Suggested next prompts of a text; a reply contains its own. */
  readonly nextSteps: readonly string[];
}

export type BuiltinInput = Omit<ProviderTask, 'files' | 'userId'>;

/** Computes an answer of the built-in provider in a worker thread, because it reads every file of the project. */
export const answerPromptJob: WorkerJob<BuiltinInput, BuiltinAnswer, FilePage<string>> = async (
  { prompt, language, projectName, quickPromptId, mode, imageCount = 0 },
  { pages },
) => {
  const files = await collectPages(pages);
  const input = { prompt, language, projectName, files, ...(quickPromptId !== null && { quickPromptId }) };
  // Comes first, so that the answer is not taken for one about the pictures.
  const unread = imageCount === 0 ? '' : `${translators[language]('answers.images.unread')}\n\n`;
  if (mode !== 'build') {
    const { text, nextSteps } = mode === 'ask' ? answerQuestionOnly(input) : planPrompt(input);
    return { format: 'text', text: unread + text, charged: text, nextSteps };
  }
  const { answer, charged } = answerPrompt(input);
  if (answer.kind === 'talk') {
    return { format: 'text', text: unread + answer.text, charged, nextSteps: answer.nextSteps };
  }
  const { reply } = answer;
  const shown = { ...reply, explanation: unread + reply.explanation };
  return { format: 'reply', text: streamReply(shown), charged, nextSteps: [] };
};

export interface NameInput {
  readonly prompt: string;
  readonly language: Language;
}

/** The name of the app that a prompt describes; null if it describes none. In a worker, because prompts can be long. */
export const nameAppJob: WorkerJob<NameInput, string | null, never> = async (input) => nameApp(input) ?? null;
