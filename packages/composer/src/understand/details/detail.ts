import { upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier } from '../../language/identifiers.ts';
import { keepAcronyms } from '../../language/keep-acronyms.ts';
import type { FieldType } from '../../spec/field.ts';
import { readField } from '../lists/read-field.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';

const longestLabel = 40;

/** The words of a range as a label; contractions and line breaks are left as written. */
export function labelOf(reading: Reading, range: Range): string {
  const text = reading.written(range).replaceAll(/\s+/g, ' ').toLocaleLowerCase(reading.language);
  return keepAcronyms(
    upperCaseFirst(text.slice(0, longestLabel).trim(), reading.language),
    reading.written(range),
  );
}

/** A field that only the description names. */
export function ownField(
  label: string,
  type: FieldType,
  changes: { readonly minimum?: number } = {},
): ExplicitField {
  return {
    label,
    use: { id: toIdentifier(label, 'detail'), label: { tr: label, en: label }, type, ...changes },
  };
}

/** A field of the catalogue with the label of the description. */
export const catalogueField = (code: string, label: string): ExplicitField => ({
  label,
  use: { use: code, label: { tr: label, en: label } },
});

/** A field that the catalogue has for exactly these words or for the last of them. */
export function knownField(reading: Reading, range: Range): ExplicitField | undefined {
  const read = range.to > range.from ? readField(reading, { range, brackets: undefined }) : undefined;
  return read?.isKnown ? read.field : undefined;
}
