import { namesPerson } from '../clause-points.ts';
import { isUnit } from '../lists/read-field.ts';
import { isClassWord } from '../nouns/english/english-phrase.ts';
import type { Range, Reading } from '../reading.ts';
import { prepositions, subjectPronouns } from '../words/english-classes.ts';
import {
  englishAdjectives,
  englishAppWords,
  englishAudience,
  englishBusinesses,
  englishGenericHeads,
  englishStops,
} from '../words/english-words.ts';
import { wordSet } from '../words/word-list.ts';

/** Nouns that say when, how much or which, and name nothing of an entry; and verbs of wishes. */
const circumstances = wordSet(`
  day days week weeks month months year years morning evening night nights hour hours minute minutes time times today tomorrow
  yesterday saturday sunday monday tuesday wednesday thursday friday weekend lot lots bit bits sort sorts kind kinds way ways
  twice once top bottom screen page tab button back home work know tell pick record write log put say says said pay out up off down
  end start rest part parts each half next extra stuff everything nothing enough idea main first last same different two three four
  five six seven eight nine ten hundred dozen quid dollars pounds euros number numbers facebook instagram excel paper phone computer
  internet map maps graph chart print summary search sign free sale rent hire loan swap swaps sell buy make cook bake bring want wish
  group groups field fields average spend spent earn cut lent worth bf gf sister brother mate mates oh smth haha hmm cause em one warn
  takes brings pays gets goes sings does biggest best worst feature features screens rules data model
  uk us eu usa son daughter`);

/** With these a noun belongs to the entry; after others it says where, when or for whom. */
const joining = /^(?:with|and|or|plus|incl|including|by|per|of|n|then)$/;

function isNoun(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (word?.kind !== 'word' || word.folded.length < 2 || isClassWord(reading, at)) return false;
  const { folded } = word;
  const isOther = [
    englishStops,
    englishAdjectives,
    englishAudience,
    englishAppWords,
    englishGenericHeads,
    englishBusinesses,
  ].some((set) => set.has(folded));
  return (
    !isOther &&
    !circumstances.has(folded) &&
    !isUnit(folded) &&
    !namesPerson(reading, at) &&
    (!/\w{3,}(?:ing|ed|ly)$/.test(folded) || isJoinedNoun(reading, at)) &&
    !/^\d/.test(folded)
  );
}

/** "vet visits and worming": after a noun and "and" this is one, too. */
const isJoinedNoun = (reading: Reading, at: number): boolean =>
  reading.folded(at).endsWith('ing') &&
  /^(?:and|plus|n)$/.test(reading.folded(at - 1)) &&
  !isClassWord(reading, at - 2) &&
  (isClassWord(reading, at + 1) || at + 1 >= reading.words.length);

/** "at school", "on my phone": the words before it lead to a preposition. */
function isOutside(reading: Reading, from: number): boolean {
  let at = from - 1;
  while (at >= 0 && at > from - 4) {
    const folded = reading.folded(at);
    const word = reading.words[at];
    if (word?.kind === 'mark') return false;
    if (joining.test(folded)) return false;
    if (prepositions.has(folded) || folded === 'to') return true;
    // "I quote": a verb.
    if (subjectPronouns.has(folded)) return at === from - 1;
    // "at our swimming pool"; after another noun a new phrase begins.
    if (!isClassWord(reading, at) && !/\w{3,}(?:ing|ed)$/.test(folded)) return false;
    at -= 1;
  }
  return false;
}

/** The nouns between two places that may be parts of a record. */
export function englishChunks(reading: Reading, { from, to }: Range): Range[] {
  const found: Range[] = [];
  for (let at = from; at < to; at += 1) {
    if (!isNoun(reading, at)) continue;
    let end = at + 1;
    while (end < to && end - at < 3 && isNoun(reading, end)) end += 1;
    if (!isOutside(reading, at)) found.push({ from: at, to: end });
    at = end - 1;
  }
  return found;
}
