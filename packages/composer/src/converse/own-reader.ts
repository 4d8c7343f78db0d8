import type { Language } from '@kilim/contract';
import type { AppSpec } from '../spec/app-spec.ts';
import { readFollowUp } from './follow-up.ts';
import { isQuestion } from './loose/is-question.ts';
import { isCommand } from './loose/loose-add.ts';
import { chatter } from './loose/loose-cues.ts';
import { beginsRule } from './read-by-rules.ts';
import { complains, undoes, wishes } from './verbs.ts';

/** In so many words, a question is seldom all that is said. */
const longMessage = 9;

/** "where do i put the deposit": a question that is a wish. */
export const asksWhere =
  /\b(?:nowhere|where (?:do|can|should|would) (?:i|we) (?:put|write|add|enter|record|log|note)|wheres? the|no (?:place|space|room|box|field) (?:for|to)|nereye|nerden|nereden|yer(?:i)? yok)\b/;

const isShort = (folded: string): boolean => folded.split(' ').length < longMessage;

/** Short questions, rules, steps back, greetings and commands have readers of their own. */
export const hasOwnReader = (folded: string, language: Language): boolean =>
  beginsRule.test(folded) ||
  undoes.test(` ${folded} `) ||
  chatter.test(folded) ||
  (isShort(folded) && isQuestion(folded) && !asksWhere.test(folded)) ||
  onlyAsks(folded) ||
  (folded.split(' ').length < 5 && isCommand(folded, language));

/** "why is it empty", "where can i change that", "zorunda mıyım": who asks so wants to know something. */
const wantsToKnow =
  /\b(?:neden|niye|nasil|zorunda|why|do i|does it|how (?:do|can|does)|where (?:can|do) i (?:change|find|see|turn)|(?:is|are) the)\b/;

/** Whether a message asks or complains without a wish, so that nothing is changed for it. */
const onlyAsks = (folded: string): boolean =>
  !wishes.test(folded) &&
  !asksWhere.test(folded) &&
  (complains.test(` ${folded} `) || (isQuestion(folded) && wantsToKnow.test(folded)));

/** Whether a message is a question or a complaint, which takes nothing away. */
export const asksOrComplains = (folded: string): boolean =>
  isQuestion(folded) || complains.test(` ${folded} `);

/** "send reminders by whatsapp": what no app can do is no name of a part. */
export function namesImpossible(written: string, spec: AppSpec): boolean {
  const { index, words } = readFollowUp(written, spec).reading;
  return index.notIncluded.findAll(words).some(({ isTypo }) => !isTypo);
}

/** Words for the app as a whole. */
export const namesApp = /\b(?:uygulama\w*|program\w*|app)\b/;
