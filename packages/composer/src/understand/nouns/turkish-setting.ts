import { namesPerson } from '../clause-points.ts';
import { isTurkishQuestion } from '../details/turkish-questions.ts';
import type { Range, Reading } from '../reading.ts';
import { turkishAppWords, turkishBusinesses, turkishGenericHeads } from '../words/turkish-words.ts';
import { wordSet } from '../words/word-list.ts';
import { isPersonOwner } from './turkish-owner.ts';
import { isNounWord } from './turkish-phrases.ts';

/** Groups that people name as owners of what they do together: "okulumuzun", "bizim köyün". */
const groups = wordSet(
  'okul site apartman bina mahalle köy sokak sınıf cami takım kulüp grup topluluk belediye hastane yurt kreş fabrika',
);

const stemsOf = (reading: Reading, at: number): readonly string[] => [
  reading.folded(at),
  ...(reading.words[at]?.stems.map(({ stem }) => stem) ?? []),
];

/** "apartmanda", "kütüphanesindeki": the place of something, by its ending. */
export function isInPlace(reading: Reading, at: number): boolean {
  const { stems = [], folded = '', kind } = reading.words[at] ?? {};
  if (kind !== 'word' || isTurkishQuestion(reading, at)) return false;
  if (/.{2}[dt][ae]ki$/.test(folded)) return true;
  const exact = stems.filter(({ isTypo }) => !isTypo);
  if (exact.length > 0)
    return exact[0]?.stem !== folded && exact.some(({ suffixes }) => suffixes.case === 'locative');
  return /.{3}[dt][ae](?:ki)?$/.test(folded) && !/(?:gida|madde|kavanoz)\w?$/.test(folded);
}

/** "derneğimizin aşevinde", "okulun", "dükkanın": whose it is says who uses the app. */
const isOfGroup = (reading: Reading, at: number): boolean =>
  /[aeiou](?:m[iu]z)?n?[iu]n$|[iu]n$/.test(reading.folded(at)) &&
  reading.words[at]?.stems.some(({ suffixes }) => suffixes.case === 'genitive' || suffixes.person === 2) ===
    true &&
  stemsOf(reading, at).some((stem) => groups.has(stem) || turkishBusinesses.has(stem));

/** "anneannemin tarifleri" is about recipes. */
const isOfPerson = (reading: Reading, at: number): boolean =>
  /[iu]?m[iu]n$|l[ae]r[iu]m[iu]n$/.test(reading.folded(at)) && isPersonOwner(reading.folded(at));

/** Where a phrase begins after the place and the group that it is about: "okulumuzun kütüphanesindeki kitaplar". */
export function afterPlace(reading: Reading, from: number, to: number): number {
  let start = from;
  for (let at = from; at < Math.min(to, from + 4); at += 1) {
    const isPlace = isInPlace(reading, at) && (at === start || hasModifier(reading, at));
    if (at > start && isOrganisation(reading, at, to)) start = at + 1;
    else if (isPlace || (at === start && isOfGroup(reading, at))) start = at + 1;
    else if (at === start && isOfPerson(reading, at)) start = at + 1;
    else if (!isNounWord(reading, at)) break;
  }
  return hasNoun(reading, start, to) ? start : from;
}

const organisations =
  /^(?:dernegi|birligi|kulubu|vakfi|kooperatifi|belediyesi|mudurlugu|toplulugu|sendikasi|federasyonu)$/;

/** "okul aile birliği kantin geliri": who does it stands before what it is about, unless their members are meant. */
export const isOrganisation = (reading: Reading, at: number, to: number): boolean =>
  organisations.test(reading.folded(at)) &&
  at + 1 < to &&
  isNounWord(reading, at + 1) &&
  !namesPerson(reading, at + 1) &&
  !/^(?:yoklama\w*|uye\w*|aidat\w*|ders\w*|etkinlik\w*|duyuru\w*)$/.test(reading.folded(at + 1)) &&
  !turkishGenericHeads.has(reading.folded(at + 1)) &&
  !turkishAppWords.has(reading.folded(at + 1));

/** "minibüs durağında": the ending of a compound joins the words before it to the place. */
const hasModifier = (reading: Reading, at: number): boolean =>
  reading.words[at]?.stems.some(({ suffixes }) => suffixes.person === 3) ?? false;

/** Whether a noun stands here, and no question or clause about the place itself. */
function hasNoun(reading: Reading, from: number, to: number): boolean {
  const folded = reading.folded(from);
  return (
    from < to &&
    isNounWord(reading, from) &&
    !turkishAppWords.has(folded) &&
    !turkishGenericHeads.has(folded) &&
    !isTurkishQuestion(reading, from)
  );
}

/** Whether words only say where the things of the rest of the sentence are: "apartmanda kapı zili arızaları". */
export function isOnlyPlace(reading: Reading, range: Range): boolean {
  if (reading.language !== 'tr' || range.to - range.from > 2) return false;
  if (!isInPlace(reading, range.to - 1)) return false;
  const sentence = reading.sentences().find(({ from, to }) => from <= range.from && range.to <= to);
  if (sentence === undefined) return false;
  // "kaybolan eşya ilan panosu okulda": the place may also stand at the end.
  const isAtEnd =
    range.to === sentence.to && range.from - sentence.from > 2 && isNounWord(reading, range.from - 1);
  return isAtEnd || hasNoun(reading, range.to, sentence.to);
}
