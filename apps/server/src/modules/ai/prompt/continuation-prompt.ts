import type { AnswerEnd } from '@kilim/app-kit';
import type { PromptMessage } from '../providers/provider.ts';

/** Characters of the answer that are shown again; its end is what matters. */
const shownMaximum = 40_000;
const pathsMaximum = 100;

function describeEnd({ open }: AnswerEnd): string {
  if (open === undefined) return 'No block is open. If nothing is missing, write nothing.';
  const tag = `<${open.name} path=${JSON.stringify(open.path)}>`;
  return `The block ${tag} is open: write the rest of it and then </${open.name}>. If nothing of it is missing, write only that tag.`;
}

/** Messages that ask the model to continue an answer that was cut off (docs/rules/turn-protocol.md#length-limit). */
export function continueMessages(
  messages: readonly PromptMessage[],
  text: string,
  end: AnswerEnd,
): readonly PromptMessage[] {
  const complete = end.complete.slice(-pathsMaximum).join(', ');
  const demand = `Your answer was cut off. Continue exactly where it stopped: your first character follows its last one. Repeat nothing, add no sentence and no code fence. ${describeEnd(end)}${complete === '' ? '' : ` Complete so far: ${complete}.`}`;
  return [
    ...messages,
    { role: 'assistant', content: text.slice(-shownMaximum) },
    { role: 'user', content: demand },
  ];
}
