import type { Language } from '@kilim/contract';
import { fold, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import { withFittingInitial } from '../../print/entity/initial-value.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field, FieldType } from '../../spec/field.ts';
import { readFollowUp } from '../follow-up.ts';
import { type Change, nothing, operations, type ReadChange } from './change.ts';

const patterns: readonly RegExp[] = [
  /^(?:the )?(?<choice>[^,:]{2,50}?) (?:options|choices|seçenekleri|secenekleri)\s*[:=]\s*(?<list>[^:]*,[^:]*)$/iu,
  /^(?:make|turn) (?:the )?(?<choice>[^,:]{2,50}?)(?: field)? (?:into )?a choice(?: of| between| from|:)?:?\s+(?<list>[^:]*,[^:]*)$/iu,
  /^(?:the )?(?<choice>[^,:]{2,50}?)(?: options| choices)? (?:should be|must be|to be|are|=)\s*:?\s*(?<list>[^:]*,[^:]*)$/iu,
  /^(?<choice>[^,:]{2,50}?)(?: seçenekleri| secenekleri)? (?:şunlar|sunlar|şöyle|soyle)(?: olsun)?\s*:?\s*(?<list>[^:]*,[^:]*?)(?: olsun)?$/iu,
  /^(?<choice>\S+(?: seçenekleri| secenekleri)?)\s*:?\s+(?<list>[^:]*,[^:]*?) olsun\s*[.!]?$/iu,
];

/** Fields that can become a choice. */
const choosable: ReadonlySet<FieldType> = new Set(['choice', 'text', 'longText', 'number', 'boolean']);

const split = (list: string): readonly string[] =>
  list
    .split(/\s*[,;]\s*|\s+(?:ve|and|or|veya)\s+/iu)
    .map((text) => text.replaceAll(/^["'“”\s]+|["'“”.!\s]+$/g, ''))
    .filter((text) => /\p{L}|\d/u.test(text))
    .slice(0, 24);

/** The field as a choice of these texts; options of the same name are kept. Undefined if two texts are alike. */
export function chooseFrom(
  entity: Entity,
  field: Field,
  texts: readonly string[],
  language: Language,
): Change | undefined {
  const known = field.options ?? [];
  const ids = new Set(known.map(({ id }) => id));
  const options = texts.map((text) => {
    const label = upperCaseFirst(text, language).slice(0, 40);
    const same = known.find((option) => fold(option.label) === fold(label));
    if (same !== undefined) return same;
    const id = uniqueIdentifier(toIdentifier(label, 'option'), ids);
    ids.add(id);
    return { id, label };
  });
  if (new Set(options.map(({ id }) => id)).size !== options.length) return undefined;
  if (options.length === known.length && options.every(({ id }, at) => known[at]?.id === id))
    return nothing('same');
  // Sample rows get the new options in turn.
  const column = entity.samples.map((row, at) => {
    const value = row[field.id];
    return options.some(({ id }) => id === value)
      ? (value ?? null)
      : (options[at % options.length]?.id ?? null);
  });
  const changed = withFittingInitial({ ...field, type: 'choice', options });
  return operations({ kind: 'changeField', entity: entity.id, field: changed, column });
}

/** "categories should be bread, cakes, drinks": all options of a choice at once; options of the same name are kept. */
export const readSetOptions: ReadChange = ({ reading, spec }) => {
  for (const pattern of patterns) {
    const { choice = '', list = '' } = pattern.exec(reading.text)?.groups ?? {};
    const texts = split(list);
    // Quotes and verbs belong to another wish.
    if (
      texts.some((text) => /["“”]/.test(text) || / (?:ekle|yerine|kaldir|sil)(?: |$)/.test(` ${fold(text)}`))
    )
      continue;
    if (texts.length < 2 || texts.some((text) => text.split(/\s+/).length > 4)) continue;
    const named = readFollowUp(choice, spec).targets.find(
      ({ target }) =>
        target.kind === 'field' && choosable.has(target.field.type) && target.field.formula === undefined,
    )?.target;
    if (named?.kind !== 'field') continue;
    const { entity, field } = named;
    // A text becomes a choice only where this word is used.
    if (field.type !== 'choice' && (!/ choice\b| seçmeli/iu.test(reading.text) || field.role === 'title'))
      continue;
    const change = chooseFrom(entity, field, texts, spec.language);
    if (change === undefined) continue;
    return change;
  }
  return undefined;
};
