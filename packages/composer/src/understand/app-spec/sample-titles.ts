import type { Language } from '@kilim/contract';
import { upperCaseFirst } from '../../language/fold.ts';
import type { DraftEntity } from './draft-entity.ts';

/** What tells the rows of an unknown noun apart: "Sabahki kürek", "Small boat". */
const words: Readonly<Record<'events' | 'things', Readonly<Record<Language, readonly string[]>>>> = {
  events: {
    tr: ['sabahki', 'akşamki', 'hafta sonundaki', 'öğlenki', 'uzun', 'kısa'],
    en: ['morning', 'evening', 'weekend', 'midday', 'long', 'short'],
  },
  things: {
    tr: ['küçük', 'büyük', 'yeni', 'eski', 'özel', 'sade'],
    en: ['small', 'large', 'new', 'old', 'special', 'plain'],
  },
};

const happens = (draft: DraftEntity): boolean =>
  draft.fields.some(
    ({ role, type }) => type === 'weekdays' || (role === 'date' && (type === 'date' || type === 'dateTime')),
  ) && draft.fields.every(({ type }) => type !== 'photo');

/** Whether names are those of things or places: what is counted, rated or has a position. */
export const namesThings = (draft: DraftEntity): boolean =>
  draft.fields.some(({ type }) => type === 'place' || type === 'rating') ||
  (draft.fields.some(({ role }) => role === 'quantity' || role === 'minimum' || role === 'price') &&
    draft.fields.every(({ type }) => type !== 'phone' && type !== 'email'));

/**
 * "fresh eggs honesty box" → "honesty box": the end of a long noun is enough beside its screen's title. Rows of two nouns, "bebek
 * arabası ve oyuncak", are of the one and the other.
 */
function shortNoun(noun: string, row: number): string {
  const nouns = noun.split(/ (?:ve|and|&) /);
  return (nouns[row % nouns.length] ?? noun).split(' ').slice(-2).join(' ');
}

/** A title for a numbered row of an entity that the lexicon does not have. */
export function sampleTitle(draft: DraftEntity, row: number, language: Language): string {
  const list = words[happens(draft) ? 'events' : 'things'][language];
  const word = list[row % list.length] ?? '';
  const round = Math.floor(row / list.length);
  const title = `${word} ${shortNoun(draft.one, row)}${round > 0 ? ` ${round + 1}` : ''}`;
  return upperCaseFirst(title, language).slice(0, 80);
}
