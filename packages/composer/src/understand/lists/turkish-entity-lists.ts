import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';
import { findMark, makeEntityList } from './entity-list-items.ts';
import type { List } from './list-item.ts';

const genitive = /(?:n[iu]n|l[ae]r[iu]n|[^aeiou][iu]n)$/;
const noOwner =
  /^(?:icin|onun|bunun|sunun|ayin|gunun|haftanin|yilin|butun|uzun|yakin|altin|kadin|lutfen|sesin|herkesin|kimin|seninle|dun|yarin|gun|son)$/;
/** "kızımın adı" is a remark. */
const relatives = /^(?:kiz|ogl|es|anne|baba|kardes|koca|kari|cocug|torun|abla|abi|arkadas)\w{0,4}m[iu]n$/;
const joins = /^(?:ve|ile)$/;
const endOfFields = /^(?:olsun|olacak|olmali|bulunsun|lazim|kayitli|yazili|gerek|gerekiyor)$/;
const endsFields = (folded: string): boolean =>
  endOfFields.test(folded) ||
  /(?:[^ae]s[iu]n(?:lar|ler)?|m[ae]l[iu]|[ae]c[ae][gk]\w{0,4}|[iu]yor\w{0,3}|[ae]l[iu]m|[ae]y[iu]m|m[ae]k)$/.test(
    folded,
  );
const place = /^(?:yerde|ekranda|sayfada|bolumde|listede|kisimda|sekmede|ayrica)$/;

/** Entities with own fields: "üyelerin a, b ve c'si olsun", "her teslimde a, b", "tedarikçiler ayrı bir yerde olsun: a, b". */
export function findTurkishEntityLists(reading: Reading, sentence: Range): List[] {
  const found: List[] = [];
  for (const clause of clauses(reading, sentence)) {
    const list = findOwner(reading, clause) ?? findEach(reading, clause) ?? findAlso(reading, clause);
    if (list) found.push(list);
  }
  if (found.length > 0) return found;
  const kinds = findPlace(reading, sentence);
  return kinds ? [kinds] : [];
}

/** A sentence, and what follows a wish in it: "a olsun, b'nin c'si de olsun". */
function clauses(reading: Reading, { from, to }: Range): Range[] {
  const found: Range[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    if (!isMark(reading.words[at], ',') || !/s[iu]n$/.test(reading.folded(at - 1))) continue;
    found.push({ from: start, to: at });
    start = at + 1;
  }
  return [...found, { from: start, to }];
}

function endOfList(reading: Reading, { from, to }: Range): number {
  for (let at = from; at < to; at += 1) {
    if (reading.words[at]?.kind !== 'word' || !endsFields(reading.folded(at))) continue;
    // "kalan", "alınan" and "aranacak kişi" stand before their noun.
    const next = reading.words[at + 1];
    const isAttribute = /[ae]c[ae]k$/.test(reading.folded(at)) && next?.kind === 'word' && at + 1 < to;
    if (!isAttribute || /^(?:olacak|kayitli|yazili)$/.test(reading.folded(at))) return at;
  }
  return to;
}

const isOwner = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  return (
    word?.kind === 'word' &&
    word.folded.length > 3 &&
    genitive.test(word.folded) &&
    // "yöremizin": the group says whose they all are.
    !/m[iu]z[iu]n$/.test(word.folded) &&
    !noOwner.test(word.folded) &&
    !relatives.test(word.folded)
  );
};

function findOwner(reading: Reading, { from, to }: Range): List | undefined {
  let start = from;
  while (/^(?:her|bir|butun|tum|ayrica|bide|de|gelen)$/.test(reading.folded(start))) start += 1;
  const owner = [start, start + 1].find((at) => at < to && isOwner(reading, at));
  if (owner === undefined || !isPossessed(reading, owner + 1, to)) return undefined;
  const end = endOfList(reading, { from: owner + 1, to });
  const separators = reading.words
    .slice(owner, end)
    .filter((word) => isMark(word, ',/') || joins.test(word.folded)).length;
  const list = makeEntityList(reading, { from: owner + 1, to: end }, { from: start, to: owner + 1 });
  return separators > 0 || (list?.items.length ?? 0) > 2 ? list : undefined;
}

/** "kitabın adı" but not "bunun için": one of the next words is possessed. */
function isPossessed(reading: Reading, from: number, to: number): boolean {
  // "gönüllülerin çoğu": some of them.
  if (/^(?:cogu|hepsi|bazisi|biri|tamami|yarisi|bir)$/.test(reading.folded(from))) return false;
  const end = Math.min(to, from + 4, findMark(reading, { from, to }, ',:'));
  for (let at = from; at < end; at += 1) {
    if (/^(?:icin|gibi|kadar)$/.test(reading.folded(at))) return false;
    if (/[iu](?:n[iu])?$/.test(reading.folded(at))) return true;
  }
  return false;
}

/** "her teslimde a, b", "her düğün için a, b". */
function findEach(reading: Reading, { from, to }: Range): List | undefined {
  if (reading.folded(from) !== 'her') return undefined;
  const limit = Math.min(to, from + 5);
  for (let at = from + 1; at < limit && reading.words[at]?.kind === 'word'; at += 1) {
    const isFor = reading.folded(at) === 'icin';
    const isWhen = /.{3}[dt][ae]$/.test(reading.folded(at));
    if (!isFor && !isWhen) continue;
    const noun = { from: from + 1, to: isFor ? at : at + 1 };
    if (noun.to === noun.from || /^(?:gun|ay|hafta|sabah|aksam|yil|zaman)/.test(reading.folded(noun.from)))
      return undefined;
    const end = endOfList(reading, { from: at + 1, to });
    const list = makeEntityList(reading, { from: at + 1, to: end }, noun);
    return list ? { ...list, isEvent: isWhen } : undefined;
  }
  return undefined;
}

const input = /^(?:yaz|gir|ekle|kaydet|kayded)(?!ma|me)/;

/** "raf yerini de yazabilelim": one more field of the main thing. */
function findAlso(reading: Reading, { from, to }: Range): List | undefined {
  let also = from + 1;
  while (also < to && also - from < 4 && !/^(?:de|da)$/.test(reading.folded(also))) also += 1;
  const isInput = [also + 1, also + 2].some((at) => at === to - 1 && input.test(reading.folded(at)));
  if (!/^(?:de|da)$/.test(reading.folded(also)) || !isInput) return undefined;
  if (findMark(reading, { from, to: also }, ',:') < also) return undefined;
  const list = makeEntityList(reading, { from, to: also }, { from, to: also }, 1);
  return list ? { ...list, isEntity: false, of: undefined, region: { from, to } } : undefined;
}

/** "Tedarikçiler de ayrı bir yerde olsun: çiçekçi, fotoğrafçı; telefonlarıyla": kinds, then fields. */
function findPlace(reading: Reading, { from, to }: Range): List | undefined {
  if (!/l[ae]r(?:[iu])?$/.test(reading.folded(from))) return undefined;
  const colon = findMark(reading, { from, to }, ':');
  if (colon === to || colon - from > 8) return undefined;
  const isPlace = reading.words.slice(from, colon).some(({ folded }) => place.test(folded));
  if (!isPlace) return undefined;
  const of = { from, to: from + 1 };
  const kinds = makeEntityList(reading, { from: colon + 1, to }, of);
  if (!kinds) return undefined;
  const rest = reading.sentences().find((sentence) => sentence.from === to + 1);
  const isContinued =
    rest !== undefined && isMark(reading.words[to], ';') && /l[ae]$/.test(reading.folded(rest.to - 1));
  const fields = isContinued ? makeEntityList(reading, rest, of, 1) : undefined;
  const isFields = kinds.items.every(
    ({ range }) => reading.index.fields.findAll(reading.words, range.from, range.to).length > 0,
  );
  if (isFields) return { ...kinds, items: [...kinds.items, ...(fields?.items ?? [])] };
  return { ...kinds, items: fields?.items ?? [], kinds: kinds.items };
}
