import { isBrief } from '../lists/brief.ts';
import { readField } from '../lists/read-field.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { isMark } from '../word.ts';
import { catalogueField, labelOf, ownField } from './detail.ts';
import type { Question } from './question.ts';
import { findTurkishQuestions } from './turkish-questions.ts';
import { endsTurkishClause, verbAt } from './turkish-verb-at.ts';

/** Words between two questions of one chain at most. */
const longestGap = 4;
const longestPart = 4;
const fieldMaximum = 14;

/** Why or how something is done is no field of an entry. */
const isRecorded = (reading: Reading, { range, fields }: Question): boolean =>
  fields.length > 0 &&
  // "düğün oldu mu herkes takar": when it happens; "dolu mu boş mu diye soruyorlar": what others ask.
  !/^(?:oldu|geldi|dedi)$/.test(reading.folded(range.to - 2)) &&
  ![0, 1, 2, 3].some((step) => reading.folded(range.to + step) === 'diye') &&
  !/^(?:neden|niye|nasil\w{0,4})$/.test(reading.folded(range.from));

/** Questions that follow each other: "kim ne zaman gelecek ne yaptırdı kaç para verdi". */
function chainsOf(questions: readonly Question[]): Question[][] {
  const chains: Question[][] = [];
  for (const question of questions) {
    const last = chains.at(-1);
    const end = last?.at(-1)?.range.to;
    if (last && end !== undefined && question.range.from - end <= longestGap) last.push(question);
    else chains.push([question]);
  }
  return chains;
}

/** The parts of the words between questions that name a known field: "kargo takip numarası". */
function knownParts(
  reading: Reading,
  { from, to }: Range,
): { readonly at: number; readonly field: ExplicitField }[] {
  const found: { at: number; field: ExplicitField }[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const isEnd =
      at === to ||
      isMark(reading.words[at], ',/') ||
      /^(?:ve|ile|bir|de|da|bunlari|hepsini|su|bu)$/.test(reading.folded(at)) ||
      verbAt(reading, at) !== undefined;
    if (!isEnd) continue;
    found.push(...fieldsOfPart(reading, { from: start, to: at }));
    start = at + 1;
  }
  return found;
}

/** A part that is one field, or known fields side by side: "plaka ebat marka". */
function fieldsOfPart(reading: Reading, { from, to }: Range): { at: number; field: ExplicitField }[] {
  const found: { at: number; field: ExplicitField }[] = [];
  let at = from;
  while (at < to) {
    const match = reading.index.fields
      .findAt(reading.words, at)
      .find(
        ({ length, isTypo }) =>
          !isTypo && at + length <= to && reading.isFreeRange({ from: at, to: at + length }),
      );
    // "geçen ay", "her gün": when it happens.
    const isMoved = /^(?:dative|locative|ablative)$/.test(reading.words[at]?.stems[0]?.suffixes.case ?? '');
    if (
      !match ||
      isMoved ||
      (match.length === 1 && /^(?:ay|gun|hafta|yil|saat|son|kalan)$/.test(reading.folded(at)))
    ) {
      at += 1;
      continue;
    }
    const range = { from: at, to: at + match.length };
    // "boya numarası", "malzeme parası": the noun before a possessed field says which.
    const isOwned = reading.words[range.to - 1]?.stems.some(({ suffixes }) => suffixes.person === 3) === true;
    const isCompound =
      isOwned &&
      at > from &&
      range.to - from <= longestPart &&
      reading.words[at - 1]?.kind === 'word' &&
      !reading.words[at - 1]?.stems.some(({ suffixes }) => suffixes.person === 3);
    const whole = isCompound ? { from: at - 1, to: range.to } : range;
    const read = readField(reading, { range: whole, brackets: undefined });
    if (read) found.push({ at: whole.from, field: read.field });
    at = range.to;
  }
  return found;
}

/** Where the wish after the last question ends: "… bunları tutmak istiyorum". */
function endOfWish(reading: Reading, from: number, to: number): number {
  for (let at = from; at < Math.min(to, from + 10); at += 1) {
    const form = verbAt(reading, at);
    if (form === 'wish' || form === 'purpose') return at;
    if (form === 'finite' && endsTurkishClause(reading, at)) return from;
  }
  return from;
}

/** Where the fields before the first question begin: "misafirin adı telefonu hangi oda". */
function startOfFields(reading: Reading, from: number, to: number): number {
  let start = to;
  while (start > from && to - start < 8) {
    const isStop =
      verbAt(reading, start - 1) !== undefined || /^(?:ama|cunku|icin|ve)$/.test(reading.folded(start - 1));
    if (isStop) break;
    start -= 1;
  }
  return start;
}

/** "nasıl hissettiğimi yazabileyim", "beğendiklerime yıldız vereyim": what is written about each entry in the user's words. */
function feelings(reading: Reading): ExplicitField[] {
  const found: ExplicitField[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    const next = reading.folded(at + 1);
    if (reading.folded(at) === 'nasil' && /[dt][iu]g[iu]m[iu]?$/.test(next)) {
      const label = labelOf(reading, { from: at, to: at + 2 }).replace(/(?<=m)[ıiuü]$/, '');
      found.push(ownField(label, 'longText'));
    }
    if (/^(?:yildiz|puan)$/.test(reading.folded(at)) && /^ver(?:ey|el|ebil|me[ky]|il)/.test(next))
      found.push(catalogueField('rating', reading.folded(at) === 'puan' ? 'Puan' : 'Yıldız'));
  }
  return found;
}

/**
 * The fields that a longer description asks for as questions, as people speak: "kim ne zaman gelecek ne yaptırdı kaç para verdi
 * not alayım". One question alone may be part of a story; several in a row say what is written down.
 */
export function readBriefQuestions(reading: Reading): ExplicitField[] {
  if (reading.language !== 'tr' || !isBrief(reading)) return [];
  const found: ExplicitField[] = feelings(reading);
  for (const sentence of reading.sentences().slice(0, 40)) {
    const questions = findTurkishQuestions(reading, sentence).filter((each) => isRecorded(reading, each));
    for (const chain of chainsOf(questions)) {
      const [first] = chain;
      const last = chain.at(-1);
      if (!first || !last || chain.length < 2) continue;
      const placed = chain.flatMap(({ range, fields }) => fields.map((field) => ({ at: range.from, field })));
      let from = startOfFields(reading, sentence.from, first.range.from);
      const region = { from, to: endOfWish(reading, last.range.to, sentence.to) };
      for (const { range } of chain) {
        placed.push(...knownParts(reading, { from, to: range.from }));
        from = range.to;
      }
      placed.push(...knownParts(reading, { from, to: region.to }));
      found.push(...placed.sort((a, b) => a.at - b.at).map(({ field }) => field));
      reading.use(region);
    }
  }
  return found.slice(0, fieldMaximum);
}
