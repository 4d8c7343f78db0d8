import { fold, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import { type Field, type FieldType, fieldSchema } from '../../spec/field.ts';
import { type FollowUp, targetOf } from '../follow-up.ts';
import { adds, loosens, requires } from '../verbs.ts';
import { nothing, operations, type ReadChange } from './change.ts';

/** "telefon zorunlu olsun", "make the phone optional". */
export const readRequired: ReadChange = (followUp) => {
  const named = targetOf(followUp, 'field');
  if (named === undefined || named.field.type === 'boolean') return undefined;
  const isLoose = followUp.has(loosens);
  if (!isLoose && !followUp.has(requires)) return undefined;
  if (named.field.isRequired === !isLoose) return nothing('same');
  const column = named.entity.samples.map((row) => row[named.field.id] ?? null);
  const field = { ...named.field, isRequired: !isLoose };
  return operations({ kind: 'changeField', entity: named.entity.id, field, column });
};

const newTypes: readonly (readonly [pattern: RegExp, type: FieldType])[] = [
  [/ (?:evet hayir|yes no|checkbox|onay kutusu|tik|isaretlenebilir) /, 'boolean'],
  [/ (?:uzun metin|cok satirli|long text|multi ?line|paragraph) /, 'longText'],
  [/ (?:yildiz\w*|5 uzerinden|stars?|rating) /, 'rating'],
  [/ (?:tarih ve saat|date and time) /, 'dateTime'],
  [/ (?:tarih|date) (?:olsun|yap\w*|$|field|alani)/, 'date'],
  [/ (?:para|tutar|money|currency|amount) (?:olsun|yap\w*|$|field|alani)/, 'money'],
  [/ (?:sayi|rakam|numeric|number) (?:olsun|yap\w*|$|field|alani)/, 'number'],
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
  const type = newTypes.find(([pattern]) => followUp.has(pattern))?.[1];
  if (type === undefined || type === named.field.type || named.field.formula !== undefined) return undefined;
  const { options: _options, entity: _entity, unit: _unit, ...rest } = named.field;
  const parsed = fieldSchema.safeParse({ ...rest, type });
  if (!parsed.success) return undefined;
  const keeps = compatible[named.field.type]?.includes(type) === true;
  const column = named.entity.samples.map((row) => (keeps ? (row[named.field.id] ?? null) : null));
  return operations({ kind: 'changeField', entity: named.entity.id, field: parsed.data, column });
};

/** A choice by a word of its label: "the payment options" for "Payment method". */
function choiceByWord({ reading, spec, has }: FollowUp) {
  if (!has(/ (?:option|options|choices|secenek\w*) /)) return undefined;
  for (const entity of spec.entities)
    for (const field of entity.fields) {
      const words = fold(field.label).split(' ');
      const at = reading.words.findIndex(({ folded }) => folded.length > 3 && words.includes(folded));
      if (field.type === 'choice' && at !== -1) return { entity, field, range: { from: at, to: at + 1 } };
    }
  return undefined;
}

/** "durumlara 'iptal' ekle", "add cancelled to the status options". */
export const readAddedOption: ReadChange = (followUp) => {
  const { reading, spec, has, quoted } = followUp;
  const named = targetOf(followUp, 'field') ?? choiceByWord(followUp);
  if (named?.field.type !== 'choice' || !has(adds)) return undefined;
  const { field, entity, range } = named;
  const isTurkish = reading.language === 'tr';
  const after = isTurkish
    ? / (?:\w*(?:lere|lara|sine|sina|una|une|ya|ye)|secenek\w*) /
    : / (?:to|in|option|options|choices) /;
  if (!has(after)) return undefined;
  const words = reading.words
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => word.kind === 'word' && (at < range.from || at >= range.to))
    .map(({ word }) => word)
    .filter(
      ({ folded }) =>
        !/^(?:ekle\w*|koy\w*|add|include|to|the|a|an|option|options|choice|choices|secene\w*|alanina|kismina|bir|de|da|in|as|yeni|new|olarak|listesine|field)$/.test(
          folded,
        ),
    );
  const first = words[0];
  const last = words.at(-1);
  const text = quoted[0] ?? (first && last ? reading.text.slice(first.start, last.end) : '');
  const label = upperCaseFirst(text.trim(), spec.language).slice(0, 40);
  if (label === '' || label.split(' ').length > 4) return undefined;
  const ids = new Set((field.options ?? []).map(({ id }) => id));
  const option = { id: uniqueIdentifier(toIdentifier(label, 'option'), ids), label };
  if ((field.options ?? []).some(({ label: known }) => known === label)) return undefined;
  const changed: Field = { ...field, options: [...(field.options ?? []), option] };
  const column = entity.samples.map((row) => row[field.id] ?? null);
  return operations({ kind: 'changeField', entity: entity.id, field: changed, column });
};
