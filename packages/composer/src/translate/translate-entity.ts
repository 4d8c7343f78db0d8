import type { Language } from '@kilim/contract';
import { pluralEnglish } from '../language/inflect-english.ts';
import { pluralTurkish } from '../language/inflect-turkish.ts';
import { fieldCatalogue, resolveField, subjects } from '../lexicon/index.ts';
import type { LexiconEntity, LexiconField, LocalText, Subject } from '../lexicon/subject.ts';
import type { Entity } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';

type Translate = (text: string) => string;

/** The other text of a pair whose text in this language is the given one. */
const otherOf = (pair: LocalText | undefined, text: string, from: Language): string | undefined =>
  pair?.[from] === text ? pair[from === 'tr' ? 'en' : 'tr'] : undefined;

/** The entity of the lexicon with this id: that of the app's subject, else the first. */
function findEntity(id: string, subject: Subject | undefined): LexiconEntity | undefined {
  const own = subject?.entities.find((entity) => entity.id === id);
  if (own !== undefined) return own;
  for (const { entities } of subjects) {
    const found = entities.find((entity) => entity.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Fields of the lexicon with this id, the likeliest first. */
const findFields = (id: string, entity: LexiconEntity | undefined): readonly LexiconField[] => [
  ...(entity?.fields.map(resolveField) ?? []).filter((field) => field.id === id),
  ...Object.values(fieldCatalogue).filter((field) => field.id === id),
];

function translateField(
  field: Field,
  from: Language,
  entity: LexiconEntity | undefined,
  translate: Translate,
): Field {
  const known = findFields(field.id, entity);
  const other = (text: string, pairOf: (field: LexiconField) => LocalText | undefined): string => {
    for (const each of known) {
      const found = otherOf(pairOf(each), text, from);
      if (found !== undefined) return found;
    }
    return translate(text);
  };
  const { unit, placeholder, options } = field;
  return {
    ...field,
    label: other(field.label, ({ label }) => label),
    ...(unit === undefined ? {} : { unit: other(unit, (each) => each.unit) }),
    ...(placeholder === undefined ? {} : { placeholder: other(placeholder, (each) => each.placeholder) }),
    ...(options === undefined
      ? {}
      : {
          options: options.map((option) => ({
            ...option,
            label: other(
              option.label,
              (each) => each.options?.find(({ label }) => label[from] === option.label)?.label,
            ),
          })),
        }),
  };
}

/** Names, labels, options and messages of an entity in the other language; rows stay as they are. */
export function translateEntity(
  entity: Entity,
  from: Language,
  subject: Subject | undefined,
  translate: Translate,
): Entity {
  const known = findEntity(entity.id, subject);
  const one = otherOf(known?.one, entity.one, from) ?? translate(entity.one);
  const many =
    otherOf(known?.many, entity.many, from) ??
    (one === entity.one ? translate(entity.many) : from === 'tr' ? pluralEnglish(one) : pluralTurkish(one));
  return {
    ...entity,
    one,
    many,
    fields: entity.fields.map((field) => translateField(field, from, known, translate)),
    rules: entity.rules.map((rule) => {
      if (rule.kind === 'messageWhen') return { ...rule, message: translate(rule.message) };
      return rule.kind === 'mark' ? { ...rule, label: translate(rule.label).slice(0, 24) } : rule;
    }),
  };
}
