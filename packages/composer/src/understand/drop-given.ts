import { fold } from '../language/fold.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import type { LexiconIndex } from './lexicon-index.ts';
import type { ExplicitField } from './understanding.ts';
import { readWords } from './word.ts';
import type { Given } from './words/given-words.ts';

/** The fields without those that only name what an app of this archetype has by itself. */
export function dropGiven(
  fields: readonly ExplicitField[],
  archetype: ArchetypeId,
  language: 'tr' | 'en',
  index: LexiconIndex,
): readonly ExplicitField[] {
  const given = fields.map(({ label }) => givenOf(label, archetype, language, index));
  const isTechnical = given.includes('every');
  return fields.filter((_, at) => given[at] === undefined || (given[at] === 'state' && !isTechnical));
}

function givenOf(
  label: string,
  archetype: ArchetypeId,
  language: 'tr' | 'en',
  index: LexiconIndex,
): Given | undefined {
  if (/^form[ui]?$/.test(fold(label))) return 'every';
  const words = readWords(label, index.stems, language);
  return index.givens
    .findAt(words, 0)
    .find(
      ({ value, length, isTypo }) =>
        !isTypo && length === words.length && ['every', 'state', archetype].includes(value),
    )?.value;
}
