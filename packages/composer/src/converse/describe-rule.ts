import type { Automation } from '../print/entity/automation.ts';
import { isAutomation } from '../print/entity/automation.ts';
import type { Condition, Entity, Rule } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';
import type { FollowUpTexts } from './texts.ts';

const labelOf = (field: Field | undefined, value: string | number | boolean): string =>
  typeof value === 'string'
    ? (field?.options?.find(({ id }) => id === value)?.label ?? value)
    : String(value);

function describeCondition(field: Field | undefined, when: Condition, text: FollowUpTexts): string {
  const label = field?.label ?? '';
  if ('is' in when)
    return typeof when.is === 'boolean'
      ? text.when.ticked(label, when.is)
      : text.when.is(label, labelOf(field, when.is));
  if ('below' in when) return text.when.below(label, when.below);
  if ('above' in when) return text.when.above(label, when.above);
  return 'withinDays' in when ? text.when.withinDays(label, when.withinDays) : text.when.isPast(label);
}

function describeAutomation(rule: Automation, entity: Entity, text: FollowUpTexts): string {
  const fieldOf = (id: string): Field | undefined => entity.fields.find((field) => field.id === id);
  const condition = describeCondition(fieldOf(rule.field), rule.when, text);
  switch (rule.kind) {
    case 'setWhen': {
      const target = fieldOf(rule.target);
      const { value } = rule;
      const label = target?.label ?? '';
      if (typeof value === 'object') return text.outcome.setNow(condition, label);
      return typeof value === 'boolean'
        ? text.outcome.setTick(condition, label, value)
        : text.outcome.set(condition, label, labelOf(target, value));
    }
    case 'messageWhen':
      return text.outcome[rule.all ? 'messageForAll' : 'message'](condition, rule.message.replace(/\.$/, ''));
    case 'mark':
      return 'withinDays' in rule.when || 'isPast' in rule.when
        ? text.outcome.markDay(condition, rule.label)
        : text.outcome.mark(condition, rule.label);
  }
}

/** What changed between two lists of rules. */
export function describeRules(entity: Entity, rules: readonly Rule[], text: FollowUpTexts): string {
  const known = new Set(entity.rules.map((rule) => JSON.stringify(rule)));
  const added = rules.filter(isAutomation).filter((rule) => !known.has(JSON.stringify(rule)));
  if (added.length > 0) return added.map((rule) => describeAutomation(rule, entity, text)).join(' ');
  return rules.length < entity.rules.length ? text.removedRules : text.setRules;
}
