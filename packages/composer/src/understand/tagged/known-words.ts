import type { NounCandidate } from '../nouns/candidate.ts';
import type { PhraseTable } from '../phrase-table.ts';
import type { Range, Reading } from '../reading.ts';

/** What the lexicon knows about each word: "field/subject+" begins a field and goes on with a subject. */
export function knownWords({ words, index }: Reading): readonly string[] {
  const known: string[][] = words.map(() => []);
  const tables: readonly (readonly [name: string, table: PhraseTable<unknown>])[] = [
    ['subject', index.subjects],
    ['field', index.fields],
    ['colour', index.colours],
    ['style', index.styles],
    ['screen', index.screens],
    ['feature', index.features],
  ];
  for (const [name, table] of tables)
    for (const { start: from, length, isTypo } of table.findAll(words))
      for (let at = from; at < from + length && !isTypo; at += 1)
        known[at]?.push(at === from ? name : `${name}+`);
  return known.map((names) => names.join('/'));
}

/** Phrases that are further down the list are hardly ever what the app is about. */
const comparedNouns = 4;

/** The rank of the phrase that a word belongs to. */
export function rankedNouns(count: number, candidates: readonly NounCandidate[]): readonly string[] {
  const ranks = Array.from({ length: count }, () => '');
  for (const [rank, { range, isTrade }] of candidates.slice(0, comparedNouns).entries())
    for (let at = range.from; at < range.to; at += 1)
      ranks[at] ||= `${at === range.from ? 'B' : 'I'}${Math.min(rank, 2)}${isTrade ? 't' : ''}`;
  return ranks;
}

/** The words that the other readers take for the subject. */
export const chosenWords = (count: number, places: readonly Range[]): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    places.some(({ from }) => from === at)
      ? 'B'
      : places.some(({ from, to }) => from < at && at < to)
        ? 'I'
        : '',
  );
