import { isTurkishQuestion } from '../details/turkish-questions.ts';
import { verbAt } from '../details/turkish-verb-at.ts';
import { isBrief } from '../lists/brief.ts';
import type { Range, Reading } from '../reading.ts';
import { turkishAdjectives, turkishBusinesses, turkishGenericHeads } from '../words/turkish-words.ts';
import { strengths } from './candidate.ts';
import { isActive } from './turkish-modified.ts';
import { type AddNoun } from './turkish-noun-form.ts';
import { ownerOf } from './turkish-owner.ts';
import {
  isAudience,
  isMineBefore,
  isNounWord,
  isStatementOfTrade,
  longestNoun,
  outsideCase,
} from './turkish-phrases.ts';
import { afterPlace, isInPlace } from './turkish-setting.ts';

/** "kanser tedavisi | yan etki": after the ending of a compound outside of the lexicon another noun begins a detail. */
const isCompleted = (reading: Reading, from: number, at: number): boolean => {
  const isThird = (place: number): boolean =>
    reading.words[place]?.stems.some(({ suffixes }) => suffixes.person === 3 && !suffixes.isPlural) === true;
  if (!isThird(at - 1) || isThird(at) || turkishGenericHeads.has(reading.folded(at))) return false;
  for (let place = from; place < at; place += 1)
    if (reading.index.subjects.findAt(reading.words, place).length > 0) return false;
  return true;
};
/** A short description without a verb: "pul koleksiyonu", "bonsai". */
export function readBare(reading: Reading, { from, to }: Range, add: AddNoun): void {
  let start = from;
  // "kuryeyim günlük kazanç": what stands after the trade is what is wanted.
  let isAfterTrade = false;
  for (let at = from; at + 1 < to && at < from + longestNoun; at += 1) {
    if (!isStatementOfTrade(reading, at)) continue;
    start = at + 1;
    isAfterTrade = true;
  }
  while (start < to && (!isNounWord(reading, start) || turkishAdjectives.has(reading.folded(start))))
    start += 1;
  // "taşınıyorum, hangi kolide ne var": what stands after the user's own situation is what is wanted.
  for (let at = from; at + 1 < to && at < from + longestNoun && !isAfterTrade; at += 1) {
    if (!/(?:yor[iu](?:m|z)|[ae]c[ae]g[iu](?:m|z))$/.test(reading.folded(at))) continue;
    start = at + 1;
    isAfterTrade = true;
  }
  while (start < to && (!isNounWord(reading, start) || turkishAdjectives.has(reading.folded(start))))
    start += 1;
  // "kuzenler ortak tatil parası": who they are says less than what they share.
  while (
    start + 1 < to &&
    isAudience(reading, { from: start, to: start + 1 }) &&
    /l[ae]r$/.test(reading.folded(start)) &&
    isNounWord(reading, start + 1)
  )
    start += 1;
  // "işçileriyim kim kaç gün çalıştı": what is counted is no subject.
  if (isAfterTrade && reading.folded(start - 1) === 'kac') return;
  start = afterPlace(reading, afterSetting(reading, start, to), to);
  if (start + 1 < to && isActive(reading, start, from)) start += 1;
  let end = start;
  while (end < to && isNounWord(reading, end) && end - start < longestNoun) {
    if (end > start && (isMineBefore(reading, end - 1) || isPlaceOrSource(reading, end))) break;
    if (end > start && isManyBefore(reading, start, end)) break;
    if (end - start > 1 && isCompleted(reading, start, end)) break;
    end += 1;
  }
  while (end - 1 > start && turkishAdjectives.has(reading.folded(end - 1))) end -= 1;
  const owner = ownerOf(reading, start, end);
  const range = { from: start, to: end };
  const isPlace = isInPlace(reading, end - 1);
  const strength =
    isAfterTrade && !isPlace ? strengths.verbObject : bareStrength(reading, range, { from, to });
  if (owner) add(owner, owner, strength > strengths.bare ? strength : strengths.lead, 'owner');
  const role = isPlace ? 'place' : 'modifier';
  if (end > start) add(range, range, strength - (end < to && strength < strengths.leadFor ? 8 : 0), role);
}

/** "güvercin yavruları | bilezik no": only the last word of a phrase is in the plural, unless a container or an owner follows. */
const isManyBefore = (reading: Reading, start: number, at: number): boolean => {
  const word = reading.words[at - 1];
  const isMany =
    /l[ae]r(?:[iu]|[iu]m|[iu]m[iu]z)?$/.test(word?.folded ?? '') &&
    (word?.stems.length === 0 ||
      word?.stems.some(({ suffixes }) => suffixes.isPlural && suffixes.case !== 'genitive') === true);
  // "kanarya sesleri yarışması": the ending of a compound joins it to the phrase before.
  const isPart =
    /l[ae]r[iu]$/.test(word?.folded ?? '') &&
    reading.words[at]?.stems.some(({ suffixes }) => suffixes.person === 3 && !suffixes.isPlural) === true &&
    !reading.index.fields.findAt(reading.words, at).some(({ isTypo }) => !isTypo);
  return isMany && !isPart && !turkishGenericHeads.has(reading.folded(at)) && at > start;
};

/** "kreşte bugün ne yenecek", "sevgilimle gittiğimiz yerler": where and with whom is not what it is about. */
function afterSetting(reading: Reading, start: number, to: number): number {
  const { stems: [known] = [], folded = '' } = reading.words[start] ?? {};
  const isSetting = known
    ? ['locative', 'with'].includes(known.suffixes.case) && known.stem !== folded
    : /.{3}(?:[ln]d[ae]|ml[ae]|[iu]yl[ae])$/.test(folded);
  if (!isSetting) return start;
  let next = start + 1;
  while (next < to && (!isNounWord(reading, next) || turkishAdjectives.has(reading.folded(next)))) {
    if (isTurkishQuestion(reading, next) || reading.words[next]?.kind === 'mark') return start;
    next += 1;
  }
  return next < to ? next : start;
}

/** "çeşmeleri haritada": a place is no part of the phrase before it. */
function isPlaceOrSource(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  const [known] = word?.stems ?? [];
  if (!known) return outsideCase.test(word?.folded ?? '');
  // "tadilat ustalara verdiğim paralar": a direction belongs to the verb after it.
  const isTo =
    word?.stems.every(({ stem, suffixes }) => suffixes.case === 'dative' && stem.length > 3) === true &&
    isNounWord(reading, at + 1);
  return (isTo || ['locative', 'ablative'].includes(known.suffixes.case)) && known.stem !== word?.folded;
}

/** The first phrase of a short description says what it is about when only a clause about it follows. */
function bareStrength(reading: Reading, { from, to }: Range, sentence: Range): number {
  if (isBrief(reading) || sentence.from > 0 || to >= sentence.to || to <= from) return strengths.bare;
  const { folded = '', kind } = reading.words[to] ?? {};
  const isBusiness = reading.words[to - 1]?.stems.some(({ stem }) => turkishBusinesses.has(stem));
  if (isBusiness || /^(?:var|yok)$/.test(folded)) return strengths.bare;
  const suffixes = reading.words[to - 1]?.stems[0]?.suffixes;
  const isMine = suffixes?.person === 1 && suffixes.case === '';
  if (isMine || isTurkishQuestion(reading, to) || verbAt(reading, to) === 'converb') return strengths.lead;
  if (kind === 'mark' && (suffixes?.isPlural || to - from > 1)) return strengths.lead;
  const isForEnd = [to + 1, to + 2, to + 3].some((at) => at < sentence.to && reading.folded(at) === 'icin');
  return isForEnd && folded !== 'icin' ? strengths.leadFor : strengths.bare;
}
