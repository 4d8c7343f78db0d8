import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { resolveField } from '../../lexicon/index.ts';
import { isScreenName } from '../lists/screen-names.ts';
import type { AppUnderstanding, RemainingNoun } from '../understanding.ts';
import type { DraftEntity } from './draft-entity.ts';
import { addFields } from './merge-fields.ts';

/** More than so many nouns outside of every word list are a story. */
const maximum = 5;
/** Longer words are compared by their beginning, because endings differ. */
const stemLength = 5;

/** Whether a text of the app has a word: the same one, with an ending, or with the same long beginning. */
export function isSaid(word: string, said: ReadonlySet<string>): boolean {
  if (said.has(word)) return true;
  const stem = word.slice(0, word.length > stemLength + 1 ? stemLength : Math.max(4, word.length - 1));
  for (const other of said)
    if (other.startsWith(stem) || (other.length > 3 && word.startsWith(other))) return true;
  return false;
}

const textsOf = (drafts: readonly DraftEntity[], language: Language): string[] =>
  drafts.flatMap(({ one, many, fields }) => [
    one,
    many,
    ...fields.flatMap(({ label, unit, options = [] }) => [
      label[language],
      unit?.[language] ?? '',
      ...options.map((option) => option.label[language]),
    ]),
  ]);

/** The words of all texts of the planned app. */
export function saidWords(
  drafts: readonly DraftEntity[],
  { subject, trade, screens, noun, name, language }: AppUnderstanding,
): ReadonlySet<string> {
  const words = [
    ...textsOf(drafts, language),
    ...(subject ? [subject.id, subject.name[language], ...subject.words.tr, ...subject.words.en] : []),
    ...screens.map(({ title }) => title),
    trade ?? '',
    noun?.one ?? '',
    noun?.many ?? '',
    name ?? '',
  ].flatMap((text) => fold(text).split(/[^a-z0-9]+/));
  return new Set(words.filter((word) => word.length > 1));
}

/** The nouns of a description that no text of the planned app has. */
export function findUnsaid(
  drafts: readonly DraftEntity[],
  understanding: AppUnderstanding,
): readonly RemainingNoun[] {
  const said = saidWords(drafts, understanding);
  return (understanding.remaining ?? []).filter(
    ({ words }) => !words.every(isScreenName) && !words.some((word) => isSaid(word, said)),
  );
}

/** Adds the nouns of a short description that no other field says: nothing that people name gets lost. */
export function addRemaining(drafts: readonly DraftEntity[], understanding: AppUnderstanding): void {
  const [main] = drafts;
  if (!main) return;
  const fields = findUnsaid(drafts, understanding)
    .filter(({ isField }) => isField)
    .map(({ field }) => field);
  const isWhole = fields.length <= maximum;
  // The role of a general field says nothing here.
  const own = fields.filter(({ use }) => resolveField(use).role !== 'title');
  if (isWhole) addFields(main, own, understanding.language);
}
