import { type FieldType, fieldSchema } from '../../spec/field.ts';
import { targetOf } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { loosens, renames, requires } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';
import { withoutStatedType } from './stated-type.ts';

/** "telefon zorunlu olsun", "make the phone optional". */
export const readRequired: ReadChange = (followUp) => {
  const named = targetOf(followUp, 'field');
  if (named === undefined || followUp.has(renames) || named.field.type === 'boolean') return undefined;
  const isLoose = followUp.has(loosens);
  if (!isLoose && !followUp.has(requires)) return undefined;
  const places = new Set<number>();
  const found = followUp.targets.flatMap(({ target, range }): Operation[] => {
    // One meaning of each word; a box is ticked or not.
    const isOther = target.kind === 'field' && target.entity.id === named.entity.id;
    if (!isOther || places.has(range.from) || target.field.type === 'boolean') return [];
    places.add(range.from);
    if (target.field.isRequired === !isLoose) return [];
    const column = target.entity.samples.map((row) => row[target.field.id] ?? null);
    const field = { ...target.field, isRequired: !isLoose };
    return [{ kind: 'changeField', entity: target.entity.id, field, column }];
  });
  return found.length === 0 ? nothing('same') : operations(...found);
};

const newTypes: readonly (readonly [pattern: RegExp, type: FieldType])[] = [
  [/ (?:evet hayir|yes no|checkbox|onay kutusu|tik|isaretlenebilir) /, 'boolean'],
  [/ (?:uzun metin|cok satirli|long text|multi ?line|paragraph) /, 'longText'],
  [/ (?:yildiz\w*|5 uzerinden|stars?|rating) /, 'rating'],
  [/ (?:tarih ve saat|date and time) /, 'dateTime'],
  [/ (?:tarih|date) (?:olsun|yap\w*|$|field|alani)/, 'date'],
  [/ (?:para|tutar|money|currency|amount) (?:olsun|yap\w*|$|field|alani)/, 'money'],
  [/ (?:sayi|rakam|numeric|number|numara) (?:olsun|yap\w*|$|field|alani)/, 'number'],
  [/ (?:metin|yazi|text) (?:olsun|yap\w*|$|field|alani)/, 'text'],
];

const compatible: Partial<Record<FieldType, readonly FieldType[]>> = {
  text: ['longText'],
  longText: ['text'],
  number: ['money', 'rating', 'percent'],
  money: ['number'],
};

/** "miktarı sayı yap", "make notes a long text": another type; sample values that do not fit are left out. */
export const readRetyped: ReadChange = (followUp) => {
  const named = targetOf(followUp, 'field');
  if (
    named === undefined ||
    !followUp.has(/ (?:yap\w*|olsun|cevir\w*|degistir\w*|make|turn|change|convert|should be) /)
  )
    return undefined;
  // "son ziyaret ekle, tarih olsun" gives the type of what is added.
  const stated = withoutStatedType(followUp);
  if (stated.type !== undefined && stated.followUp.has(/ (?:ekle\w*|add) /)) return undefined;
  const type = newTypes.find(([pattern]) => followUp.has(pattern))?.[1];
  if (type === undefined || named.field.formula !== undefined) return undefined;
  if (type === named.field.type) return type === 'longText' ? nothing('same') : undefined;
  const { options: _options, entity: _entity, unit: _unit, ...rest } = named.field;
  const parsed = fieldSchema.safeParse({ ...rest, type });
  if (!parsed.success) return undefined;
  const keeps = compatible[named.field.type]?.includes(type) === true;
  const column = named.entity.samples.map((row) => (keeps ? (row[named.field.id] ?? null) : null));
  return operations({ kind: 'changeField', entity: named.entity.id, field: parsed.data, column });
};
