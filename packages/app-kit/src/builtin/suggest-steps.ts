import { applyReply } from '../reply/apply-reply.ts';
import type { Answer } from './changes/change.ts';
import type { PromptInput } from './prompt-input.ts';
import { words } from './words.ts';

type Subject = 'screen' | 'color' | 'improve' | 'scheme';

const stepMaximum = 3;
const allSubjects: readonly Subject[] = ['screen', 'color', 'improve', 'scheme'];

/**
 * Up to three prompts that change the project as it is after the answer: docs/rules/builtin-provider.md#next-steps. Each
 * one was tried with `decide`, so that no suggestion is refused.
 */
export function suggestSteps(
  input: PromptInput,
  answer: Answer,
  decide: (input: PromptInput) => Answer,
): readonly string[] {
  const { language, projectName } = input;
  const applied = answer.kind === 'apply' ? applyReply(input.files, answer.reply) : null;
  if (applied?.ok === false) return [];
  const files = applied?.files ?? input.files;
  const works = (prompt: string): boolean => {
    const next = decide({ prompt, language, projectName, files });
    return next.kind === 'apply' && applyReply(files, next.reply).ok;
  };
  const { steps } = words[language];
  // The subject of this prompt comes last: after a colour, another colour is rarely the next wish.
  const isCurrent = (subject: Subject): boolean => steps[subject].includes(input.prompt);
  const subjects = [
    ...allSubjects.filter((subject) => !isCurrent(subject)),
    ...allSubjects.filter(isCurrent),
  ];
  const found: string[] = [];
  for (const subject of subjects) {
    const step = steps[subject].find(works);
    if (step !== undefined) found.push(step);
    if (found.length === stepMaximum) break;
  }
  return found;
}
