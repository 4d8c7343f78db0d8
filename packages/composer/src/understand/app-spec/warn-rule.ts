import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { Rule } from '../../spec/entity.ts';
import type { WarnRule } from '../find-limits.ts';
import { isOfLabel } from '../stated-numbers/number-in-label.ts';
import type { DraftEntity } from './draft-entity.ts';

const labels = {
  below: { tr: 'Azaldı', en: 'Low' },
  above: { tr: 'Fazla', en: 'High' },
} as const satisfies Record<WarnRule['side'], Record<Language, string>>;

const counted = ['number', 'money', 'percent', 'duration'];
const mainRoles = new Set(['quantity', 'value', 'amount', 'duration']);

/** The number that a warning is about: one that its words name, else the one that the app is about. */
function fieldOf(draft: DraftEntity, words: string, language: Language): LexiconField | undefined {
  const fields = draft.fields.filter(
    (field) =>
      counted.includes(field.type) &&
      field.formula === undefined &&
      field.role !== 'minimum' &&
      !isOfLabel(field, language),
  );
  const text = fold(words);
  const said = new Set(text.split(/[^\p{L}\p{N}]+/u));
  const isNamed = ({ label, unit }: LexiconField): boolean =>
    [label[language], unit?.[language] ?? ''].some((name) =>
      fold(name)
        .split(/\s+/)
        .some((word) => said.has(word) || (word.length > 2 && text.includes(word.slice(0, 5)))),
    );
  return (
    fields.find(isNamed) ?? fields.find(({ role }) => role !== undefined && mainRoles.has(role)) ?? fields[0]
  );
}

/** The label that rows beyond a limit have; undefined if the rows have no number. */
export function warnRule(
  draft: DraftEntity,
  { side, limit, words }: WarnRule,
  language: Language,
): Rule | undefined {
  const field = fieldOf(draft, words, language);
  if (field === undefined) return undefined;
  return {
    kind: 'mark',
    field: field.id,
    when: side === 'below' ? { below: limit } : { above: limit },
    label: labels[side][language],
  };
}
