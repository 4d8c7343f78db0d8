import type { Language } from '@kilim/contract';
import { type Entity, entitySchema, type SampleValue } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';
import { localiseField, resolveField } from './resolve-field.ts';
import type { LexiconEntity, LexiconValue } from './subject.ts';

/** An entity of the lexicon in one language, validated; throws if a rule or sample names a field that does not exist. */
export function resolveEntity(entity: LexiconEntity, language: Language): Entity {
  const fields = withUniqueRoles(entity.fields.map((use) => localiseField(resolveField(use), language)));
  const resolved = entitySchema.parse({
    id: entity.id,
    pluralId: entity.pluralId,
    one: entity.one[language],
    many: entity.many[language],
    icon: entity.icon,
    fields,
    rules: entity.rules ?? [],
    samples: entity.samples.map((row) => localiseRow(row, language)),
  });
  for (const id of listReferredFields(resolved)) {
    if (!fields.some((field) => field.id === id)) throw new Error(`${entity.id} has no field ${id}`);
  }
  return resolved;
}

/** Several codes have the same role in the catalogue; in one entity the first field keeps it. */
function withUniqueRoles(fields: readonly Field[]): Field[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    if (field.role === undefined) return field;
    if (!taken.has(field.role)) {
      taken.add(field.role);
      return field;
    }
    const { role: _, ...rest } = field;
    return rest;
  });
}

const localiseRow = (
  row: Readonly<Record<string, LexiconValue>>,
  language: Language,
): Entity['samples'][number] =>
  Object.fromEntries(Object.entries(row).map(([id, value]) => [id, localiseValue(value, language)]));

export function localiseValue(value: LexiconValue, language: Language): SampleValue {
  if (Array.isArray(value)) {
    return value.map((item: string | Record<Language, string>) =>
      typeof item === 'string' ? item : item[language],
    );
  }
  if (typeof value === 'object' && 'tr' in value) return value[language];
  return value as SampleValue;
}

/** Fields of the entity itself that its rules, formulas and rows name. Movements of a stock rule are in another entity. */
function listReferredFields(entity: Entity): string[] {
  const ofRules = entity.rules.flatMap((rule) => {
    switch (rule.kind) {
      case 'noOverlap':
        return [rule.start, rule.end, rule.duration, rule.by];
      case 'stock':
        return [rule.quantity];
      case 'unique':
        return [rule.field];
      case 'endAfterStart':
        return [rule.start, rule.end];
      case 'capacity':
        return [rule.by];
      case 'setWhen':
        return [rule.field, rule.target];
      case 'messageWhen':
      case 'mark':
        return [rule.field];
    }
  });
  const ofFormulas = entity.fields.flatMap(({ formula }) => {
    if (formula?.kind === 'arithmetic') return [formula.left, formula.right];
    if (formula?.kind === 'hoursBetween') return [formula.start, formula.end];
    return formula?.kind === 'age' ? [formula.date] : [];
  });
  const ofRows = entity.samples.flatMap((row) => Object.keys(row));
  return [...ofRules, ...ofFormulas, ...ofRows].filter((id) => id !== undefined);
}
