import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier } from '../../language/identifiers.ts';
import { keepAcronyms } from '../../language/keep-acronyms.ts';
import { resolveField } from '../../lexicon/index.ts';
import type { FieldUse } from '../../lexicon/subject.ts';
import { readItem } from '../read-item.ts';
import type { Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import type { ListItem } from './list-item.ts';
import { listedRow } from './listed-row.ts';
import { isUnit } from './read-field.ts';
import { asksForCount, typeInRow } from './row-types.ts';

/** Words that may be left out of a label: they ask, point or only join. */
const small =
  /^(?:kac|kacinci|hangi|m[iu]|which|how|many|much|whether|if|or|not|our|my|your|their|the|a|an|of|in|to|is|are|did|was|has|they|it|yes|no|evet|hayir|one|five|ten|\d+)$/;

const fieldMaximum = 40;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether a label says all of the words that were typed, in this form. */
function saysAll(label: string, typed: string): boolean {
  const said = new Set(wordsOf(label));
  const wanted = wordsOf(typed);
  const areOwn = [...said].every((word) => wanted.includes(word));
  return areOwn && wanted.every((word) => said.has(word) || small.test(word) || isUnit(word));
}

/** What was typed, as a label: the form that a row has is the one that is meant. */
const asTyped = (reading: Reading, { range }: ListItem): string => {
  const written = reading
    .written(range)
    .replaceAll(/["“”*_`]/g, '')
    .trim();
  return keepAcronyms(upperCaseFirst(lowerCase(written, reading.language), reading.language), written).slice(
    0,
    60,
  );
};

const withLabel = (use: FieldUse, label: string): FieldUse => {
  const { id } = resolveField(use);
  const labels = { tr: label, en: label };
  const base = typeof use === 'string' ? { use } : use;
  return { ...base, id, label: labels };
};

/** The reading of a part; "show date" is a day, although "show" alone asks for something. */
function readWords(reading: Reading, item: ListItem): ExplicitField | undefined {
  const { from, to } = item.range;
  const read = readItem(reading, item)?.field;
  return (
    read ?? (to - from > 1 ? readItem(reading, { ...item, range: { from: from + 1, to } })?.field : undefined)
  );
}

/** "adım" is a step, no form of "ad": the words of a row have no ending for whose they are. */
const isOtherWord = (reading: Reading, { range }: ListItem, label: string): boolean =>
  reading.language === 'tr' &&
  range.to - range.from === 1 &&
  !/^(?:s?[iu])?$/.test(reading.folded(range.from).slice(fold(label).length));

/** Whether the reader's label is the one to show: the same words, or a word of the lexicon without a slip or an ending. */
function isTidied(reading: Reading, { range, head }: ListItem, label: string, typed: string): boolean {
  // "kaça aldım" asks for a price; "start and end mileage" share a noun.
  if (head !== undefined || reading.folded(range.from) === 'kaca') return true;
  const match = reading.index.fields.findWhole(reading.words.slice(range.from, range.to));
  const isOneWord = range.to - range.from === 1 && reading.language === 'tr';
  return match?.isTypo === true || (match !== undefined && isOneWord) || saysAll(label, typed);
}

/** "branş" is no slip of "brand": a word with letters of its language was meant as it stands. */
const isNoSlip = ({ index, words }: Reading, { range: { from, to } }: ListItem, typed: string): boolean =>
  /[şğıçöü]/iu.test(typed) && index.fields.findWhole(words.slice(from, to))?.isTypo === true;

function readPart(reading: Reading, item: ListItem): ExplicitField {
  const typed = asTyped(reading, item);
  const found = readWords(reading, item);
  const isOtherPart =
    found !== undefined && (isOtherWord(reading, item, found.label) || isNoSlip(reading, item, typed));
  const read = isOtherPart ? undefined : found;
  const label = read !== undefined && isTidied(reading, item, read.label, typed) ? read.label : typed;
  const isPlain = read === undefined || /^(?:text|time)$/.test(resolveField(read.use).type);
  const usual = typeInRow(label) ?? (isPlain && asksForCount(typed) ? 'number' : undefined);
  const type = item.brackets === undefined ? usual : undefined;
  const isOther = read !== undefined && type !== undefined && resolveField(read.use).type !== type;
  if (read === undefined || isOther) {
    const labels = { tr: label, en: label };
    return { label, use: { id: toIdentifier(label, 'field'), label: labels, type: type ?? 'text' } };
  }
  return label === read.label ? read : { label, use: withLabel(read.use, label) };
}

/** "£45 per oven", "saat başı 90 lira": what each row begins with (`findStatedNumbers`), no part of its own. */
const statesPrice =
  /^(?:[$€£₺]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:dollars?|euros?|pounds?|naira|rupees?|quid|bucks|cents?|pence)) (?:per|an?|each|every|for each) \p{L}+$|^\p{L}+ ba[sş](?:[ıi]|[ıi]na) \d+(?:[.,]\d+)? (?:lira|tl|₺)$/iu;

/** The fields of a description that is a row: each part is one, in this order, with the label that was typed. */
export function readRow(reading: Reading): readonly ExplicitField[] {
  const fields: ExplicitField[] = [];
  for (const item of listedRow(reading)) {
    if (statesPrice.test(reading.written(item.range).trim())) continue;
    const field = readPart(reading, item);
    if (/\p{L}/u.test(field.label) && !fields.some(({ label }) => fold(label) === fold(field.label)))
      fields.push(field);
  }
  return fields.slice(0, fieldMaximum);
}
