import { readTurkishVerb } from '../nouns/turkish-verbs.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import { englishAppWords, englishGenericHeads } from '../words/english-words.ts';
import { turkishAppWords, turkishGenericHeads } from '../words/turkish-words.ts';
import { isBrief } from './brief.ts';
import { joinAlternatives } from './entity-list-items.ts';
import { findEntityLists } from './find-entity-lists.ts';
import type { List, ListItem, ListKind } from './list-item.ts';
import { listOfRow } from './listed-row.ts';
import { splitItems } from './split-items.ts';
import { endsInField, isManner, isPlaceOfFields } from './where-fields-stand.ts';
import { withoutPerson } from './without-person.ts';

const headings: readonly (readonly [ListKind, RegExp])[] = [
  ['screens', /^(?:screens?|pages?|tabs?|ekranlar|ekran|sayfalar|sekmeler|menuler|navigation)$/],
  ['features', /^(?:features?|functionality|ozellikler|ozellik|fonksiyonlar|requirements|gereksinimler)$/],
  [
    'fields',
    /^(?:fields?|data|columns?|attributes|properties|entities|alanlar|alan|bilgiler|bilgileri|veriler|sutunlar|sunlar|unlar|details|info|information|kaydedilecekler|girilecekler)$/,
  ],
];
const otherHeading =
  /^(?:colou?rs?|renkler|renk|style|stil|design|tasarim|rules|kurallar|users|kullanicilar|goal|amac|stack|tech|name|adi|ad|note|not|overview|ozet|target)$/;

/** What the words before a colon or in a heading say about the list after them. */
function headingKind(reading: Reading, { from, to }: Range): ListKind | 'other' | undefined {
  for (let at = to - 1; at >= from; at -= 1) {
    const folded = reading.folded(at);
    const kind = headings.find(([, pattern]) => pattern.test(folded))?.[0];
    // "Screen time: kid, minutes": the word for a screen belongs to another noun.
    const isOfNoun = kind === 'screens' && at < to - 1 && /^(?:screen|page|tab|ekran|sayfa)$/.test(folded);
    if (kind && !isOfNoun) return kind;
    if (otherHeading.test(folded)) return 'other';
  }
  return undefined;
}

const englishTrigger =
  /^(?:with|has|have|having|include|includes|including|contain|contains|containing|record|records|store|stores|show|shows|enter|add|log|save|featuring|showing)$/;
const weakTrigger = /^(?:record|records|store|stores|show|shows|enter|add|log|save|showing)$/;
const englishStop =
  /^(?:sorted|sort|grouped|group|called|named|so|that|which|where|because|but|i|we|then|when|who|by|using|per|while|if|in|on|from|to|should|can|could|would|will|must|want|it|they|you|is|are|please|let)$/;
const turkishTrigger =
  /^(?:olsun|olacak|olmali|olan|bulunsun|icersin|iceren|alsin|yer|var|gorunsun|olmasi|istiyorum|lazim)$/;

const isListVerb = (folded: string): boolean => {
  if (turkishTrigger.test(folded)) return true;
  const verb = readTurkishVerb(folded);
  if (!verb || verb.isNegative) return false;
  const isInput =
    /^(?:gir|kaydet|kayded|tut|yaz|ekle|sakla|gor|gorun|icer|bulun|not|goster|tanimla|al|isle)$/.test(
      verb.stem,
    );
  return isInput && (verb.mood === 'wish' || verb.mood === 'participle' || verb.mood === 'finite');
};

const endOfTurkishPart = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  if (!word || isMark(word, ':')) return true;
  const { folded } = word;
  if (
    folded === 'icin' ||
    turkishAppWords.has(folded) ||
    /^(?:bana|istiyorum|yap|sadece|ama|fakat|defteri|ayrica|takip|listem)$/.test(folded)
  )
    return true;
  // "yapılan işlem", "alınan ücret" are fields; "takip eden", "işletiyorum" end a part.
  if (/(?:[iu]l|[iu]n|n)[ae]n$/.test(folded) || /^(?:gelen|kalan)$/.test(folded)) return false;
  if (/yor(?:[iu][mz])?$/.test(folded)) return true;
  const verb = readTurkishVerb(folded);
  return verb !== undefined && ['wish', 'participle', 'converb'].includes(verb.mood);
};

/** Words of one enumeration at most, so that a long text is read in linear time. */
const longestRegion = 120;

function makeList(
  reading: Reading,
  kind: ListKind,
  isStrong: boolean,
  region: Range,
  of?: Range,
): List | undefined {
  const parts = withoutPerson(reading, splitItems(reading, region));
  const items = (
    isBrief(reading) || reading.language === 'en' ? joinAlternatives(reading, parts) : parts
  ).filter(({ range }) => range.to - range.from <= 7 && reading.isFreeRange(range));
  return items.length > 0 ? { kind, isStrong, items, region, of } : undefined;
}

const isInPart = (reading: Reading, at: number): boolean =>
  isMark(reading.words[at - 1], ',') && readTurkishVerb(reading.folded(at))?.mood === 'participle';

function findTurkish(reading: Reading, { from, to }: Range): List[] {
  const found: List[] = [];
  for (let at = from; at < to; at += 1) {
    if (!isListVerb(reading.folded(at))) continue;
    // "…, alınan kapora, …": a participle within a part.
    if (isInPart(reading, at)) {
      const isLast = !reading.words
        .slice(at + 1, to)
        .some(({ folded }, step) => isListVerb(folded) && !isInPart(reading, at + 1 + step));
      const list = isLast && found.length === 0 ? makeList(reading, 'any', false, { from, to }) : undefined;
      if (list) return [list];
      continue;
    }
    let start = at;
    while (
      start > from &&
      at - start < longestRegion &&
      (isInPart(reading, start - 1) || !endOfTurkishPart(reading, start - 1))
    )
      start -= 1;
    const region = { from: start, to: at };
    const separators = reading.words
      .slice(start, at)
      .filter((word) => isMark(word, ',/') || /^(?:ve|ile)$/.test(word.folded)).length;
    const verb = reading.folded(at);
    const isWish =
      /^(?:olsun|olmali|bulunsun|icersin)$/.test(verb) || /(?:s[iu]n(?:lar)?|[ae]l[iu]m)$/.test(verb);
    const list = makeList(reading, 'any', separators > 0 && isWish, region);
    const isStatement = /^(?:istiyorum|lazim|var|olacak)$/.test(verb) && separators < 1;
    if (list && !isStatement) found.push(list);
  }
  return found;
}

function findEnglish(reading: Reading, { from, to }: Range): List[] {
  const found: List[] = [];
  for (let at = from; at < to; at += 1) {
    const folded = reading.folded(at);
    const isSuch = folded === 'such' && reading.folded(at + 1) === 'as';
    if (!englishTrigger.test(folded) && !isSuch && !isPlaceOfFields(reading, at, to)) continue;
    if (isManner(reading, at)) continue;
    // "show me the total" is a wish, no field.
    if (/^(?:me|us)$/.test(reading.folded(at + 1)) && isBrief(reading)) continue;
    let start = at + (isSuch ? 2 : 1);
    if (isMark(reading.words[start], ':')) start += 1;
    // "a calendar that shows which nights are taken, the guest's name": the clause is no part of the list.
    if (/^(?:which|that|what|who|where|how|when)$/.test(reading.folded(start))) {
      while (start < to && !isMark(reading.words[start], ',')) start += 1;
      start += 1;
    }
    let end = start;
    let depth = 0;
    let lastSeparator = start;
    while (end < to && end - start < longestRegion) {
      const word = reading.words[end];
      if (isMark(word, '(')) depth += 1;
      if (isMark(word, ')')) depth -= 1;
      const previous = reading.folded(end - 1);
      if (isMark(word, ',') && depth === 0) lastSeparator = end;
      // A later "with" begins a list of its own.
      if (folded === 'with' && word?.folded === 'with' && depth === 0 && lastSeparator > start) {
        end = lastSeparator;
        break;
      }
      const isInItem =
        word?.folded === 'in' ||
        /^(?:whether|if)$/.test(previous) ||
        /^(?:whether|if)$/.test(reading.folded(end - 2));
      const isEnd =
        englishStop.test(word?.folded ?? '') &&
        !/^(?:if)$/.test(word?.folded ?? '') &&
        !isInItem &&
        depth === 0;
      const isForEnd = word?.folded === 'for' && end > start;
      if (isEnd && isInsideOfPart(reading, start, end, to)) {
        end = endOfPart(reading, end, to);
        continue;
      }
      if (isEnd || isForEnd || isMark(word, ':–—')) break;
      end += 1;
    }
    const list = makeList(reading, 'any', !weakTrigger.test(folded), { from: start, to: end });
    if (list && (!weakTrigger.test(folded) || list.items.length > 1)) found.push(list);
  }
  return found;
}

const innerWord = /^(?:i|we|they|it|is|are|on|in|by|from|to|per|using)$/;

/** "what is wrong with it", "the parts I used, the price": a clause within one part of a longer list. */
function isInsideOfPart(reading: Reading, start: number, at: number, to: number): boolean {
  if (!isBrief(reading) || !innerWord.test(reading.folded(at)) || at === start) return false;
  const before = reading.words[at - 1];
  if (isMark(before, ',') || /^(?:and|or)$/.test(before?.folded ?? '')) return false;
  const isList = reading.words.slice(start, at).some((word) => isMark(word, ','));
  if (!isList) return false;
  let first = at;
  while (first > start && !isMark(reading.words[first - 1], ',') && reading.folded(first - 1) !== 'and')
    first -= 1;
  const isClause = /^(?:what|who|where|how|whether|if)$/.test(reading.folded(first));
  return isClause || endOfPart(reading, at, to) < to;
}

function endOfPart(reading: Reading, at: number, to: number): number {
  let end = at;
  while (end < to && !isMark(reading.words[end], ',') && reading.folded(end) !== 'and') end += 1;
  return end;
}

/** "fields: a, b", "Screens: home, settings", "kovan takip: kovan no, tarih". */
function findAfterColon(reading: Reading, { from, to }: Range): List | undefined {
  for (let at = from; at < to; at += 1) {
    if (!isMark(reading.words[at], ':') || at === from) continue;
    const row = from === 0 ? listOfRow(reading, { from: at + 1, to }) : undefined;
    if (row) return row;
    const kind = headingKind(reading, { from, to: at });
    if (kind === 'other') return undefined;
    if (kind) return makeList(reading, kind, true, { from: at + 1, to });
    const plain = makeList(reading, 'any', false, { from: at + 1, to });
    // "haftalık ölçü alıyorum: bel, kol, göğüs": three short parts after a colon are an enumeration.
    const list =
      plain && plain.items.length > 2 && isAllShort(plain) ? { ...plain, isPlainRow: true } : plain;
    // "Customer: name, phone" describes an entity when the words before the colon are few.
    const isShort = at - from <= 2 && from > 0 && !hasContainer(reading, { from, to: at });
    if (startsWithTrigger(reading, at + 1)) return undefined;
    if (list === undefined || list.items.length < 2) return undefined;
    const of = isShort ? { from, to: at } : undefined;
    return { ...list, of };
  }
  return undefined;
}

const shortItem = 3;
const isAllShort = ({ items }: List): boolean =>
  items.every(({ range }) => range.to - range.from <= shortItem);

/** "each reading has a, b": the words before the verb belong to no item. */
function startsWithTrigger(reading: Reading, from: number): boolean {
  for (let at = from; at < from + 10 && !isMark(reading.words[at], ',.'); at += 1) {
    if (/^(?:has|have|with|contains|includes)$/.test(reading.folded(at))) return true;
  }
  return false;
}

const hasContainer = (reading: Reading, { from, to }: Range): boolean => {
  for (let at = from; at < to; at += 1) {
    const folded = reading.folded(at);
    if (isAppWord(folded) || turkishGenericHeads.has(folded) || englishGenericHeads.has(folded)) return true;
  }
  return false;
};

/** A comma list whose parts are mostly known fields: "ilaç takip, doz, saat, not". */
function findBare(reading: Reading, { from, to }: Range): List | undefined {
  const comma = reading.words.findIndex((word, at) => at >= from && at < to && isMark(word, ',('));
  if (comma < 0) return undefined;
  const isBracket = isMark(reading.words[comma], '(');
  const close = reading.words.findIndex((word, at) => at > comma && at < to && isMark(word, ')'));
  // Of a later sentence even the first part is a field: "sporcu adı, kilosu, kemeri".
  const isVerb = /^(?:needs?|want|must|should|show|istiyorum|lazim)$/.test(reading.folded(from));
  const isField =
    from > 0 && !isVerb && !isBracket && comma - from <= 3 && endsInField(reading, { from, to: comma });
  const region = { from: isField ? from : comma + 1, to: isBracket && close > 0 ? close : to };
  const isLong = (item: ListItem): boolean => item.range.to - item.range.from > 4;
  const list = makeList(reading, 'any', false, region);
  if (!list || list.items.some(isLong)) return undefined;
  const known = list.items.filter(
    ({ range }) => reading.index.fields.findAll(reading.words, range.from, range.to).length > 0,
  );
  return known.length * 2 >= list.items.length ? list : undefined;
}

/** Known fields after the container: "yakıt takibi km ve litre". */
function findTrailing(reading: Reading, { from, to }: Range): List | undefined {
  let head = to - 1;
  while (head > from && !hasContainer(reading, { from: head, to: head + 1 })) head -= 1;
  if (head <= from || to - head > 9) return undefined;
  const list = makeList(reading, 'any', false, { from: head + 1, to });
  const isField = ({ range }: ListItem): boolean =>
    reading.index.fields.findWhole(reading.words.slice(range.from, range.to)) !== undefined;
  return list && list.items.length > 1 && list.items.every(isField) ? list : undefined;
}

const isBullet = (reading: Reading, at: number): boolean =>
  isMark(reading.words[at], '-*•–') ||
  (reading.words[at]?.kind === 'number' && isMark(reading.words[at + 1], '.)'));

/** Lines with marks under a heading: a pasted specification. */
function findUnderHeadings(reading: Reading): List[] {
  const found: List[] = [];
  let kind: ListKind | 'other' | undefined;
  let of: Range | undefined;
  let lineStart = 0;
  const lines = reading.words.filter((word) => isMark(word, '\n')).length;
  if (lines === 0) return found;
  for (let at = 0; at <= reading.words.length; at += 1) {
    if (at < reading.words.length && !isMark(reading.words[at], '\n')) continue;
    const line = { from: lineStart, to: at };
    lineStart = at + 1;
    if (line.to === line.from) continue;
    let start = line.from;
    while (start < line.to && isMark(reading.words[start], '#*')) start += 1;
    const isHeading =
      (start > line.from && !isBullet(reading, line.from)) ||
      isMark(reading.words[line.to - 1], ':') ||
      (line.to - start <= 3 &&
        headingKind(reading, { from: start, to: line.to }) !== undefined &&
        !isBullet(reading, line.from));
    if (isHeading && line.to - start <= 8) {
      kind = headingKind(reading, { from: start, to: line.to });
      const end = isMark(reading.words[line.to - 1], ':*') ? line.to - 1 : line.to;
      of = kind ? undefined : { from: start, to: end };
      if (kind) reading.use(line);
    } else if (isBullet(reading, line.from) && kind !== 'other') {
      const textStart = reading.words[line.from]?.kind === 'number' ? line.from + 2 : line.from + 1;
      const list = makeBulletList(reading, kind ?? 'any', { from: textStart, to: line.to }, of);
      if (list) found.push(list);
    }
  }
  return found;
}

function makeBulletList(
  reading: Reading,
  kind: ListKind,
  region: Range,
  of: Range | undefined,
): List | undefined {
  const colon = reading.words.findIndex(
    (word, at) => at >= region.from && at < region.to && isMark(word, ':–—'),
  );
  if (colon > 0 && kind === 'fields') {
    return makeList(
      reading,
      'fields',
      true,
      { from: colon + 1, to: region.to },
      { from: region.from, to: colon },
    );
  }
  // "Home - shows today's tasks": only the first part names the screen.
  const end = colon > 0 ? colon : region.to;
  if (kind === 'screens')
    return {
      kind,
      isStrong: true,
      items: [{ range: { from: region.from, to: end }, brackets: undefined }],
      region,
      of,
    };
  return makeList(reading, kind, kind === 'fields', { from: region.from, to: end }, of);
}

/** The enumerations of a description. */
export function findLists(reading: Reading): List[] {
  const underHeadings = findUnderHeadings(reading);
  const isInBullets = ({ from, to }: Range): boolean =>
    underHeadings.some(({ region }) => region.from < to && from < region.to);
  const ofEntities = underHeadings.length > 0 ? [] : findEntityLists(reading);
  const isOfEntity = ({ from, to }: Range): boolean =>
    ofEntities.some(({ region }) => region.from < to && from < region.to);
  const inSentences = reading.sentences().flatMap((sentence) => {
    if (isInBullets(sentence)) return [];
    if (isOfEntity(sentence)) {
      const last = ofEntities.findLast(
        ({ region }) => region.from < sentence.to && sentence.from < region.to,
      );
      const rest = { from: (last?.region.to ?? sentence.to) + 1, to: sentence.to };
      return rest.to - rest.from > 2 ? findInSentence(reading, rest) : [];
    }
    const afterColon = findAfterColon(reading, sentence);
    if (afterColon) {
      const start = startOfClause(reading, sentence.from, afterColon.region.from - 1);
      return start > sentence.from
        ? [...findInSentence(reading, { from: sentence.from, to: start }), afterColon]
        : [afterColon];
    }
    return findInSentence(reading, sentence);
  });
  return [...underHeadings, ...ofEntities, ...inSentences];
}

/** The place after the last comma before a colon. */
function startOfClause(reading: Reading, from: number, colon: number): number {
  for (let at = colon; at > from; at -= 1) if (isMark(reading.words[at], ',')) return at;
  return from;
}

/** "log hikes with a, b": the list after "with" is inside of the one after "log". */
const isInside = (inner: List, outer: List): boolean =>
  inner !== outer && inner.region.from > outer.region.from && inner.region.to <= outer.region.to;

function findInSentence(reading: Reading, sentence: Range): List[] {
  const found = [
    ...(reading.language === 'tr' ? findTurkish(reading, sentence) : []),
    ...findEnglish(reading, sentence),
  ];
  if (found.length > 0) return found.filter((list) => !found.some((other) => isInside(other, list)));
  const bare = findBare(reading, sentence) ?? findTrailing(reading, sentence);
  return bare ? [bare] : [];
}

export const isAppWord = (folded: string): boolean =>
  turkishAppWords.has(folded) || englishAppWords.has(folded);
