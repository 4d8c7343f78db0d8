import type { LexiconField } from '../../lexicon/subject.ts';
import type { FeatureId } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import { hasNumberInLabel } from '../stated-numbers/number-in-label.ts';
import type { ExplicitRule } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';
import { findFieldByWords } from './find-field.ts';
import { warnRule } from './warn-rule.ts';

const fromFirst: readonly Field['type'][] = ['date', 'dateTime', 'rating', 'money'];

const summable: readonly Field['type'][] = ['number', 'money', 'duration'];
const countable: readonly Field['type'][] = ['text', 'boolean'];
const sumRoles = new Set(['amount', 'price', 'value', 'quantity', 'duration']);

/** What is added up is a number: the screens with totals take the field with the role of an amount. */
function addUp(draft: DraftEntity, of: string, language: 'tr' | 'en'): void {
  const found = of === '' ? undefined : findFieldByWords(draft, of, language);
  const named =
    found &&
    (summable.includes(found.type) ||
      (countable.includes(found.type) &&
        found.role !== 'title' &&
        !draft.samples.some((row) => found.id in row)))
      ? found
      : undefined;
  const field = named ?? draft.fields.find(({ type }) => summable.includes(type));
  const hasSum = draft.fields.some(
    ({ role, type }) => role !== undefined && sumRoles.has(role) && summable.includes(type),
  );
  const at = field ? draft.fields.indexOf(field) : -1;
  if (field === undefined || at < 0) return;
  const type = summable.includes(field.type) ? field.type : 'number';
  const role = !hasSum && field.role === undefined ? { role: 'amount' as const } : {};
  draft.fields[at] = { ...field, type, ...role };
}

/** "what's due next": the day that is ahead. */
const dueField = (draft: DraftEntity, by: string): LexiconField | undefined =>
  /\b(?:due|next|upcoming)\b/.test(by) ? draft.fields.find(({ role }) => role === 'due') : undefined;

/** Sets order and groups of the main list; returns the features that rules need and the words of rules without a field. */
export function applyRules(
  draft: DraftEntity | undefined,
  rules: readonly ExplicitRule[],
  language: 'tr' | 'en',
): { features: FeatureId[]; unmet: string[] } {
  const features: FeatureId[] = [];
  const unmet: string[] = [];
  for (const rule of rules) {
    switch (rule.kind) {
      case 'sort': {
        const field = draft && (findFieldByWords(draft, rule.by, language) ?? dueField(draft, rule.by));
        if (draft && field)
          draft.sort = {
            field: field.id,
            direction: rule.direction ?? (fromFirst.includes(field.type) ? 'descending' : 'ascending'),
          };
        else unmet.push(rule.by);
        break;
      }
      case 'group': {
        const field = draft && findFieldByWords(draft, rule.by, language);
        if (draft && field) draft.groupBy = field.id;
        else unmet.push(rule.by);
        break;
      }
      case 'total':
        features.push('statistics');
        if (draft) addUp(draft, rule.of, language);
        break;
      case 'adminsOnly':
        features.push('roles');
        break;
      case 'remind':
        features.push('reminders');
        break;
      case 'warn': {
        const mark = draft && warnRule(draft, rule, language);
        const isShown = draft?.fields.some((field) => hasNumberInLabel(field, rule.limit, language)) === true;
        if (draft && mark) draft.rules.push(mark);
        else if (!isShown) unmet.push(rule.words);
        break;
      }
    }
  }
  return { features, unmet };
}
