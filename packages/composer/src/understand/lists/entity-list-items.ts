import { fieldCatalogue } from '../../lexicon/index.ts';
import { verbAt } from '../details/turkish-verb-at.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import type { List, ListItem } from './list-item.ts';
import { splitItems } from './split-items.ts';

const longestItem = 7;
const examples = /^(?:like|such|e\.g)$/;

/** The list of fields of an entity, or nothing if fewer than `minimum` parts name fields. */
export function makeEntityList(reading: Reading, region: Range, of: Range, minimum = 2): List | undefined {
  const items = joinAlternatives(
    reading,
    splitItems(reading, region).flatMap((item) => splitPossessed(reading, item)),
  ).filter(
    ({ range }) =>
      range.to - range.from <= (hasAnswers(reading, range) ? longestItem * 2 : longestItem) &&
      reading.isFreeRange(range),
  );
  if (items.length < minimum) return undefined;
  return { kind: 'fields', isStrong: true, isEntity: true, items, region, of };
}

/** "düzeltme mi macun mu boya mı": each answer has its own particle. */
const hasAnswers = (reading: Reading, { from, to }: Range): boolean =>
  reading.words.slice(from, to).filter(({ folded }) => /^m[iu]$/.test(folded)).length > 1;

/** "home or away", "sold yes/no" and "a reaction like rash or cough" are one field each. */
export function joinAlternatives(reading: Reading, items: readonly ListItem[]): ListItem[] {
  const joined: ListItem[] = [];
  for (const item of items) {
    const previous = joined.at(-1);
    const { from, to } = item.range;
    const before = reading.words[from - 1];
    const kinds = readKinds(reading, joined, item.range);
    if (kinds) {
      joined.push(kinds);
      continue;
    }
    const isAlternative = /^(?:or|veya)$/.test(before?.folded ?? '');
    // "tasks like build, code, test": further examples after the first.
    if (previous && isFurtherExample(reading, previous, item)) {
      const start = previous.range.to + (reading.folded(previous.range.to) === 'such' ? 2 : 1);
      joined[joined.length - 1] = { range: previous.range, brackets: { from: start, to } };
      continue;
    }
    const several = isAlternative ? severalWords(reading, joined, item.range) : undefined;
    if (several) {
      joined.push({ range: several, brackets: several });
      continue;
    }
    if (previous && isYesNo(reading, previous.range, item.range)) {
      const yes = previous.range.to - 1;
      joined[joined.length - 1] = {
        range: { from: previous.range.from, to: yes },
        brackets: { from: yes, to },
      };
    } else if (
      previous &&
      isAlternative &&
      (previous.brackets === undefined || isExample(reading, previous.range))
    ) {
      if (isExample(reading, previous.range)) {
        // "substrate like bark or rock": what it may be.
        const start = previous.range.to + (reading.folded(previous.range.to) === 'such' ? 2 : 1);
        joined[joined.length - 1] = { range: previous.range, brackets: { from: start, to } };
        continue;
      }
      if (from - previous.range.to > 1) continue;
      joined[joined.length - 1] = { range: { from: previous.range.from, to }, brackets: undefined };
    } else joined.push({ ...item, range: withoutExamples(reading, item.range) });
  }
  return joined.filter(({ range }) => range.to > range.from);
}

const isUnknownWord = (reading: Reading, { from, to }: Range): boolean =>
  to - from === 1 &&
  reading.words[from]?.kind === 'word' &&
  reading.index.fields.findAt(reading.words, from).every(({ isTypo }) => isTypo);

const isAnswer = (reading: Reading, { from, to }: Range): boolean => {
  const known = reading.index.fields.findWhole(reading.words.slice(from, to));
  const type = known && !known.isTypo ? fieldCatalogue[known.value]?.type : 'text';
  return to - from === 1 && (type === 'text' || type === 'boolean' || type === 'choice' || type === 'list');
};

const isFurtherExample = (reading: Reading, previous: ListItem, { range }: ListItem): boolean =>
  isExample(reading, previous.range) &&
  isMark(reading.words[range.from - 1], ',') &&
  isAnswer(reading, range) &&
  // "bark or rock, elevation": what follows the last answer is another field.
  !(
    previous.brackets &&
    reading.words.slice(previous.brackets.from, previous.brackets.to).some(({ folded }) => folded === 'or')
  ) &&
  range.from - (previous.brackets?.to ?? range.from - 1) <= 1;

/** "keep, sell or sold": one field with three answers; takes the words from the parts before. */
function severalWords(reading: Reading, before: ListItem[], last: Range): Range | undefined {
  const previous = before.at(-1);
  const first = before.at(-2);
  if (!previous || !first || !isMark(reading.words[previous.range.from - 1], ',')) return undefined;
  const areWords = [first.range, previous.range, last].every(
    (range) => isUnknownWord(reading, range) && !reading.folded(range.from).endsWith('ing'),
  );
  if (!areWords || previous.range.from - first.range.to !== 1) return undefined;
  before.splice(-2);
  return { from: first.range.from, to: last.to };
}

function isYesNo(reading: Reading, first: Range, second: Range): boolean {
  const isNo = second.to - second.from === 1 && /^(?:no|hayir)$/.test(reading.folded(second.from));
  return isNo && first.to - first.from > 1 && /^(?:yes|evet)$/.test(reading.folded(first.to - 1));
}

const isExample = (reading: Reading, { to }: Range): boolean =>
  examples.test(reading.folded(to)) || examples.test(reading.folded(to + 1));

function withoutExamples(reading: Reading, { from, to }: Range): Range {
  const isClause = /^(?:what|who|where|how|when|which|whether|if)$/.test(reading.folded(from));
  for (let at = from + 1; at < to; at += 1) {
    const folded = reading.folded(at);
    if (examples.test(folded) || (!isClause && relative.test(folded))) return { from, to: at };
  }
  return { from, to };
}

/** "the parts I used": what follows the noun is no part of the label. */
const relative = /^(?:i|we|they|that|which)$/;

/** "öksürük, kusma gibi belirtiler" is one field with these kinds; takes them from the parts before it. */
function readKinds(reading: Reading, before: ListItem[], { from, to }: Range): ListItem | undefined {
  let like = from + 1;
  while (like < to && reading.folded(like) !== 'gibi') like += 1;
  if (like >= to - 1) return undefined;
  let start = from;
  for (let last = before.at(-1); last && isKind(reading, last, start); last = before.at(-1)) {
    start = last.range.from;
    before.pop();
  }
  return { range: { from: like + 1, to }, brackets: { from: start, to: like } };
}

const isKind = (reading: Reading, { range, brackets }: ListItem, next: number): boolean =>
  brackets === undefined &&
  next - range.to <= 2 &&
  reading.words[range.from - 1]?.kind !== 'word' &&
  !reading.words
    .slice(range.from, range.to)
    .some(({ stems }) => stems.some(({ suffixes }) => suffixes.person === 2)) &&
  reading.index.fields.findWhole(reading.words.slice(range.from, range.to)) === undefined;

/** The place of the first mark of these in a range, or its end. */
export function findMark(reading: Reading, { from, to }: Range, marks: string): number {
  for (let at = from; at < to; at += 1) if (isMark(reading.words[at], marks)) return at;
  return to;
}

/** "tarihi saati yeri": each word is a part if the first is a field. */
function splitPossessed(reading: Reading, item: ListItem): ListItem[] {
  const { from, to } = item.range;
  const words = reading.words.slice(from, to);
  const isField = reading.index.fields.findWhole(words.slice(0, 1)) !== undefined;
  const areAll = words.every(({ folded }) => /(?:[^aeiou][iu]|s[iu])$/.test(folded));
  const isClause = words.some(
    ({ folded }, at) => /^m[iu]$/.test(folded) || verbAt(reading, from + at) !== undefined,
  );
  if (reading.language !== 'tr' || isClause || words.length < 3 || item.brackets || !isField || !areAll)
    return [item];
  return words.map((_, at) => ({ range: { from: from + at, to: from + at + 1 }, brackets: undefined }));
}
