import type { Reply } from '@kilim/app-kit';

/** A reply without its files, cut to what a chat message stores (docs/rules/turns.md#chat). */
export type ReplySummary = Pick<
  Reply,
  'title' | 'explanation' | 'changes' | 'nextSteps' | 'architecture' | 'projectName'
>;

/** Maximum length of a chat message. */
export const contentMaximum = 50_000;
export const titleMaximum = 200;
const lineMaximum = 1_000;
const linesMaximum = 50;

const cutLines = (lines: readonly string[]): string[] =>
  lines.slice(0, linesMaximum).map((line) => line.slice(0, lineMaximum));

/** Cuts the texts of a reply, because a model may write megabytes instead of a sentence. */
export function summarizeReply(reply: Reply): ReplySummary {
  return {
    title: reply.title.slice(0, titleMaximum),
    explanation: reply.explanation.slice(0, contentMaximum),
    changes: cutLines(reply.changes),
    nextSteps: cutLines(reply.nextSteps),
    architecture: reply.architecture.slice(0, lineMaximum),
    projectName: reply.projectName.trim().slice(0, titleMaximum),
  };
}
