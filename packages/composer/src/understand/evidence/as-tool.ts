import { guessCalculation } from '../calculations/guess-calculation.ts';
import type { Choice } from '../choose-subject.ts';
import type { CalculationMatch } from '../find-calculation.ts';
import { findDetails } from '../find-details.ts';
import type { Reading } from '../reading.ts';
import { subjectByPhrase } from '../subject-by-phrase.ts';
import type { ExplicitField } from '../understanding.ts';
import { findCues } from './find-cues.ts';

/** The tool for a description that asks for one without a word of the lexicon for it: a timer, else a sum of what it names. */
export function asTool(
  reading: Reading,
  choice: Choice,
  fields: readonly ExplicitField[],
): CalculationMatch | undefined {
  const { language } = reading;
  const { subject, noun, phrase } = choice;
  const named = noun?.noun ?? phrase ?? subject?.words[language][0];
  if (named === undefined) return undefined;
  const cues = findCues(reading);
  if (cues.has('timer') && !cues.has('calculate') && !cues.has('howMuchNeed')) {
    const timer = subjectByPhrase(reading.index, cues.has('untilDate') ? 'countdown' : 'timer');
    return timer ? { tool: timer, noun: named, isGuess: false } : undefined;
  }
  const isAsked = ['calculate', 'howMuchNeed', 'convert', 'percent', 'geometry'].some((cue) => cues.has(cue));
  if (!isAsked) return undefined;
  const details = findDetails(
    reading,
    choice,
    fields.map(({ label }) => label),
  );
  return {
    noun: named,
    isGuess: true,
    calculation: guessCalculation(reading, named, [...fields, ...details]),
  };
}
