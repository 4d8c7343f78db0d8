import { fold } from '../../language/fold.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import { readAddedFields } from './add-field.ts';
import type { ReadChange } from './change.ts';

// On the text as typed: the new field, the place, and the field that is there.
const patterns = [
  /^(?:put|add|place|insert)\s+(?:an?\s+|the\s+)?(?<added>(?!\S+ (?:right|directly) )[^,.;:]{2,40}?)\s+(?<place>under|below|beneath|after|above|before)\s+(?:the\s+)?(?<known>[^,.;:]{2,40}?)\s*[.!]?$/iu,
  /^(?<known>[^,.;:]{2,40}?)\s+(?:hemen\s+)?(?<place>yanına|yanina|altına|altina|altında|altinda|üstüne|ustune|üstünde|ustunde|üzerine|uzerine|önüne|onune|sonrasına|sonrasina|sonra)\s+(?:bir\s+)?(?<added>[^,.;:]{2,40}?)\s+(?:alanı\s+|alani\s+)?(?:(?:de|da)\s+)?(?:ekle\p{L}*|koy\p{L}*|gelsin|olsun|alalım|alalim|yaz\p{L}*|girelim)(?:\s+(?:hocam|abi|lütfen|lutfen|kardeş|usta))?\s*[.!]?$/iu,
];
const isBefore = /^(?:above|before|ustun\w*|uzerin\w*|onun\w*)$/;

const fieldIn = ({ targets }: FollowUp) =>
  targets.flatMap(({ target }) => (target.kind === 'field' ? [target] : []))[0];

/** "put e-mail under phone", "telefonun altına e-posta ekle": a new field beside one that is there. */
export const readPlacedField: ReadChange = ({ reading, spec, targets }) => {
  const groups = patterns
    .map((pattern) => pattern.exec(reading.text)?.groups)
    .find((each) => each !== undefined);
  const { added = '', place = '', known = '' } = groups ?? {};
  if (groups === undefined) return undefined;
  // When both fields exist already, the request moves one of them; `move-field.ts` reads it.
  const named = new Set(
    targets.flatMap(({ target, range }) => (target.kind === 'field' ? [range.from] : [])),
  );
  if (named.size > 1) return undefined;
  const beside = fieldIn(readFollowUp(known, spec));
  if (beside === undefined || fieldIn(readFollowUp(added, spec)) !== undefined) return undefined;
  const wish = reading.language === 'tr' ? `${added} alanı ekle` : `add ${added} field`;
  const change = readAddedFields(readFollowUp(wish, spec));
  if (change?.kind !== 'operations') return undefined;
  const [operation, ...others] = change.operations;
  if (operation?.kind !== 'addField' || others.length > 0) return undefined;
  const { entity } = beside;
  const at = entity.fields.findIndex(({ id }) => id === beside.field.id);
  const index = isBefore.test(fold(place)) ? at : at + 1;
  const column = entity.samples.map((_, row) => operation.column[row] ?? null);
  return { kind: 'operations', operations: [{ ...operation, entity: entity.id, index, column }] };
};
