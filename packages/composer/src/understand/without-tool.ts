import type { Choice } from './choose-subject.ts';
import { isOfContestants } from './lists/record-row.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import type { Reading } from './reading.ts';
import { taggedNoun } from './tagged/index.ts';
import { isMark } from './word.ts';

const isNoRow = /^(?:tool|game)$/;

/** The choice without a tool, a game or a quiz, which a row of parts is none of: the words before the colon are written down. */
export function withoutTool(reading: Reading, choice: Choice, candidates: readonly NounCandidate[]): Choice {
  const { subject } = choice;
  if (subject === undefined) return choice;
  const isQuiz = subject.archetype === 'quiz' && isOfContestants(reading);
  if (!isQuiz && !isNoRow.test(subject.archetype)) return choice;
  const colon = reading.words.findIndex((word) => isMark(word, ':'));
  const noun = choice.noun ?? candidates[0] ?? taggedNoun(reading, { from: 0, to: colon });
  return { ...choice, subject: undefined, others: [], noun };
}
