import { fold } from '../language/fold.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import type { LexiconIndex } from './lexicon-index.ts';
import type { Reading } from './reading.ts';
import { readWords } from './word.ts';
import type { Given } from './words/given-words.ts';

/** The items without those that only name what an app of this archetype has by itself. */
export function dropGiven<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  archetype: ArchetypeId,
  { language, index }: Pick<Reading, 'language' | 'index'>,
): readonly Item[] {
  const given = items.map((item) => givenOf(textOf(item), archetype, language, index));
  const isTechnical = given.includes('every');
  return items.filter((_, at) => given[at] === undefined || (given[at] === 'state' && !isTechnical));
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
