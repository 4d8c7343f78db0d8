import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { readFollowUp } from '../follow-up.ts';

/** Spaces between single words are commas: "early late or night". */
export const spacedList = (list: string): string =>
  (/,/.test(list) ? list : list.replaceAll(/\s+(?:or\s+|and\s+)?/gi, ', ')).replaceAll(
    /,?\s+(?:or|and)\s+/gi,
    ', ',
  );

/** The number that a limit is for: the one whose label a word of the text names, else the first. */
export function limitedField(spec: AppSpec, text: string): string | undefined {
  const fields = (spec.entities[0]?.fields ?? []).filter(
    ({ type, formula }) => (type === 'number' || type === 'text') && formula === undefined,
  );
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const named = fields.find(({ label }) => {
    const folded = fold(label);
    return words.some((word) => folded.includes(word.slice(0, 5)));
  });
  return (named ?? fields.find(({ type }) => type === 'number'))?.label;
}

const fieldEnd =
  /(?:^|\s)(?:name|date|time|number|price|phone|address|amount|cost|fee|notes?|photo|adı|tarihi|saati|numarası|fiyatı|telefonu|adresi|tutarı|ücreti|parası|notu)$/iu;

/** A field that the lexicon knows, or that says so by its last word, and that the app does not have. */
export function isFieldName(part: string, spec: AppSpec): boolean {
  const { reading, targets } = readFollowUp(part, spec);
  return (
    !targets.some(({ range }) => range.to - range.from >= reading.words.length) &&
    (fieldEnd.test(part) ||
      reading.index.fields
        .findAll(reading.words)
        .some(({ isTypo, length }) => !isTypo && length === reading.words.length))
  );
}
