import { wordShape } from '../../tagging/index.ts';
import type { Choice } from '../choose-subject.ts';
import type { NounCandidate } from '../nouns/candidate.ts';
import type { Reading } from '../reading.ts';
import { englishStops } from '../words/english-words.ts';
import { turkishStops } from '../words/turkish-words.ts';
import { describedClasses } from './described-classes.ts';
import { chosenWords, knownWords, rankedNouns } from './known-words.ts';
import { placesOf } from './places-of.ts';

/** Verbs stand so many words away from what they are about. */
const reach = 6;

const lengthOf = (count: number): string =>
  count < 4 ? String(count) : count < 8 ? '4-7' : count < 20 ? '8-19' : count < 50 ? '20-49' : '50+';

/** What kind of choice the other readers made. */
const kindOf = ({ subject, noun, trade, isCertain }: Choice): string =>
  `${subject ? 'S' : ''}${noun ? 'N' : ''}${trade === undefined ? '' : 'T'}${isCertain ? '' : '?'}`;

/** Features of the place of a word between the marks around it. */
function segmentFeatures(reading: Reading, at: number, word: (at: number) => string): string[] {
  const { words } = reading;
  const next = words.findIndex(({ kind }, index) => index >= at && kind === 'mark');
  const last = words.slice(0, at).findLastIndex(({ kind }) => kind === 'mark');
  const end = next === -1 ? words.length : next;
  const [ahead, behind] = [end - at, at - last];
  const [before, after] = [last === -1 ? '<' : word(last), next === -1 ? '>' : word(next)];
  const found = [
    `mark+=${after}`,
    `mark-=${before}`,
    `segment=${before} ${Math.min(behind, 4)} ${Math.min(ahead, 4)} ${after}`,
    `ahead=${Math.min(ahead, 5)}`,
    `behind=${Math.min(behind, 5)}`,
  ];
  // The word before the next mark is the verb of a Turkish clause.
  const verb = word(end - 1);
  if (end - 1 > at) found.push(`verb=${verb}`, `verbs=${verb.slice(0, 4)}`, `verbe=${verb.slice(-4)}`);
  if (last + 1 < at) found.push(`begin=${word(last + 1)}`);
  return found;
}

/** Features of a word's letters and of the words around it. */
function wordFeatures(reading: Reading, at: number, word: (at: number) => string): string[] {
  const own = word(at);
  const found = [
    `w=${own}`,
    `-1=${word(at - 1)}`,
    `+1=${word(at + 1)}`,
    `-2=${word(at - 2)}`,
    `+2=${word(at + 2)}`,
    `-1,0=${word(at - 1)} ${own}`,
    `0,+1=${own} ${word(at + 1)}`,
    `+1,+2=${word(at + 1)} ${word(at + 2)}`,
    `-2,-1=${word(at - 2)} ${word(at - 1)}`,
  ];
  if (reading.words[at]?.kind === 'word')
    found.push(
      ...[2, 3, 4].map((length) => `e${length}=${own.slice(-length)}`),
      ...[3, 4, 5].map((length) => `s${length}=${own.slice(0, length)}`),
      `e3+1=${word(at + 1).slice(-3)}`,
      `e3-1=${word(at - 1).slice(-3)}`,
      ...[-2, -1, 1, 2].map((distance) => `s4${distance}=${word(at + distance).slice(0, 4)}`),
    );
  for (let distance = 3; distance <= reach; distance += 1) {
    if (at + distance < reading.words.length)
      found.push(`after=${word(at + distance)}`, `afters=${word(at + distance).slice(0, 4)}`);
    if (at >= distance)
      found.push(`before=${word(at - distance)}`, `befores=${word(at - distance).slice(0, 4)}`);
  }
  for (const { stem } of reading.words[at]?.stems.slice(0, 2) ?? []) found.push(`stem=${stem}`);
  for (const distance of [-1, 1])
    for (const { stem } of reading.words[at + distance]?.stems.slice(0, 1) ?? [])
      found.push(`stem${distance}=${stem}`);
  return found;
}

/** The features of each word of a description, by which its tag is weighed. */
export function descriptionFeatures(
  reading: Reading,
  choice: Choice,
  candidates: readonly NounCandidate[],
): readonly (readonly string[])[] {
  const { words, language } = reading;
  const count = words.length;
  const places = placesOf(choice);
  const chosen = chosenWords(count, places);
  const known = knownWords(reading);
  const nouns = rankedNouns(count, candidates);
  const stops = language === 'en' ? englishStops : turkishStops;
  const word = (at: number): string => words[at]?.folded ?? (at < 0 ? '<' : '>');
  const isStop = (at: number): number => (words[at]?.kind === 'word' && stops.has(word(at)) ? 1 : 0);
  const near = (list: readonly string[], at: number): string =>
    `${list[at - 1] ?? ''} ${list[at] ?? ''} ${list[at + 1] ?? ''}`;
  /** Whether another statement used the word, for a field or a screen. */
  const isUsed = (at: number): number => (at >= 0 && at < count && !reading.isFree(at) ? 1 : 0);
  const kind = kindOf(choice);
  const strength = choice.noun ? Math.round(choice.noun.strength / 10) : 'x';
  const classes = describedClasses(reading, {
    choice: kind,
    places,
    chosen,
    nouns,
    known,
    length: lengthOf(count),
    isUsed,
    isStop,
  });
  return words.map((each, at) => {
    const [own, ownNoun, isChosen] = [known[at] ?? '', nouns[at] ?? '', chosen[at] ?? ''];
    const [place] = places;
    return [
      'bias',
      ...wordFeatures(reading, at, word),
      ...segmentFeatures(reading, at, word),
      ...classes(at),
      `k=${own}`,
      `k+1=${known[at + 1] ?? ''}`,
      `k-1=${known[at - 1] ?? ''}`,
      `k,k=${near(known, at)}`,
      `r=${isChosen}`,
      `r,r=${near(chosen, at)}`,
      `r,kind=${isChosen} ${kind}`,
      `r,strength=${isChosen} ${kind} ${strength}`,
      `r,n=${isChosen} ${ownNoun} ${own}`,
      `from-chosen=${place ? Math.max(-3, Math.min(3, at - place.from)) : 'none'}`,
      `n=${ownNoun}`,
      `u=${isUsed(at - 1)}${isUsed(at)}${isUsed(at + 1)}`,
      `u,r=${isUsed(at)} ${isChosen} ${kind}`,
      `u,k=${isUsed(at)} ${own}`,
      `n,k=${ownNoun} ${own}`,
      `n,n=${near(nouns, at)}`,
      `stop=${isStop(at - 1)}${isStop(at)}${isStop(at + 1)}${isStop(at + 2)}`,
      `shape=${wordShape(each.text)}`,
      `kind=${each.kind}`,
      `place=${at === 0 ? 'first' : at === count - 1 ? 'last' : 'inside'}`,
      `at=${Math.min(at, 6)}`,
      `from-end=${Math.min(count - at, 5)}`,
      `quarter=${Math.floor((4 * at) / count)}`,
      `length=${lengthOf(count)}`,
      `at,length=${Math.min(at, 4)} ${count < 8 ? lengthOf(count) : '8+'}`,
    ];
  });
}
