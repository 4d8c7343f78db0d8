import { fold } from '../../language/fold.ts';
import { singularEnglish } from '../../language/inflect-english.ts';
import type { Choice } from '../choose-subject.ts';
import { knownField, labelOf, ownField } from '../details/detail.ts';
import { readField } from '../lists/read-field.ts';
import type { NounCandidate } from '../nouns/candidate.ts';
import { inflectedHead } from '../nouns/turkish-noun-form.ts';
import type { Range, Reading } from '../reading.ts';
import { readRoles } from '../roles/role-pattern.ts';
import type { ExplicitField, RemainingNoun } from '../understanding.ts';
import { isMark } from '../word.ts';
import { englishChunks } from './english-remaining.ts';
import { isInBrackets, isItem, isRecorded } from './recording-context.ts';
import { turkishChunks } from './turkish-remaining.ts';

const maximum = 12;
/** In longer texts only what stands by itself between commas is a part of a record. */
const longestFragment = 16;

const overlaps = (one: Range, other: Range): boolean => one.from < other.to && other.from < one.to;

/** What other readers decide about: the phrase of the subject, trades, features, screens, looks, what is left out. */
function takenRanges(
  reading: Reading,
  { subject, about, noun }: Choice,
  candidates: readonly NounCandidate[],
  negations: readonly Range[],
): Range[] {
  const { index, words } = reading;
  const tables = [
    index.features,
    index.notIncluded,
    index.screens,
    index.screenNouns,
    index.colourContext,
    index.schemes,
    index.layouts,
    index.styles,
    index.currencies,
    index.givens,
  ] as const;
  const matched = tables.flatMap((table) =>
    table
      .findAll(words)
      .flatMap(({ start, length, isTypo }) => (isTypo ? [] : [{ from: start, to: start + length }])),
  );
  const colours = index.colours
    .findAll(words)
    .map(({ start, length }) => ({ from: start, to: start + length }))
    .filter((range) => !reading.isFreeRange(range));
  const subjects = index.subjects
    .findAll(words)
    .filter(({ value }) => value === subject)
    .map(({ start, length }) => ({ from: start, to: start + length }));
  const regions = [
    ...candidates.slice(0, 1),
    ...(noun ? [noun] : []),
    ...candidates.filter(({ isTrade }) => isTrade),
  ];
  return [
    ...matched,
    ...colours,
    ...subjects,
    ...regions.map(({ range, region }) => ({
      from: Math.min(range.from, region.from),
      to: Math.max(range.to, region.to),
    })),
    ...(about ? [about] : []),
    ...negations,
  ];
}

const isListedField = (reading: Reading, at: number): boolean =>
  reading.index.fields.findAt(reading.words, at).some(({ isTypo, length }) => !isTypo && length === 1);

/** The field that a noun of the text names. */
export function toField(reading: Reading, range: Range): ExplicitField {
  const asked = reading.folded(range.from - 1);
  if (reading.language === 'tr' && /^(?:kac|hangi)$/.test(asked))
    return (
      (asked === 'hangi' && isListedField(reading, range.from) ? knownField(reading, range) : undefined) ??
      ownField(inflectedHead(reading, range.from), asked === 'kac' ? 'number' : 'text')
    );
  const read = readField(reading, { range, brackets: undefined });
  if (read) return read.field;
  const label = labelOf(reading, range);
  return ownField(reading.language === 'en' ? singularEnglish(label) : label, 'text');
}

/** Every entry has a name; who says so asks for nothing else. */
const general = new Set(['name', 'title', 'text', 'desc']);

const codeOf = ({ use }: ExplicitField): string =>
  typeof use === 'string' ? use : 'use' in use ? use.use : '';

/** What is known of the app before. */
interface Told {
  readonly name?: string | undefined;
  /** Roles of users are no fields: "admin ve personel olsun". */
  readonly hasRoles?: boolean;
}

/** Nouns after what the description is about that may be fields, also those that another reader took. */
export function findRemaining(
  reading: Reading,
  choice: Choice,
  candidates: readonly NounCandidate[],
  negations: readonly Range[],
  { name = '', hasRoles = false }: Told = {},
): readonly RemainingNoun[] {
  const count = reading.words.filter(({ kind }) => kind === 'word').length;
  const taken = takenRanges(reading, choice, candidates, negations);
  const about = candidates[0]?.region;
  const named = new Set(fold(name).split(/\W+/));
  const found: RemainingNoun[] = [];
  for (const sentence of reading.sentences().slice(0, 40)) {
    if (about && sentence.to <= about.from) continue;
    const from = about && sentence.from <= about.from ? about.to : sentence.from;
    const area = { from, to: sentence.to };
    const chunks = reading.language === 'tr' ? turkishChunks(reading, area) : englishChunks(reading, area);
    for (const range of chunks) {
      if (found.length === maximum) return found;
      // A wished total is no field.
      if (!reading.isFree(range.from) && /^(?:toplam\w*|totals?)$/.test(reading.folded(range.from))) continue;
      // "motive olmam lazım": what the user wants to be.
      if (/^olmam(?:[iu]z)?$/.test(reading.folded(range.to))) continue;
      // "Fields:" is a heading.
      if (isMark(reading.words[range.to], ':') || taken.some((other) => overlaps(range, other))) continue;
      const isField =
        !isInBrackets(reading, range) &&
        (count <= longestFragment ||
          isItem(reading, range, sentence) ||
          isRecorded(reading, range, sentence));
      const field = toField(reading, range);
      if (general.has(codeOf(field))) continue;
      const words = reading.words
        .slice(range.from, range.to)
        .flatMap(({ folded, stems }) => [
          folded,
          ...stems.filter(({ stem, isTypo }) => !isTypo && stem.length > 2).map(({ stem }) => stem),
        ]);
      if (words.some((word) => named.has(word))) continue;
      if (hasRoles && readRoles(words.join(' ')).length > 0) continue;
      found.push({ text: reading.written(range), words, field, isField });
    }
  }
  return found;
}
