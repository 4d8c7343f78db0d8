import { lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { askedPrice } from '../lists/asked-price.ts';
import { inflectedHead, toTurkishNoun } from '../nouns/turkish-noun-form.ts';
import type { Range, Reading } from '../reading.ts';
import type { ExplicitField } from '../understanding.ts';
import { isMark } from '../word.ts';
import { catalogueField, knownField, labelOf, ownField } from './detail.ts';
import type { Question } from './question.ts';
import { chainedVerb, endOfBareQuestion, isFuture, nameCounts, readAccordingTo } from './turkish-clauses.ts';
import { mergeEithers } from './turkish-either.ts';
import { endsTurkishClause, verbAt } from './turkish-verb-at.ts';

const longestClause = 6;
const questionWord =
  /^(?:hangi|hangisi|hangisini|hangileri|hangilerini|kac|kacinci|kaca|kacta|kim|kimi|kimde|kime|kimden|kimle|kimin|kiminle|kimler|ne|neyi|neye|neyle|neler|neydi|nerede|nereye|nereden|nerde|nerden|neresi|neden|niye|nasil\w{0,4})$/;
const particle = /^m[iu](?:y?d[iu]|y?m[iu]s|y[iu][mz])?$/;

export const isTurkishQuestion = (reading: Reading, at: number): boolean =>
  questionWord.test(reading.folded(at)) && !/^(?:her|ya)$/.test(reading.folded(at - 1));

const isBreak = (reading: Reading, at: number): boolean =>
  reading.words[at]?.kind === 'mark' ||
  /^(?:ve|veya|ya|ama|hem|de|da|diye|gibi|icin)$/.test(reading.folded(at));

/** The place after the last word of the clause that begins with a question word. */
function clauseEnd(reading: Reading, from: number, to: number): number {
  let at = from + 1;
  if (reading.folded(from) === 'neydi') return at;
  while (at < to && at - from < longestClause) {
    // "kalan ne kadar yazayım": the wish is about all of them.
    if (reading.folded(at - 1) === 'kadar' && verbAt(reading, at) === 'wish') break;
    // "kime verdiğim yazılsın": that it is written down is no part of the question.
    if (at - from > 1 && /^(?:yaz|gir|kayde|goster|gor|not)\w*s[iu]n$/.test(reading.folded(at))) break;
    if (isBreak(reading, at) || (isTurkishQuestion(reading, at) && reading.folded(at - 1) !== 'ne')) break;
    at += 1;
    if (endsTurkishClause(reading, at - 1) || isFuture(reading, at - 1)) break;
  }
  return at;
}

/** A noun without its case: "hangi ülkeden" asks for the country. */
function bareNoun(reading: Reading, { from, to }: Range): string {
  const last = reading.words[to - 1];
  const isKnown = last?.stems.some(({ isTypo }) => !isTypo) ?? false;
  const noun = toTurkishNoun(reading, from, to, 'object').noun;
  const bare = isKnown
    ? noun
    : noun.replace(/(?<=.{3})n?[dt][ae]n?$/, '').replace(/(?<=.{3}[aeıioöuü])y[ae]$/, '');
  return upperCaseFirst(lowerCase(bare, 'tr'), 'tr');
}

/** The words before the verb of the clause. */
function nounOf(reading: Reading, from: number, to: number): Range {
  let end = from;
  while (
    end < to &&
    verbAt(reading, end) === undefined &&
    !/^(?:var|yok|lazim|gerek)$/.test(reading.folded(end))
  )
    end += 1;
  return { from, to: end };
}

/** Of a word that is no known field: "sokağa", "köydeyiz". */
const caseEnding = /.{3}(?:y[ae]|[^aeiou][ae]|[dt][ae](?:y[iu][mz]|yd[iu]\w{0,3})?|[dt][ae]n)$/;

/** "hangi renk", "kaçıncı bölüm": the noun with this question word is the field. */
function readWhich(reading: Reading, at: number, end: number): ExplicitField | undefined {
  const noun = nounOf(reading, at + 1, Math.min(end, at + 4));
  // "hangi şehirdeydi": the place has the ending of the verb.
  const isWas = noun.to <= noun.from && /.{3}[dt][ae]yd[iu]\w{0,3}$/.test(reading.folded(at + 1));
  const range = isWas ? { from: at + 1, to: at + 2 } : noun;
  if (range.to <= range.from) return undefined;
  const isOrder = reading.folded(at) === 'kacinci';
  if (isOrder) return ownField(bareNoun(reading, range), 'number', { minimum: 0 });
  // "hangi boya kaldı": paint, not the dative of a height.
  const isDative =
    range.to - range.from === 1 &&
    reading.words[range.from]?.stems.every(({ suffixes }) => suffixes.case === 'dative');
  if (isDative && endsTurkishClause(reading, range.to))
    return ownField(
      // "hangi sokağa girdi": the street.
      reading.folded(range.from).length > 4 ? inflectedHead(reading, range.from) : labelOf(reading, range),
      'text',
    );
  // "hangi ülkeye gittim", "hangi köydeyiz": a word outside of the lexicon with a case.
  const isCased = range.to - range.from === 1 && caseEnding.test(reading.folded(range.from));
  if (isCased && !isKnownFieldAt(reading, range.from))
    return ownField(inflectedHead(reading, range.from), 'text');
  return knownField(reading, range) ?? ownField(bareNoun(reading, range), 'text');
}

/** "hangisini ödünç verdim": yes or no for every entry. */
function readWhichOne(reading: Reading, at: number, end: number): ExplicitField | undefined {
  if (end - at < 2) return undefined;
  const field = ownField(labelOf(reading, { from: at + 1, to: end }), 'boolean');
  return field;
}

const spans = /^(?:gun|ay|hafta|yil|saat|dakika|dk)/;

function readHowMany(reading: Reading, at: number, end: number): ExplicitField | undefined {
  const price = askedPrice(reading, at, end);
  if (price) return price;
  if (reading.folded(at) === 'kacta') return catalogueField('time', 'Saat');
  const range = nounOf(reading, at + 1, Math.min(end, at + 4));
  const unit = reading.folded(at + 1);
  const last = reading.folded(end - 1);
  const isLeft = /^(?:kal\w*|var|mevcut|stok\w*)$/.test(last);
  if (/^(?:para|lira|tl|liraya|paraya)/.test(unit)) return catalogueField('amount', 'Tutar');
  if (/^(?:kez|kere|defa|sefer)$/.test(unit)) return ownField(`Kaç ${unit}`, 'number', { minimum: 0 });
  if (/^yas(?:ind|l[ae]r)/.test(unit)) return catalogueField('age', 'Yaş');
  if (/^(?:tane|adet|adedi)$/.test(unit) || range.to <= range.from) {
    if (range.to - range.from < 2) return catalogueField('qty', 'Adet');
    return catalogueField('qty', bareNoun(reading, { from: at + 2, to: range.to }));
  }
  if (unit.startsWith('kisi')) return catalogueField('count', 'Kişi sayısı');
  const label = bareNoun(reading, range);
  if (/^yil[iu]nda|^yilindan$/.test(unit)) return catalogueField('year', 'Yıl');
  if (spans.test(unit)) return ownField(`Kaç ${label.toLocaleLowerCase('tr')}`, 'number', { minimum: 0 });
  if (isLeft && last.startsWith('kal'))
    return ownField(`Kalan ${label.toLocaleLowerCase('tr')}`, 'number', { minimum: 0 });
  if (isLeft) return catalogueField('qty', label);
  const known = knownField(reading, { from: at, to: range.to }) ?? knownField(reading, range);
  if (known) return known;
  return ownField(label, 'number', { minimum: 0 });
}

const paying = /^(?:ver|od[eu]|tut|harca|al|kazan|borc|sat)/;

function readWhat(reading: Reading, at: number, end: number): ExplicitField | undefined {
  const next = reading.folded(at + 1);
  if (next === 'zaman')
    return catalogueField(
      /^(?:teslim|bit|don|al[iu]n|ver[iu]l|yenile|ac[iu]l|gel)/.test(reading.folded(at + 2)) ? 'due' : 'date',
      labelOf(reading, { from: at, to: end }),
    );
  if (next === 'kadar') {
    if (/^(?:ay|gun|yil|hafta|saat)l[iu]k$/.test(reading.folded(at - 1)))
      return catalogueField('amount', labelOf(reading, { from: at - 1, to: at + 2 }));
    const verb = reading.folded(at + 2);
    if (verb.startsWith('sur')) return catalogueField('dur', 'Süre');
    if (paying.test(verb)) return catalogueField('amount', labelOf(reading, { from: at, to: end }));
    return ownField(labelOf(reading, { from: at, to: end }), 'number', { minimum: 0 });
  }
  if (/^od[eu]/.test(next)) return catalogueField('amount', 'Tutar');
  if (/^(?:durum|asama|oldu|alemde|halde)/.test(next)) return catalogueField('status', 'Durum');
  if (end - at < 2) return undefined;
  const noun = nounOf(reading, at + 1, end);
  const known = noun.to > noun.from ? knownField(reading, noun) : undefined;
  return known ?? ownField(labelOf(reading, { from: at, to: end }), 'text');
}

/** "yevmiyesi ne", "süresi ne kadar": the noun before the question word. */
function readNounBefore(
  reading: Reading,
  at: number,
  from: number,
): { field: ExplicitField; from: number } | undefined {
  let start = at;
  while (
    start > from &&
    at - start < 2 &&
    !isBreak(reading, start - 1) &&
    verbAt(reading, start - 1) === undefined
  )
    start -= 1;
  for (let place = start; place < at; place += 1) {
    const field = knownField(reading, { from: place, to: at });
    if (field) return { field, from: place };
  }
  if (start === at) return undefined;
  return { field: ownField(bareNoun(reading, { from: at - 1, to: at }), 'text'), from: at - 1 };
}

function readWho(reading: Reading, at: number, end: number): ExplicitField {
  const label = labelOf(reading, { from: at, to: end });
  return ownField(label, 'text');
}

function readAt(reading: Reading, at: number, end: number): ExplicitField | undefined {
  const word = reading.folded(at);
  if (/^hangi(?:si|leri)/.test(word)) return readWhichOne(reading, at, end);
  if (word === 'hangi' || word === 'kacinci') return readWhich(reading, at, end);
  if (word.startsWith('kac')) return readHowMany(reading, at, end);
  if (word.startsWith('kim')) return readWho(reading, at, end);
  if (/^ner(?:e|d)/.test(word)) return catalogueField('place', labelOf(reading, { from: at, to: end }));
  if (/^(?:nasil|neden|niye)/.test(word))
    return end - at > 1 ? ownField(labelOf(reading, { from: at, to: end }), 'longText') : undefined;
  return readWhat(reading, at, end);
}

const isKnownFieldAt = (reading: Reading, at: number): boolean =>
  reading.index.fields.findWhole(reading.words.slice(at, at + 1))?.isTypo === false;

/** "suyu akıyor mu", "kabus muydu": yes or no; with two of them the answers are options. */
function readParticle(reading: Reading, at: number, from: number): Question | undefined {
  let start = at;
  while (start > from && at - start < 3) {
    if (isBreak(reading, start - 1) || isTurkishQuestion(reading, start - 1)) break;
    if (start < at && endsTurkishClause(reading, start - 1)) break;
    // "fiyat | su çıktı mı": a field before the verb and its noun is another one.
    if (at - start === 2 && isKnownFieldAt(reading, start - 1)) break;
    start -= 1;
  }
  if (start === at) return undefined;
  const label = labelOf(reading, { from: start, to: at });
  return { range: { from: start, to: at + 1 }, fields: [ownField(label, 'boolean')] };
}

/** The questions that a short description asks about every entry, with the fields that answer them. */
export function findTurkishQuestions(reading: Reading, { from, to }: Range): Question[] {
  const found: Question[] = [];
  let free = from;
  for (let at = from; at < to; at += 1) {
    if (!reading.isFree(at)) continue;
    if (particle.test(reading.folded(at)) && !isMark(reading.words[at - 1], ',')) {
      const question = readParticle(reading, at, free);
      if (question) {
        found.push(question);
        free = at + 1;
      }
      continue;
    }
    const according = readAccordingTo(reading, at, free);
    if (according) {
      found.push(according);
      free = at + 1;
    }
    if (!isTurkishQuestion(reading, at)) continue;
    const end = endOfBareQuestion(reading, at, clauseEnd(reading, at, to));
    if (particle.test(reading.folded(end))) continue;
    const isLast = end === at + 1 || (end === at + 2 && reading.folded(at + 1) === 'kadar');
    const isPeriod = /^(?:ay|gun|yil|hafta|saat)l[iu]k$/.test(reading.folded(at - 1));
    const before =
      !isPeriod && /^(?:ne(?:ler|ydi)?|nasil\w{0,4})$/.test(reading.folded(at)) && isLast
        ? readNounBefore(reading, at, free)
        : undefined;
    if (before) found.push({ range: { from: before.from, to: end }, fields: [before.field] });
    else {
      const field = readAt(reading, at, end);
      found.push({ range: { from: at, to: end }, fields: field ? [field] : [] });
    }
    const second = end < to ? chainedVerb(reading, end, { from: at, to: end }) : undefined;
    if (second) found.push(second);
    free = second?.range.to ?? end;
    at = free - 1;
  }
  return mergeEithers(reading, nameCounts(reading, found));
}
