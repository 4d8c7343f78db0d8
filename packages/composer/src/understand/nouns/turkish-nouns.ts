import { namesPerson } from '../clause-points.ts';
import type { Range, Reading } from '../reading.ts';
import {
  turkishAdjectives,
  turkishAppWords,
  turkishBusinesses,
  turkishGenericHeads,
  turkishNounsLikeVerbs,
} from '../words/turkish-words.ts';
import { inSentence, type NounCandidate, strengths } from './candidate.ts';
import { readBare } from './turkish-bare.ts';
import { isActive, isAsked, modifiedNoun, relativeNoun } from './turkish-modified.ts';
import { type AddNoun, type NounRole, toTurkishNoun } from './turkish-noun-form.ts';
import {
  hasOutsideCase,
  isAudience,
  isMineBefore,
  isNounWord,
  isStatementOfTrade,
  isVerb,
  nounBefore,
  skipLeft,
} from './turkish-phrases.ts';
import { isInPlace } from './turkish-setting.ts';
import { readTrade } from './turkish-trade.ts';
import { buildVerbs, isSubjectVerb, lightNouns, readTurkishVerb } from './turkish-verbs.ts';

export function findTurkishNouns(reading: Reading): NounCandidate[] {
  const found: NounCandidate[] = [];
  const add = (whole: Range, region: Range, strength: number, role: NounRole, isTrade = false): void => {
    const range = withoutPlace(reading, whole);
    if (range.to <= range.from || (isAudience(reading, range) && !isTrade)) return;
    if (isPlaceholder(reading, range) || isStateOfPerson(reading, range) || isCircumstance(reading, range))
      return;
    const form = toTurkishNoun(reading, range.from, range.to, role);
    // "ulaşmadığımı": what was not done is no thing.
    if (form.noun.length > 1 && !/m[ae]d[ıi]k$/.test(form.noun))
      found.push({ ...form, range, region, strength, isTrade });
  };
  for (const [number, sentence] of reading.sentences().entries()) {
    readSentence(reading, sentence, (range, region, strength, role, isTrade) =>
      add(range, region, inSentence(strength, number), role, isTrade),
    );
    if (number > 40) break;
  }
  const last = found.length === 0 ? lastResort(reading) : undefined;
  if (last) add(last, last, strengths.bare, 'object', true);
  return found
    .map((each) => (last ? { ...each, isTrade: false } : each))
    .sort((a, b) => b.strength - a.strength);
}

/** "sahilde bisiklet": where it is is no part of the thing; "cadde vitrini" is one thing. */
const withoutPlace = (reading: Reading, { from, to }: Range): Range => {
  const isCompound = /.{2}(?:[^aeiou]|s)[iu]$/.test(reading.folded(to - 1));
  const isPlace = to - from > 1 && reading.words[from]?.stems.length === 0 && isInPlace(reading, from);
  return isPlace && !isCompound ? { from: from + 1, to } : { from, to };
};

const longClause = 8;
const placeholder =
  /^(?:tesekkur\w*|gun(?:ler)?|el(?:im(?:iz)?de)?|tane(?:ler)?|sey(?:i|ler|leri)?|sun(?:u|lar|lari)?|ben(?:im)?|diger(?:i|leri)?|birinci|ay|son(?:u|unu)?|ne(?:ler)?(?:[iy]\w{0,3})?|kim(?:ler)?(?:[iy]\w{0,3})?)$/;

/** "bi tane uygulama", "şunu yap": words that stand for any thing. */
const isPlaceholder = (reading: Reading, { from, to }: Range): boolean =>
  reading.words.slice(from, to).every(({ folded }) => placeholder.test(folded));

const weekdays = /^(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)(?:l[ae]r[iu]?|s[iu]|leri)$/;
/** Those whose entries are in a state are no things of their own: "gecikenleri", "borcu olanlar". */
const inState =
  /^(?:geciken|bekleyen|olan|olmayan|kalan|biten|yaklasan|odeyen|odemeyen|gelen|gelmeyen|eksik|yapilan|yapilmayan|yapmayan|verilen|bozulan|tukenen|azalan)(?:l[ae]r\w{0,5})?$/;

/** "oğlum otizmli": how a person is. */
const isStateOfPerson = (reading: Reading, { from, to }: Range): boolean =>
  to - from > 1 &&
  /^(?:anne|baba|kiz|ogl|es|dede|nine|anneanne|babaanne|kardes|abi|abla|torun|cocu)(?:g?[iu])?m(?:[iu]z)?$/.test(
    reading.folded(from),
  ) &&
  /(?:.{3}l[iu]|s[iu]z|hasta|hastasi|yasinda|emekli)$/.test(reading.folded(to - 1));

/** "cumaları özet", "gecikenleri kırmızı": when, and which of them. */
const isCircumstance = (reading: Reading, { from, to }: Range): boolean =>
  weekdays.test(reading.folded(from)) || (to - from === 1 && inState.test(reading.folded(from)));

/** "evdeki oyuncakları sırayla çıkarıyorum": the first noun of a text in which no phrase says what it is about. */
function lastResort(reading: Reading): Range | undefined {
  if (reading.words.filter(({ kind }) => kind === 'word').length < 4) return undefined;
  if (reading.words.some(({ folded }) => turkishAppWords.has(folded))) return undefined;
  const isThing = (place: number): boolean => {
    const word = reading.words[place];
    return (
      word?.kind === 'word' &&
      word.folded.length > 3 &&
      isNounWord(reading, place) &&
      // "ekip için görev panosu": whom it is for.
      reading.folded(place + 1) !== 'icin' &&
      !turkishAdjectives.has(word.folded) &&
      !isInPlace(reading, place) &&
      !isActive(reading, place, 0)
    );
  };
  const things = reading.words.flatMap((_, place) => (isThing(place) ? [place] : []));
  // "evde çocuklara görev": where and for whom is said before it.
  const at = things.find((place) => !hasOutsideCase(reading, place)) ?? things[0];
  return at === undefined ? undefined : { from: at, to: at + 1 };
}

function readSentence(reading: Reading, sentence: Range, add: AddNoun): void {
  const { from: start, to: end } = sentence;
  let hasHead = false;
  for (let at = start; at < end; at += 1) {
    const folded = reading.folded(at);
    const verb = reading.words[at]?.isSelf ? undefined : readTurkishVerb(folded);
    const relative = relativeNoun(reading, at, sentence);
    if (relative) add(relative, relative, strengths.lead, 'modifier');
    if (turkishAppWords.has(folded) && reading.isFree(at)) {
      hasHead = true;
      readBeforeApp(reading, at, start, add);
    } else if (turkishGenericHeads.has(folded) && isStatementOfTrade(reading, at + 1)) {
      // "rehber öğretmenim": a part of what the user is.
    } else if (turkishGenericHeads.has(folded) && !isFollowedByHead(reading, at, end)) {
      const isLight = lightNouns.has(folded) && readTurkishVerb(reading.folded(at + 1)) !== undefined;
      if (!isLight && readBeforeHead(reading, at, start, add)) hasHead = true;
    } else if (folded === 'icin' || folded === 'adina') {
      readFor(reading, at, start, end, add);
    } else if (verb && !turkishNounsLikeVerbs.has(folded)) {
      readVerbObject(reading, at, start, end, verb.stem, add);
    } else {
      readTrade(reading, at, start, add);
      // "kızım piyano çalıyor, her gün …": what a person of the user does.
      if (
        start === 0 &&
        at <= 4 &&
        end - start > longClause &&
        /[iu]yor$/.test(folded) &&
        isMineBefore(reading, start)
      ) {
        const object = objectOf(reading, at, start);
        add(object, object, strengths.afterFor, 'object');
      }
      // "sokak kedileriyle ilgileniyorum"
      if (/^(?:ilgilen|ugras)[iu]yo/.test(folded) && at > start) {
        const last = nounBefore(reading, at - 1, start);
        const whole = { from: last.to > last.from ? last.from : at - 1, to: at };
        add(whole, whole, strengths.verbObject, 'object');
      }
      if (/yor[iu][mz]$/.test(folded) && !/[ae]m[iu]yor/.test(folded) && at > start) {
        const object = objectOf(reading, at, start);
        add(object, object, strengths.trade, 'object', true);
      }
    }
  }
  const common = sharedThing(reading, sentence);
  if (common) add(common, common, strengths.clauseObject, 'modifier');
  if (!hasHead) readBare(reading, sentence, add);
}

/** "apartmanımızda bir ortak çamaşırhane var": what there is at the place that the description begins with. */
function sharedThing(reading: Reading, { from, to }: Range): Range | undefined {
  if (from > 0 || reading.folded(to - 1) !== 'var' || to - from > 7 || !isInPlace(reading, from))
    return undefined;
  const one = [from + 1, from + 2].find((at) => /^(?:bir|bi|ortak)$/.test(reading.folded(at)));
  return one !== undefined && one + 1 < to - 1 ? nounBefore(reading, to - 1, one) : undefined;
}

function isFollowedByHead(reading: Reading, at: number, end: number): boolean {
  if (at + 1 >= end) return false;
  const next = reading.folded(at + 1);
  return (
    turkishAppWords.has(next) || (turkishGenericHeads.has(next) && reading.words[at + 1]?.kind === 'word')
  );
}

/** The generic words that end before a place: "sipariş takip" in "pasta sipariş takip uygulaması". */
function headsBefore(reading: Reading, end: number, start: number): number {
  let at = end;
  while (at > start && reading.isFree(at - 1)) {
    const folded = reading.folded(at - 1);
    const verb = readTurkishVerb(folded);
    const isVerbalNoun =
      verb?.mood === 'noun' &&
      /^(?:ogren|ezberle|tut|kaydet|hesapla|yonet|planla|olc|puanla|paylas)$/.test(verb.stem);
    const isJoined =
      (folded === 've' || folded === ',') && at < end && turkishGenericHeads.has(reading.folded(at - 2));
    if (!turkishGenericHeads.has(folded) && !isJoined && !isVerbalNoun) break;
    at -= 1;
  }
  return at;
}

function readBeforeApp(reading: Reading, at: number, start: number, add: AddNoun): void {
  const end = skipLeft(reading, at, start);
  const heads = headsBefore(reading, end, start);
  const range = nounBefore(reading, skipLeft(reading, heads, start), start);
  const region = { from: range.from, to: at + 1 };
  if (range.to > range.from) {
    add(range, region, strengths.beforeApp, heads < end ? 'modifier' : 'modifier');
    return;
  }
  // "kovanlarımı takip edebileceğim bir uygulama": the object of the clause before the app.
  const verbAt = end - 1;
  if (verbAt >= start && isVerb(reading.folded(verbAt))) {
    const object = objectOf(reading, verbAt, start);
    add(object, { from: object.from, to: at + 1 }, strengths.clauseObject, 'object');
  }
}

function readBeforeHead(reading: Reading, at: number, start: number, add: AddNoun): boolean {
  const heads = headsBefore(reading, at, start);
  const range = nounBefore(reading, skipLeft(reading, heads, start), start);
  if (range.to === range.from && peopleOfVerb.test(reading.folded(heads - 1))) {
    const whole = { from: nounBefore(reading, heads - 1, start).from, to: heads };
    add(whole, { from: whole.from, to: at + 1 }, strengths.beforeHead, 'modifier');
    return true;
  }
  add(range, { from: range.from, to: at + 1 }, strengths.beforeHead, 'modifier');
  return range.to > range.from;
}

/** "iftar verecekler listesi", "katılanlar listesi": people by what they do. */
const peopleOfVerb = /.{2}(?:[ae]c[ae]kl[ae]r|[ae]nl[ae]r)$/;

function objectOf(reading: Reading, verbAt: number, start: number): Range {
  const end = lightNouns.has(reading.folded(verbAt - 1)) ? verbAt - 1 : verbAt;
  const to = skipLeft(reading, end, start);
  if (to > start && hasOutsideCase(reading, to - 1)) return { from: to, to };
  return nounBefore(reading, to, start);
}

function readVerbObject(
  reading: Reading,
  at: number,
  start: number,
  end: number,
  stem: string,
  add: AddNoun,
): void {
  // "cami yaptırma derneği": a noun of a verb asks for nothing.
  if (/t[iu]rma$/.test(reading.folded(at))) return;
  const isBuild = buildVerbs.has(stem);
  // "köpek gezdiriyorum": what the user does for a living.
  if (/yor[iu][mz]$/.test(reading.folded(at)) && !isBuild && stem !== 'iste') {
    const object = objectOf(reading, at, start);
    add(object, object, strengths.trade, 'object', true);
  }
  if (!isBuild && !isSubjectVerb(stem)) {
    if (stem === 'islet')
      add(nounBefore(reading, at, start), { from: at, to: at }, strengths.trade, 'object', true);
    return;
  }
  if (turkishAppWords.has(reading.folded(at - 1))) return;
  const range = objectOf(reading, at, start);
  if (range.to <= range.from || isAsked(reading, range.from, start)) return;
  if (isDoer(reading, at, range)) return;
  // "motive olmam lazım": what the user wants to be.
  if (stem === 'lazim' && /^olma(?:m|m[iu]z)?$/.test(reading.folded(range.to - 1))) return;
  const modified = isBuild ? undefined : modifiedNoun(reading, at, end);
  if (modified) {
    add(modified, modified, strengths.lead, 'modifier');
    return;
  }
  const isPurpose = reading.folded(at + 1) === 'icin' && at + 1 < end;
  const strength = isBuild ? strengths.builtObject : strengths.verbObject + (isPurpose ? 4 : 0);
  add(range, { from: range.from, to: at + 1 }, strength, 'object');
}

/** "köylü baksın", "üyeler görsün": who shall do it, not what. */
const isDoer = (reading: Reading, at: number, { from, to }: Range): boolean =>
  to - from === 1 &&
  /s[iu]n(?:l[ae]r)?$/.test(reading.folded(at)) &&
  (namesPerson(reading, from) ||
    /^(?:koylu|halk|vatandas|esnaf|millet|mahalleli|aile|anne|baba|kardes|torun)(?:l[ae]r)?(?:[iu]m|[iu]m[iu]z)?$/.test(
      reading.folded(from),
    ));

function readFor(reading: Reading, at: number, start: number, end: number, add: AddNoun): void {
  const range = nounBefore(reading, at, start);
  if (range.to <= range.from) return;
  // "diz için boyun için bel için": each is for one of several.
  if (reading.folded(range.from - 1) === 'icin' || reading.folded(at + 2) === 'icin') return;
  const last = reading.words[range.to - 1];
  const names = [last?.folded ?? '', ...(last?.stems.map(({ stem }) => stem) ?? [])];
  const isBusiness = names.some((name) => turkishBusinesses.has(name));
  const before = { from: afterHeads(reading, range), to: isBusiness ? range.to - 1 : range.to };
  if (isBusiness) add(before, range, strengths.trade, 'owner', true);
  else if (last?.stems.some(({ suffixes }) => suffixes.isPersonPlural && suffixes.person === 1))
    add(range, range, strengths.trade, 'owner', true);
  else add(range, { from: range.from, to: end }, strengths.afterFor, 'owner');
}
/** The place after the last container of a phrase: "görev takibi ekip için". */
function afterHeads(reading: Reading, { from, to }: Range): number {
  for (let at = to - 2; at >= from; at -= 1) if (turkishGenericHeads.has(reading.folded(at))) return at + 1;
  return from;
}
