import { readTurkishVerbForm, type TurkishVerbForm } from '../../language/turkish-verb-forms.ts';
import { looksLikeTurkishVerb, readTurkishVerb } from '../nouns/turkish-verbs.ts';
import type { Reading } from '../reading.ts';
import { turkishNounsLikeVerbs } from '../words/turkish-words.ts';
import { wordSet } from '../words/word-list.ts';

/** Things that end like a verb of the past: "lastik". */
const thingsLikeVerbs = /(?:[ae]stik|[iu]stik|matik|notik|etik|antik|pratik|adedi|kredi|kart[iu])$/;
const others = wordSet(
  'tamamı hesabı süresi kaldı kalmış bitti lazım yok var oldu olmuş geldi gitti verdi aldı dedi',
);

/** The form of the verb at a place; undefined for a noun of the word lists. */
export function verbAt(reading: Reading, at: number): TurkishVerbForm | 'purpose' | undefined {
  const word = reading.words[at];
  if (reading.language !== 'tr' || word?.kind !== 'word' || word.isSelf) return undefined;
  const { folded } = word;
  if (turkishNounsLikeVerbs.has(folded) || thingsLikeVerbs.test(folded)) return undefined;
  if (/^(?:kaldi|kalmis|bitti|bitmis|oldu|olmus|geldi|gitti|verdi|aldi|odedi|dedi)$/.test(folded))
    return 'finite';
  // "ne kadar ödeyeceğiz": before a noun it would be "ödeyeceğimiz".
  if (/[ae]c[ae]g[iu]z$/.test(folded)) return 'finite';
  const isNoun = word.stems.some(({ isTypo, suffixes }) => !isTypo && suffixes.derivation === '');
  const verb = readTurkishVerb(folded);
  if (verb && verb.mood !== 'noun' && verb.mood !== 'imperative') {
    const isAorist = verb.mood === 'finite' && /(?<!yo)r$/.test(folded);
    if (isNoun && isAorist) return undefined;
    return verb.mood;
  }
  if (verb?.mood === 'noun') return undefined;
  if (isNoun || others.has(folded)) return undefined;
  if (looksLikeTurkishVerb(folded))
    return /m[ae]k$/.test(folded) ? 'purpose' : /m[ae]s[iu]$/.test(folded) ? undefined : 'finite';
  return readTurkishVerbForm(folded);
}

/** Whether a verb ends the clause here: no participle before a noun. */
export const endsTurkishClause = (reading: Reading, at: number): boolean => {
  const form = verbAt(reading, at);
  return form === 'finite' || form === 'wish' || form === 'converb';
};
