import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { LexiconField } from '../../lexicon/subject.ts';
import type { DraftEntity } from './draft-entity.ts';

/** The field that words of a rule name; an equal label before a similar one. */
export function findFieldByWords(
  draft: DraftEntity,
  words: string,
  language: Language,
): LexiconField | undefined {
  const wanted = fold(words);
  if (wanted.length < 2) return undefined;
  const label = (field: LexiconField): string => fold(field.label[language]);
  return (
    draft.fields.find((field) => label(field) === wanted || fold(field.id) === wanted) ??
    draft.fields.find((field) => label(field).includes(wanted) || wanted.includes(label(field)))
  );
}
