import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import { turkishAdjectives } from '../words/turkish-words.ts';
import type { ListItem } from './list-item.ts';
import { isMeasured } from './word-types.ts';

const joins = /^(?:ve|ile|and|veya|or|artı|plus|birde)$/;
const leading =
  /^(?:a|an|the|each|every|its|their|his|her|my|our|some|also|and|bir|bi|de|da|hem|ayrica|bide|optional|fields?|for)$/;
const trailing =
  /^(?:field|fields|alani|alanlari|alan|bilgisi|bilgileri|bilgilerini|bilgi|kismi|too|also|etc|vs|vb|gibi|de|da|olsun|girilsin|olan|yazili|kayitli|olacak|olmali|ayri|yerde|sayfada|bolumde|listede|ekranda|bir)$/;

function trim(reading: Reading, { from, to }: Range): Range {
  let start = from;
  let end = to;
  while (start < end && (leading.test(reading.folded(start)) || isMark(reading.words[start], '-–*•:+')))
    start += 1;
  while (end > start && (trailing.test(reading.folded(end - 1)) || isMark(reading.words[end - 1], '-–*•:')))
    end -= 1;
  return { from: start, to: end };
}

/** So many commas separate the parts of an enumeration. */
const separating = 2;

/** The parts of an enumeration between commas, slashes, "and" and "ve". Brackets belong to the part before them. */
export function splitItems(reading: Reading, { from, to }: Range): ListItem[] {
  const items: ListItem[] = [];
  const commas = reading.words.slice(from, to).filter((word) => isMark(word, ',')).length;
  // Who types commas seldom means two fields between two of them.
  const isAlone = commas >= separating;
  let start = from;
  let brackets: Range | undefined;
  const push = (end: number): void => {
    const range = trim(reading, { from: start, to: brackets ? Math.min(end, brackets.from - 1) : end });
    if (range.to > range.from)
      items.push(
        ...splitAtParticle(reading, { range, brackets }).flatMap((item) =>
          splitAdjacent(reading, item, isAlone),
        ),
      );
    brackets = undefined;
  };
  for (let at = from; at < to; at += 1) {
    const word = reading.words[at];
    if (isMark(word, '([')) {
      const close = reading.words.findIndex((other, place) => place > at && isMark(other, ')]'));
      const end = close < 0 || close > to ? to : close;
      brackets = { from: at + 1, to: end };
      at = end;
      continue;
    }
    if (isMark(word, ',/&+') || joins.test(word?.folded ?? '')) {
      push(at);
      start = at + 1;
    }
  }
  push(to);
  return joinPairs(reading, items);
}

/** Words that stand in pairs before a noun which both have. */
const pairs = [
  ['start', 'end'],
  ['before', 'after'],
  ['morning', 'evening'],
  ['morning', 'night'],
  ['opening', 'closing'],
  ['first', 'last'],
  ['arrival', 'departure'],
  ['left', 'right'],
  ['home', 'away'],
  ['min', 'max'],
  ['buying', 'selling'],
  ['buy', 'sell'],
  ['alis', 'satis'],
  ['giris', 'cikis'],
  ['gidis', 'donus'],
  ['sabah', 'aksam'],
  ['acilis', 'kapanis'],
  ['baslangic', 'bitis'],
  ['lehte', 'aleyhte'],
  ['sol', 'sag'],
  ['ilk', 'son'],
  ['net', 'brut'],
  ['en', 'boy'],
] as const;

/** Whether two words stand in a pair before one noun. */
export const isPair = (one: string, other: string): boolean =>
  pairs.some((pair) => (pair[0] === one && pair[1] === other) || (pair[1] === one && pair[0] === other));

/** "start and end mileage" are two fields, "took the morning and evening tablets" is one. */
function joinPairs(reading: Reading, items: readonly ListItem[]): ListItem[] {
  const joined: ListItem[] = [];
  for (const item of items) {
    const previous = joined.at(-1);
    const { from, to } = item.range;
    const isJoined =
      previous !== undefined &&
      previous.brackets === undefined &&
      to - from > 1 &&
      joins.test(reading.folded(from - 1)) &&
      previous.range.to === from - 1 &&
      isPair(reading.folded(previous.range.to - 1), reading.folded(from));
    if (!isJoined || !previous) joined.push(item);
    else if (previous.range.to - previous.range.from === 1) {
      joined[joined.length - 1] = { ...previous, head: { from: from + 1, to } };
      joined.push(item);
    } else joined[joined.length - 1] = { range: { from: previous.range.from, to }, brackets: item.brackets };
  }
  return joined;
}

/** "yılı çalışıyor mu kaça aldım": yes or no ends with its particle, and a field before its verb is another one. */
function splitAtParticle(reading: Reading, item: ListItem): ListItem[] {
  const { from, to } = item.range;
  if (reading.language !== 'tr' || item.brackets) return [item];
  const particles: number[] = [];
  for (let at = from; at < to; at += 1) if (/^m[iu]$/.test(reading.folded(at))) particles.push(at);
  const [at] = particles;
  if (at === undefined || particles.length > 1 || at - from < 1) return [item];
  const isRest = to - at > 2 && !/^(?:diye|oldugu|olmadigi|belli)/.test(reading.folded(at + 1));
  const isField =
    at - from === 2 &&
    reading.index.fields.findWhole(reading.words.slice(from, from + 1))?.isTypo === false &&
    /[iu]yor$/.test(reading.folded(from + 1));
  const end = isRest || at === to - 1 ? at + 1 : to;
  const ranges = [
    ...(isField ? [{ from, to: from + 1 }] : []),
    { from: isField ? from + 1 : from, to: end },
    ...(isRest ? [{ from: at + 1, to }] : []),
  ];
  return ranges.map((range) => ({ range, brackets: undefined }));
}

/** Also words of the list in this form: "adı soyadı". */
const possessedNames = /^(?:adi|ismi|soyadi|numarasi|tarihi|saati|ucreti|fiyati|tutari)$/;

/** Words that say which of several numbers or days is meant. */
const qualifying = /^(?:hedef|hedeflenen|ideal|ortalama|toplam|kalan|target|goal)$/;

/** Words that say what of the one before them is meant: "oda no", "soru sayısı", "ödenen para". */
const qualified =
  /^(?:no|numara\w*|kod\w*|adi|ismi|turu|tipi|cinsi|sayisi|durumu|tarihi|gunu|saati|yeri|rengi|miktari|para|model\w*|cevap)$/;

/** "ölçüleri kilo bel kol", "measurements waist hips": what is measured stands without commas behind the word for it. */
function splitMeasures(
  reading: Reading,
  { range: { from, to }, brackets }: ListItem,
): ListItem[] | undefined {
  const isList =
    to - from > 2 &&
    brackets === undefined &&
    /^(?:olculer\w*|olcum\w*|measurements?)$/.test(reading.folded(from));
  const places = Array.from({ length: to - from - 1 }, (_, step) => from + 1 + step);
  const areMeasures = places.every(
    (at) =>
      isMeasured(reading.folded(at)) ||
      reading.index.fields.findWhole(reading.words.slice(at, at + 1))?.isTypo === false,
  );
  return isList && areMeasures
    ? places.map((at) => ({ range: { from: at, to: at + 1 }, brackets: undefined }))
    : undefined;
}

/** Fields that are typed without commas: "adı yaşı", "plaka km", "name phone email". Compounds stay whole. */
function splitAdjacent(reading: Reading, item: ListItem, isAlone: boolean): ListItem[] {
  const { from, to } = item.range;
  if (to - from < 2 || item.brackets) return [item];
  const measures = splitMeasures(reading, item);
  if (measures) return measures;
  const parts: Range[] = [];
  let at = from;
  while (at < to) {
    const match = reading.index.fields
      .findAt(reading.words, at)
      .find(({ length, isTypo }) => at + length <= to && !isTypo);
    const isDerived = reading.words[at]?.stems.every(({ suffixes }) => suffixes.derivation !== '') === true;
    // "hedef kilo" is one number.
    if (at === from && qualifying.test(reading.folded(at))) return [item];
    if (!match || isDerived || turkishAdjectives.has(reading.folded(at))) return [item];
    parts.push({ from: at, to: at + match.length });
    at += match.length;
  }
  const isPossessed = (place: number): boolean => {
    const word = reading.words[place];
    return (
      word?.stems.some(({ suffixes }) => suffixes.person === 3) === true ||
      possessedNames.test(word?.folded ?? '')
    );
  };
  const joins = parts.some(
    (part, index) => index > 0 && isPossessed(part.from) && !isPossessed((parts[index - 1]?.to ?? 1) - 1),
  );
  const isTooShort = reading.language === 'en' && parts.length < 3;
  const isOnePart = isAlone && parts.length === 2 && qualified.test(reading.folded(to - 1));
  return parts.length < 2 || joins || isTooShort || isOnePart
    ? [item]
    : parts.map((range) => ({ range, brackets: undefined }));
}
