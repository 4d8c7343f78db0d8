import { fold } from '../../language/fold.ts';
import { resolveField } from '../../lexicon/resolve-field.ts';
import type { Subject } from '../../lexicon/subject.ts';
import { isClassWord } from '../nouns/english/english-phrase.ts';
import { isNounWord, isStatementOfTrade } from '../nouns/turkish-phrases.ts';
import { isInPlace } from '../nouns/turkish-setting.ts';
import { findOpenParts } from '../open-parts.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { knownField, labelOf, ownField } from './detail.ts';
import { isStop } from './read-part.ts';
import { verbAt } from './turkish-verb-at.ts';

/** A field and the place of its words. */
interface Missed {
  readonly at: number;
  readonly field: ExplicitField;
}

/** "per creek", "by church", "for each rider": what entries differ by. */
function afterPreposition(reading: Reading, from: number): Range | undefined {
  const isJoined =
    reading.folded(from - 1) === 'and' &&
    [2, 3].some((step) => /^(?:by|per)$/.test(reading.folded(from - step - 1)));
  const isBy =
    isJoined ||
    /^(?:by|per)$/.test(reading.folded(from - 1)) ||
    (reading.folded(from - 1) === 'each' &&
      (reading.folded(from - 2) === 'for' ||
        (from + 1 === reading.words.length &&
          !isClassWord(reading, from - 2) &&
          !reading.folded(from).endsWith('s'))));
  if (!isBy || isClassWord(reading, from)) return undefined;
  if (
    /^(?:day|days|week|month|year|night|hour|hand|me|us|myself|season|morning|evening|hand|\w{3,6}day)s?$/.test(
      reading.folded(from),
    )
  )
    return undefined;
  const isTwo =
    from + 1 < reading.words.length && !isClassWord(reading, from + 1) && !isStop(reading, from + 1);
  return { from, to: from + (isTwo ? 2 : 1) };
}

/** "yöresi", "kulak küpesi": a noun that belongs to the one that the description is about. */
function possessedNoun(reading: Reading, at: number, start: number): Range | undefined {
  const word = reading.words[at];
  const isThird =
    word?.stems.some(({ suffixes, isTypo }) => !isTypo && suffixes.person === 3 && suffixes.case === '') ??
    false;
  const looksThird = word?.stems.length === 0 && /.{3}(?:[^aeiouy]|s)[iu]$/.test(word.folded);
  if ((!isThird && !looksThird) || /^(?:hepsi|turnuva|muze)/.test(word?.folded ?? '')) return undefined;
  if (!isNounWord(reading, at) || verbAt(reading, at) !== undefined) return undefined;
  // After a noun that is complete: "şarkı sözleri | yöresi", "nabzını | oksijenini".
  return !/l[ae]r[iu]\w*$/.test(word?.folded ?? '') && isComplete(reading, at - 1, start)
    ? { from: at, to: at + 1 }
    : undefined;
}

/** A noun with the ending of a possession or of the user's own things: what follows is no part of its phrase. */
const isComplete = (reading: Reading, at: number, start: number): boolean => {
  const { stems = [], folded = '' } = reading.words[at] ?? {};
  if (at < start - 1 || isInPlace(reading, at)) return false;
  return stems.length === 0
    ? /.{3}(?:[^aeiou]|s)[iu](?:n[iu])?$|l[ae]r[iu]m?$/.test(folded)
    : stems.some(
        ({ suffixes, isTypo }) =>
          !isTypo && (suffixes.person === 3 || (suffixes.person === 1 && suffixes.isPlural)),
      );
};

/** Words of a short description after what it is about that no other reader took for a field. */
export function findMissed(
  reading: Reading,
  about: Range,
  subject: Subject | undefined,
  labels: readonly string[],
): Missed[] {
  const known = fold(
    [
      ...labels,
      ...(subject?.entities[0]?.fields ?? []).map((use) => resolveField(use).label[reading.language]),
    ].join(' | '),
  );
  const found: Missed[] = [];
  for (let at = about.to; at < reading.words.length; at += 1) {
    if (isStop(reading, at) || isStatementOfTrade(reading, at)) continue;
    const range =
      reading.language === 'en' ? afterPreposition(reading, at) : possessedNoun(reading, at, about.to);
    if (!range) continue;
    // Without the ending of an object: "oksijenini gireyim".
    const label = labelOf(reading, range).replace(/([ıiuü])n[ıiuü]$/, '$1');
    const isKnown = fold(label)
      .split(' ')
      .some((word) => known.includes(word.slice(0, Math.max(4, word.length - 2))));
    if (!isKnown)
      found.push({ at: range.from, field: knownField(reading, range) ?? ownField(label, 'text') });
    at = range.to - 1;
  }
  // "sea glass by colour and beach", "üye takip ve aidat": one more noun beside the others.
  for (const range of findOpenParts(reading, about)) {
    const label = labelOf(reading, range);
    const isShort = range.to - range.from <= 2 && range.from > about.to;
    const isMany = /(?:l[ae]r\w*|[^s]s)$/.test(fold(label));
    const isTaken = [...found.map(({ field }) => field.label), known].some((text) =>
      fold(text).includes(fold(label).slice(0, 5)),
    );
    // "yoklama ve aidat", "takings and fuel": a single word that is joined.
    const isJoined =
      range.to - range.from === 1 &&
      /^(?:ve|and|plus)$/.test(reading.folded(range.from - 1)) &&
      range.to === reading.words.length;
    if (isShort && !isMany && !isTaken && (isJoined || labels.length > 0 || knownField(reading, range)))
      found.push({ at: range.from, field: knownField(reading, range) ?? ownField(label, 'text') });
  }
  return found;
}
