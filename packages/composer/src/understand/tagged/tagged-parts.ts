import { isShowcase } from '../details/showcase.ts';
import type { Range, Reading } from '../reading.ts';
import { toField } from '../remaining/find-remaining.ts';
import { overlaps } from '../score-subjects.ts';
import type { TaggedPart } from '../understanding.ts';
import { isMark } from '../word.ts';
import type { DescriptionSpan } from './description-tags.ts';

const longestLabel = 5;
const longestOption = 4;
/** Of an option, in characters. */
const longestText = 40;
/** Options stand close to each other and to the part that they belong to: "durum hazır mı bekliyor mu". */
const reach = 4;

const isShort = (most: number, { from, to }: Range): boolean => to - from <= most;

/** Words by which a text of the app may show the part. */
const wordsOf = ({ words }: Reading, { from, to }: Range): readonly string[] =>
  words
    .slice(from, to)
    .filter(({ folded }) => folded.length > 2)
    .flatMap(({ folded, stems }) => [
      folded,
      ...stems.filter(({ stem, isTypo }) => !isTypo && stem.length > 2).map(({ stem }) => stem),
    ]);

/** "quoted then booked or done": words between the values. */
const between = /^(?:then|or|and|ve|veya|ya|da|sonra|m[iu])$/;

function withoutBetween({ words }: Reading, { from, to }: Range): Range {
  const isBetween = (at: number): boolean => between.test(words[at]?.folded ?? '');
  let [first, end] = [from, to];
  while (first < end && isBetween(first)) first += 1;
  while (first < end && isBetween(end - 1)) end -= 1;
  return { from: first, to: end };
}

/** Whether a sentence ends between two places. */
const isApart = ({ words }: Reading, from: number, to: number): boolean =>
  to - from > reach || words.slice(from, to).some((word) => isMark(word, '.!?;\n'));

/** "kaç dönüm", "how many boards": what is counted names the part. */
const asked = /^(?:kac|hangi)$/;

const withoutQuestion = ({ words, language }: Reading, { from, to }: Range): Range =>
  to - from > 1 && language === 'tr' && asked.test(words[from]?.folded ?? '')
    ? { from: from + 1, to }
    : { from, to };

/** "yakıt servis sigorta": two words beside another, with nothing between them, are parts as well. */
const isPlainRow = (range: Range, [first, second, ...rest]: readonly Range[]): boolean =>
  first?.from === range.to && second?.from === first.to && rest.length === 0;

/** "weekly charts", "forms to add": screens and abilities have their own readers. */
const isOfApp = ({ index, words }: Reading, { from, to }: Range): boolean =>
  [index.screens, index.screenNouns, index.features, index.schemes, index.notIncluded].some((table) =>
    table.findAll(words, from, to).some(({ isTypo }) => !isTypo),
  );

/** The parts of each row that the words of a description name, with what can be chosen for them. */
export function taggedParts(
  reading: Reading,
  spans: readonly DescriptionSpan[],
  taken: readonly Range[],
): readonly TaggedPart[] {
  const parts: { readonly range: Range; readonly options: Range[] }[] = [];
  let end = -1;
  for (const span of spans) {
    // "8 dereceyi geçince uyarsın": a limit, or what is not wanted.
    if (taken.some((each) => overlaps(each, span))) continue;
    const last = parts.at(-1);
    if (span.name === 'field' && isShort(longestLabel, span))
      parts.push({ range: withoutQuestion(reading, span), options: [] });
    else if (span.name === 'opt' && last && isShort(longestOption, span) && !isApart(reading, end, span.from))
      last.options.push(span);
    else continue;
    end = span.to;
  }
  const split = parts.flatMap(({ range, options }) =>
    isPlainRow(range, options)
      ? [range, ...options].map((each) => ({ range: each, options: [] }))
      : [{ range, options }],
  );
  return split.flatMap(({ range, options }) => {
    const field = toField(reading, range);
    const words = wordsOf(reading, range);
    const isShown = isShowcase(reading, { from: Math.max(0, range.from - 1), to: range.to });
    // "kaç tane", "how many": a count is a part by another word.
    const isCount = words.every((word) => /^(?:tane|adet|how|many|much|long|often)$/.test(word));
    if (words.length === 0 || isCount || isShown || isOfApp(reading, range)) return [];
    return [
      {
        field,
        words,
        options: options
          .map((option) => withoutBetween(reading, option))
          .filter(({ from, to }) => from < to)
          .map((option) => ({ text: reading.written(option), words: wordsOf(reading, option) }))
          .filter(({ text }) => text.length <= longestText),
      },
    ];
  });
}
