import { toKebabCase } from '../../language/identifiers.ts';
import type { Condition, Entity, Rule } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { namesOf } from './entity-names.ts';
import { fieldById } from './entity-shape.ts';

export type Automation = Extract<Rule, { kind: 'setWhen' | 'messageWhen' | 'mark' }>;

export const isAutomation = (rule: Rule): rule is Automation =>
  rule.kind === 'setWhen' || rule.kind === 'messageWhen' || rule.kind === 'mark';

const numeric: readonly Field['type'][] = ['number', 'money', 'percent', 'duration', 'rating'];
const days: readonly Field['type'][] = ['date', 'dateTime'];

/** Whether a field can meet the condition at all. */
export function fitsCondition(field: Field | undefined, when: Condition): boolean {
  if (field === undefined || field.formula !== undefined) return false;
  if ('is' in when) {
    if (typeof when.is === 'boolean') return field.type === 'boolean';
    return field.type === 'choice' && (field.options ?? []).some(({ id }) => id === when.is);
  }
  if ('below' in when || 'above' in when) return numeric.includes(field.type);
  return days.includes(field.type);
}

/** Whether a field can get the value of a rule. */
export function fitsValue(
  field: Field | undefined,
  value: Extract<Rule, { kind: 'setWhen' }>['value'],
): boolean {
  if (field === undefined || field.formula !== undefined) return false;
  if (typeof value === 'object') return days.includes(field.type) || field.type === 'time';
  if (typeof value === 'boolean') return field.type === 'boolean';
  if (typeof value === 'number') return numeric.includes(field.type);
  return field.type === 'choice' && (field.options ?? []).some(({ id }) => id === value);
}

/** Rules that the fields still fit: a removed option leaves a rule without an effect. */
export const automationsOf = (entity: Entity): readonly Automation[] =>
  entity.rules.filter(isAutomation).filter((rule) => {
    if (!fitsCondition(fieldById(entity, rule.field), rule.when)) return false;
    return rule.kind !== 'setWhen' || fitsValue(fieldById(entity, rule.target), rule.value);
  });

export const hasMarks = (entity: Entity): boolean =>
  automationsOf(entity).some(({ kind }) => kind === 'mark');

/** File of an entity's rules, without extension. */
export const rulesPath = (entity: Entity): string =>
  `${namesOf(entity).folder}/${toKebabCase(entity.id)}-rules`;

/** 'markOfOrder': names what is notable about a row. */
export const markName = (entity: Entity): string => `markOf${namesOf(entity).type}`;
export const followName = (entity: Entity): string => `follow${namesOf(entity).type}`;
export const announceName = (entity: Entity): string => `announce${namesOf(entity).type}`;
