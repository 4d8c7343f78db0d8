import type { Language } from '@kilim/contract';
import type { AppSpec } from '../spec/app-spec.ts';
import { readFollowUp } from './follow-up.ts';
import { isQuestion } from './loose/is-question.ts';
import { isCommand } from './loose/loose-add.ts';
import { chatter } from './loose/loose-cues.ts';
import { beginsRule } from './read-by-rules.ts';
import { complains, undoes } from './verbs.ts';

/** In so many words, a question is seldom all that is said. */
const longMessage = 9;

/** "where do i put the deposit": a question that is a wish. */
const asksWhere =
  /\b(?:nowhere|where (?:do|can|should|would) (?:i|we) (?:put|write|add|enter|record|log|note)|wheres? the|no (?:place|space|room|box|field) (?:for|to)|nereye|nerden|nereden|yer(?:i)? yok)\b/;

const isShort = (folded: string): boolean => folded.split(' ').length < longMessage;

/** Short questions, rules, steps back, greetings and commands have readers of their own. */
export const hasOwnReader = (folded: string, language: Language): boolean =>
  beginsRule.test(folded) ||
  undoes.test(` ${folded} `) ||
  chatter.test(folded) ||
  (isShort(folded) && isQuestion(folded) && !asksWhere.test(folded)) ||
  (isShort(folded) && complains.test(` ${folded} `)) ||
  (folded.split(' ').length < 5 && isCommand(folded, language));

/** "send reminders by whatsapp": what no app can do is no name of a part. */
export function namesImpossible(written: string, spec: AppSpec): boolean {
  const { index, words } = readFollowUp(written, spec).reading;
  return index.notIncluded.findAll(words).some(({ isTypo }) => !isTypo);
}
