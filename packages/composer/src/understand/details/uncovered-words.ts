import { fold } from '../../language/fold.ts';
import { resolveField } from '../../lexicon/resolve-field.ts';
import type { Subject } from '../../lexicon/subject.ts';
import { isBrief } from '../lists/brief.ts';
import { isClassWord } from '../nouns/english/english-phrase.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { wordSet } from '../words/word-list.ts';
import { knownField } from './detail.ts';
import { isHeadWord, mayBeMoved } from './read-part.ts';
import { verbAt } from './turkish-verb-at.ts';

/** A field and the place of its words. */
interface Uncovered {
  readonly at: number;
  readonly field: ExplicitField;
}

/** Codes of what is written down of an entry and hardly ever told in a story. */
const recorded = wordSet(`
  brand breed serial plate barcode floor phone email address age score weight height dist km litre ml kcal
  protein temperature pulse systolic diastolic sugar dose speed salary deposit discount debt tip
  price fee cost bday expiry photo sign size seat pages sets reps color gender bloodtype paid fault`);

/** What these words name in a longer text belongs to the story. */
const onlyShort = wordSet('size cost paid color age score debt height pages sets');

/** "i price it", "to weight": a verb; "price list", "photo gallery": a part of another word. */
const isPartOfOther = (reading: Reading, { from, to }: Range): boolean => {
  if (isHeadWord(reading, to)) return true;
  if (reading.language === 'tr')
    return (
      /^(?:dative|locative|ablative)$/.test(reading.words[to - 1]?.stems[0]?.suffixes.case ?? '') ||
      (to - from === 1 && mayBeMoved(reading, from)) ||
      verbAt(reading, to - 1) !== undefined ||
      /^(?:gore|kadar|ile|icin)$/.test(reading.folded(to))
    );
  return (
    /^(?:i|we|they|you|he|she|to|can|will|get|gets|got|be|been|is|are|was|by|for|no|on|in)$/.test(
      reading.folded(from - 1),
    ) ||
    (!isClassWord(reading, to) &&
      to < reading.words.length &&
      reading.words[to]?.kind === 'word' &&
      !reading.index.fields.findAt(reading.words, to).length)
  );
};

/** Known fields that a description names and that no other reader took: the weights of "we weigh them and note the weight". */
export function findUncovered(
  reading: Reading,
  about: Range | undefined,
  subject: Subject | undefined,
  labels: readonly string[],
): Uncovered[] {
  const planned = fold(
    [
      ...labels,
      ...(subject?.entities ?? []).flatMap(({ one, many, fields }) => [
        one[reading.language],
        many[reading.language],
        ...fields.map((use) => resolveField(use).label[reading.language]),
      ]),
    ].join(' | '),
  );
  const roles = new Set(
    (subject?.entities ?? []).flatMap(({ fields }) => fields.map((use) => resolveField(use).id)),
  );
  const found: Uncovered[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    if (about !== undefined && about.from <= at && at < about.to) continue;
    const match = reading.index.fields.findAt(reading.words, at).find(({ isTypo }) => !isTypo);
    if (!match) continue;
    const range = { from: at, to: at + match.length };
    at = range.to - 1;
    if (!recorded.has(match.value) || (isBrief(reading) && onlyShort.has(match.value))) continue;
    if (!reading.isFreeRange(range) || isPartOfOther(reading, range)) continue;
    const isKnown = [reading.folded(range.from), fold(match.text)].some((word) =>
      planned.includes(word.slice(0, Math.max(3, word.length - 2))),
    );
    if (isKnown || roles.has(match.value)) continue;
    const field = knownField(reading, range);
    if (!field || found.some((other) => fold(other.field.label) === fold(field.label))) continue;
    found.push({ at: range.from, field });
  }
  return found;
}
