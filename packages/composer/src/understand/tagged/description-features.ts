import { letterFeatures, wordShape } from '../../tagging/index.ts';
import { classesOf } from '../../word-classes/index.ts';
import type { Choice } from '../choose-subject.ts';
import type { NounCandidate } from '../nouns/candidate.ts';
import type { Reading } from '../reading.ts';
import { englishStops } from '../words/english-words.ts';
import { turkishStops } from '../words/turkish-words.ts';
import { chosenWords, knownWords, rankedNouns } from './known-words.ts';
import { placesOf } from './places-of.ts';

const lengthOf = (count: number): string =>
  count < 4 ? String(count) : count < 8 ? '4-7' : count < 20 ? '8-19' : count < 50 ? '20-49' : '50+';

/** What kind of choice the other readers made. */
const kindOf = ({ subject, noun, trade, isCertain }: Choice): string =>
  `${subject ? 'S' : ''}${noun ? 'N' : ''}${trade === undefined ? '' : 'T'}${isCertain ? '' : '?'}`;

/** What the network knows of the whole description. */
function textFeatures({ words, language }: Reading, choice: Choice, classes: readonly string[]): string[] {
  const kind = kindOf(choice);
  const strength = choice.noun ? Math.round(choice.noun.strength / 10) : 'x';
  const [place] = placesOf(choice);
  return [
    `o=${language}`,
    `o=${kind}`,
    `o=${kind} ${strength}`,
    `o=${lengthOf(words.length)}`,
    `o=c ${(place && classes[place.to - 1]) ?? 'none'}`,
  ];
}

/** What the network knows of each word: its letters and class, and what the readers and the lexicon take it for. */
export function descriptionFeatures(
  reading: Reading,
  choice: Choice,
  candidates: readonly NounCandidate[],
): readonly (readonly string[])[] {
  const { words, language } = reading;
  const chosen = chosenWords(words.length, placesOf(choice));
  const known = knownWords(reading);
  const nouns = rankedNouns(words.length, candidates);
  const stops = language === 'en' ? englishStops : turkishStops;
  const classes = classesOf(words, language);
  const ofText = textFeatures(reading, choice, classes);
  return words.map(({ kind, text, folded, stems }, at) => [
    `w=${folded}`,
    `k=${known[at] ?? ''}`,
    `r=${chosen[at] ?? ''}`,
    `n=${nouns[at] ?? ''}`,
    // Whether another statement used the word, for a field or a screen, and whether it has a meaning of its own.
    `u=${reading.isFree(at) ? 0 : 1}${kind === 'word' && stops.has(folded) ? 1 : 0}`,
    `c=${classes[at] ?? ''}`,
    `shape=${kind === 'word' ? wordShape(text) : kind}`,
    `at=${Math.min(at, 6)}`,
    ...ofText,
    ...(kind === 'word' ? letterFeatures(folded) : []),
    ...stems.slice(0, 1).map(({ stem }) => `stem=${stem}`),
  ]);
}
