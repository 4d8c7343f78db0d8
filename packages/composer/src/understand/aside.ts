import { isEnglishQuestion } from './details/english-questions.ts';
import { isTurkishQuestion } from './details/turkish-questions.ts';
import { endsTurkishClause } from './details/turkish-verb-at.ts';
import { isBrief } from './lists/brief.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import type { Range, Reading } from './reading.ts';
import { isMark } from './word.ts';

const pronoun = /^(?:i|we|they|he|she|where|with|who|that|when)$/;

/** A bare phrase before further words. */
const weakestLead = strengths.bare - 8;

function breaks(reading: Reading, at: number): boolean {
  if (isMark(reading.words[at], ',;:-–—')) return true;
  return reading.language === 'tr'
    ? isTurkishQuestion(reading, at) || endsTurkishClause(reading, at)
    : isEnglishQuestion(reading, at) || pronoun.test(reading.folded(at));
}

/** Whether words of a short description stand in a clause after the phrase that it begins with: they say what is written down. */
export function isAside(reading: Reading, { from }: Range, about: NounCandidate): boolean {
  if (isBrief(reading) || about.isTrade || from < about.region.to) return false;
  // "diyaliz günleri | kilosu tansiyonu": what stands after a noun in the plural is another phrase.
  const isStatement = reading.folded(about.region.to) === 'var';
  if (reading.language === 'tr' && about.isPlural && about.strength >= weakestLead && !isStatement)
    return true;
  if (about.strength < strengths.bare) return false;
  if (about.strength === strengths.lead) return true;
  for (let at = about.region.to; at < from; at += 1) if (breaks(reading, at)) return true;
  return false;
}
