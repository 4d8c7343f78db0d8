import { resolveField } from '../../lexicon/index.ts';
import type { FieldUse, LexiconField } from '../../lexicon/subject.ts';

/** The field that a description wants; a text if it names one answer only: "tamam mı tamam mı". */
export function resolveWanted(use: FieldUse): LexiconField {
  const field = resolveField(use);
  if (field.type !== 'choice' || (field.options?.length ?? 0) > 1) return field;
  const { options: _options, ...rest } = field;
  return { ...rest, type: 'text' };
}
