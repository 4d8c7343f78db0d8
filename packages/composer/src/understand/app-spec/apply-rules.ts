import type { FeatureId } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import type { ExplicitRule } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';
import { findFieldByWords } from './find-field.ts';

const fromFirst: readonly Field['type'][] = ['date', 'dateTime', 'rating', 'money'];

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
        const field = draft && findFieldByWords(draft, rule.by, language);
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
        break;
      case 'adminsOnly':
        features.push('roles');
        break;
      case 'remind':
        features.push('reminders');
        break;
    }
  }
  return { features, unmet };
}
