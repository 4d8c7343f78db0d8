import { fold } from '../../language/fold.ts';
import type { FeatureId } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import type { ExplicitRule } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';

const findField = (
  draft: DraftEntity,
  words: string,
  language: 'tr' | 'en',
): DraftEntity['fields'][number] | undefined => {
  const wanted = fold(words);
  if (wanted.length < 2) return undefined;
  const label = (field: DraftEntity['fields'][number]): string => fold(field.label[language]);
  return (
    draft.fields.find((field) => label(field) === wanted || fold(field.id) === wanted) ??
    draft.fields.find((field) => label(field).includes(wanted) || wanted.includes(label(field)))
  );
};

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
        const field = draft && findField(draft, rule.by, language);
        if (draft && field)
          draft.sort = {
            field: field.id,
            direction: rule.direction ?? (fromFirst.includes(field.type) ? 'descending' : 'ascending'),
          };
        else unmet.push(rule.by);
        break;
      }
      case 'group': {
        const field = draft && findField(draft, rule.by, language);
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
