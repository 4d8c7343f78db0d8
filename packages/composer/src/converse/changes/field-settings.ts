import { type FieldType, fieldSchema } from '../../spec/field.ts';
import { type Target, targetOf } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { loosens, renames, requires } from '../verbs.ts';
import { type Change, nothing, operations, type ReadChange } from './change.ts';
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
  [
    / (?:uzun metin|uzun (?:uzun )?yaz\w*|cok satirli|(?:bir ?kac|iki|uc) satir\w*|tek satir\w* sig\w*|long(?:er)? (?:text|answers?|entries)|multi ?line|several lines|(?:more than|not just) one line|paragraphs?) /,
    'longText',
  ],
  [/ (?:yildiz\w*|5 uzerinden|stars?|rating) /, 'rating'],
  [/ (?:tarih ve saat|date and time) /, 'dateTime'],
  [/ (?:tarih|tarihe|date) (?:olsun|yap\w*|cevir\w*|donustur\w*|$|field|alani)/, 'date'],
  [/ (?:para|tutar|money|currency|amount) (?:olsun|yap\w*|$|field|alani)/, 'money'],
  [
    / (?:sayi|rakam|sayiya|rakama|numeric|number|numara) (?:olsun|yap\w*|cevir\w*|donustur\w*|$|field|alani)/,
    'number',
  ],
  [/ (?:metin|yazi|metne|yaziya|text) (?:olsun|yap\w*|cevir\w*|donustur\w*|$|field|alani)/, 'text'],
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
  if (type === undefined || (type === named.field.type && type !== 'longText')) return undefined;
  return retyped(named, type);
};

/** The field with another type; undefined if it cannot have this one. */
export function retyped(
  { entity, field }: Extract<Target, { kind: 'field' }>,
  type: FieldType,
): Change | undefined {
  if (field.formula !== undefined) return undefined;
  if (type === field.type) return nothing('same');
  const { options: _options, entity: _entity, unit: _unit, ...rest } = field;
  const parsed = fieldSchema.safeParse({ ...rest, type });
  if (!parsed.success) return undefined;
  const keeps = compatible[field.type]?.includes(type) === true;
  const column = entity.samples.map((row) => (keeps ? (row[field.id] ?? null) : null));
  return operations({ kind: 'changeField', entity: entity.id, field: parsed.data, column });
}
