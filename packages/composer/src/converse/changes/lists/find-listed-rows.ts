import { fold } from '../../../language/fold.ts';
import type { Range, Reading } from '../../../understand/reading.ts';
import { isBaseWord } from '../../../word-classes/index.ts';
import { isFunctionWord } from '../../loose/loose-words.ts';

/** A list or a page that a message asks for, with the parts of its rows. */
export interface ListedRows {
  /** What the rows are called, as it was typed. */
  readonly rows: string;
  readonly parts: readonly string[];
  /** Whether a word says that there is none yet. */
  readonly isNew: boolean;
}

const containerEn = /^(?:lists?|pages?|screens?|tabs?|sections?)$/;
const containerTr = /^(?:(?:liste|sayfa|ekran|sekme|bolum|tablo|defter)\w{0,4}|yerde|yere)$/;
/** "ekipman listesi", "gider sayfam": the rows stand before it. */
const ownedTr = /^(?:liste|sayfa|ekran|sekme|bolum|tablo|defter)(?:s?i|s?ini|m|m[iu]z|lerim|ler[iu])$/;

/** Words between which and the container no name of rows stands. */
const beforeEn =
  /^(?:a|an|the|my|our|new|another|separate|second|third|extra|own|other|different|whole|little|small|simple|proper|quick|more|one|also|just|do|make|made|add|have|has|need|needs|want|wants|with|for|of|in|on|to|put|get|gets|give|create|open|include|like|love|and|plus|then|so|please|pls|a|this|that|it|her|his|their|its|up|me|us|as|from|by|or|not|no|is|are)$/;
const beforeTr =
  /^(?:bir|bi|de|da|ayri|mustakil|yeni|ikinci|ucuncu|kendi|baska|ozel|ve|birde|bide|ayrica|bana|bize|icin|diye|adinda|isminde|adli|su|bu|o|olan|benim|bizim|lutfen|simdi|sonra)$/;
/** "a pick list", "durum listesi": what is chosen from. */
const choiceName =
  /^(?:pick|drop|down|dropdown|drop-down|choice|option|select|status|price|durum|secim|acilir|secenek|fiyat)$/;

const newEn =
  /\b(?:a|an|another|new|separate|second|third|extra|own|more|also|add|need|needs|want|make|do|create|have|called|plus|and)\b/;
const newTr =
  /\b(?:ekle\w*|ac|acar\w*|acin|acalim|acsan\w*|olsun|olsa\w*|lazim|ayri|mustakil|arzu|yeni|ikinci|bir|bi|birde|bide|dursun|tut\w*|istiyor\w*|koy\w*|yap\w*|gerek\w*|olustur\w*)\b/;

/** "takas edeceğim kişiler", "denediğim ilaçlar": what is said of the rows belongs to their name. */
const relative = /m[ae]k$|[dt][iu]g[iu]\w*$|[ae]c[ae](?:k$|g[iu]\w*$)/;

/** The words of `reading` before `end` that name the rows, at most three. */
function nameBefore(reading: Reading, end: number, isEnd: (folded: string) => boolean): Range | undefined {
  let from = end;
  while (from > 0 && end - from < 3) {
    const word = reading.words[from - 1];
    if (word === undefined || word.kind !== 'word') break;
    if (isEnd(word.folded) && !(from < end && reading.language === 'tr' && relative.test(word.folded))) break;
    from -= 1;
  }
  return from === end ? undefined : { from, to: end };
}

const isEndEn = (folded: string): boolean =>
  beforeEn.test(folded) || (isFunctionWord(folded, 'en') && folded !== 'list');

/** "the swarms should have their own page": the rows stand before the verb. */
function ownerEn(reading: Reading, at: number, isOwn = false): Range | undefined {
  let to = at;
  while (to > 0 && at - to < 6 && ownPage.test(reading.folded(to - 1))) to -= 1;
  const between = Array.from({ length: at - to }, (_, step) => reading.folded(to + step)).join(' ');
  return isOwn || /\b(?:own|separate)\b/.test(between) ? nameBefore(reading, to, isEndEn) : undefined;
}

const ownPage =
  /^(?:should|must|need|needs|could|can|get|go|have|live|be|to|on|in|as|their|its|own|separate|an?|with|deserve|deserves|want|would|like)$/;

function nameEn(reading: Reading, at: number, end: number): Range | undefined {
  const isEnd = isEndEn;
  const quote = reading.words[at - 1];
  const last = quote?.kind === 'mark' && /^["”']$/.test(quote.text) ? at - 1 : at;
  const before = nameBefore(reading, last, isEnd);
  if (before !== undefined) return before;
  // "suppliers need a page to themselves".
  const isOwn = /^(?:themselves|themself|itself|himself|herself)$/.test(reading.folded(at + 2));
  const isOfOwn = /^(?:their|its|his|her)$/.test(reading.folded(at + 2)) && reading.folded(at + 3) === 'own';
  const joiner = reading.folded(at + 1);
  if ((isOwn && joiner === 'to') || (isOfOwn && joiner === 'of')) return ownerEn(reading, at, true);
  if (!/^(?:for|of|called|named|about)$/.test(reading.folded(at + 1))) return ownerEn(reading, at);
  let from = at + 2;
  while (from < end && /^(?:the|my|our|all|any|each|every|her|his|their|just)$/.test(reading.folded(from)))
    from += 1;
  let to = from;
  const isName = (folded: string): boolean =>
    !beforeEn.test(folded) && (!isFunctionWord(folded, 'en') || isBaseWord(folded, 'en'));
  while (to < end && to - from < 4 && reading.words[to]?.kind === 'word' && isName(reading.folded(to)))
    to += 1;
  return to === from ? undefined : { from, to };
}

function nameTr(reading: Reading, at: number): Range | undefined {
  // "kostüm" is a verb only by its ending.
  const isEnd = (folded: string): boolean =>
    beforeTr.test(folded) || (isFunctionWord(folded, 'tr') && !isBaseWord(folded, 'tr'));
  if (ownedTr.test(reading.folded(at))) {
    const before = nameBefore(reading, at, isEnd);
    if (before !== undefined) return before;
  }
  let to = at;
  while (to > 0 && beforeTr.test(reading.folded(to - 1))) to -= 1;
  const name = to === at ? undefined : nameBefore(reading, to, isEnd);
  if (name === undefined) return undefined;
  // "yemekler için", "masraflar ayrı listede": else it only says where something is.
  const isLed = /^(?:icin|diye|adinda|isminde|adli)$/.test(reading.folded(name.to));
  return isLed || /l[ae]r(?:[iu]|[iu]m|[iu]m[iu]z|[iu]n[iu])?$/.test(reading.folded(name.to - 1))
    ? name
    : undefined;
}

/** Where the parts begin: after a mark or "with" that stands close behind the word for the list. */
function findMark(reading: Reading, at: number): number | undefined {
  const longest = at + 9;
  for (let place = at + 1; place < Math.min(reading.words.length, longest); place += 1) {
    const word = reading.words[place];
    if (word === undefined) return undefined;
    if (word.kind === 'mark') return place;
    // "ayrı ekran lazım ad soyad, şehir": without a mark they follow the verb.
    const isVerbBefore = place > at + 1 && newTr.test(reading.folded(place - 1));
    const isOfSentence = beforeTr.test(word.folded) || isFunctionWord(word.folded, 'tr');
    if (reading.language === 'tr' && isVerbBefore && !isOfSentence) return place - 1;
    if (/^(?:with|having|w)$/.test(word.folded) && reading.language === 'en') return place;
  }
  return undefined;
}

const isSentenceEnd = (text: string): boolean => /^[.!?\n)]$/.test(text);

/** Articles and words of politeness around a part. */
const leading =
  /^(?:(?:a|an|the|each|each one|its|their|her|his|my|our|some|also|just|and|plus|ve|bir|bi|bir de|bi de|de|da|with|having)\s+)+/i;
const trailing =
  /\s+(?:too|also|please|pls|plz|thanks|thx|cheers|ta|as well|for (?:each|every)(?: one)?|olsun|lazim|lazım|yazsin|yazsın|yazilsin|yazılsın|yazilacak|yazılacak|tutulacak|tutulsun|girilsin|yazalim|yazalım|yazayim|yazayım|gibi|falan|filan|vs|etc|lutfen|lütfen|yeter|yeterli|de|da)$/i;

const trimmed = (part: string): string => {
  let rest = part.replaceAll(/^[\s"'“”]+|[\s"'“”.!,;:]+$/g, '').replace(leading, '');
  for (let cut = rest.replace(trailing, ''); cut !== rest; cut = rest.replace(trailing, '')) rest = cut;
  return rest.trim();
};

const question = /^(?:for )?(?:who|what|when|where|which|how|whether)\b|^(?:kim|ne|nere|kac|hangi)/;
/** What is asked for beside the list, or why. */
const otherWish =
  /(?:^| )(?:add|remove|delete|rename|change|make|sort|group|show|hide|because|cos|since|so|ekle\w*|kaldir\w*|sil|degistir\w*|sirala\w*|grupla\w*|goster\w*|cunku|yoksa|olmasin)(?: |$)/;
const longestPart = 4;
const longestQuestion = 6;

/** Whether a part may be what is written down about a row. */
function isPart(part: string, reading: Reading): boolean {
  const folded = fold(part);
  const words = folded.split(/\s+/);
  if (/^(?:from|to|in|out|before|after)$/.test(folded)) return true;
  if (!/\p{L}/u.test(part) || otherWish.test(folded)) return false;
  if (question.test(folded)) return words.length <= longestQuestion;
  // "yemek" is a verb only by its ending.
  const isNoun = (word: string): boolean =>
    !isFunctionWord(word, reading.language) || (word.length > 3 && isBaseWord(word, reading.language));
  return words.length <= longestPart && words.some(isNoun);
}

/** The rest of the sentence from this word on. */
function restOf({ words }: Reading, from: number): Range {
  let to = from;
  while (to < words.length && !isSentenceEnd(words[to]?.text ?? '')) to += 1;
  return { from, to };
}

/** Words that say what of the one before them is meant: "parça adı", "phone number". */
const qualified =
  /^(?:ad|adi|ismi|soyad|soyadi|no|nosu|numarasi|tarihi|saati|gunu|fiyati|tutari|sayisi|yeri|rengi|cinsi|turu|tipi|durumu|name|number|date|time|price|cost|type|size)$/;
const asking = /^(?:kac|hangi|kim|ne|which|how|what|who|many|much)$/;

/** The words of a list without marks as parts: a compound or a question and its noun are one. */
function withoutMarks({ words }: Reading, { from, to }: Range): readonly string[] {
  const found: string[] = [];
  for (const word of words.slice(from, to)) {
    const last = found.at(-1);
    const isOne = last !== undefined && (qualified.test(word.folded) || asking.test(fold(last)));
    if (isOne) found[found.length - 1] = `${last} ${word.text}`;
    else found.push(word.text);
  }
  return found.length < 9 ? found : [];
}

/** "receipt yes/no": what is ticked. */
const yesOrNo = /\s*\(?(?:yes\s*(?:\/|or)\s*no|y\/n|evet\s*\/?\s*hayır)\)?/giu;

/** The parts between marks and words for "and"; without any, the known ones ("parça adı adet raf"). */
function partsIn(reading: Reading, range: Range): readonly string[] {
  const text = reading.written(range).replaceAll(yesOrNo, '');
  const parts = text.split(/\s*[,;/+&]\s*|\s+(?:and|ve|ile|plus)\s+/iu);
  const isMarked = parts.length > 1 || reading.language === 'en';
  return (isMarked ? parts : withoutMarks(reading, range)).map(trimmed).filter((part) => part !== '');
}

/** Words that say that no list of the app is meant. */
const otherList = /\b(?:second|separate|another|own|ikinci|ayri|mustakil|baska) /;

/** Longer messages are descriptions. */
const longestMessage = 400;

/** "a Shells tab for her with species and size", "masraflar ayrı listede dursun. ne için, kim ödedi": a list with its own parts. */
export function findListedRows(reading: Reading): ListedRows | undefined {
  const { language, text, words } = reading;
  if (text.length > longestMessage) return undefined;
  const container = language === 'tr' ? containerTr : containerEn;
  for (const [at, word] of words.entries()) {
    // "a waiting list page": only the last word is the page.
    if (word.kind !== 'word' || !container.test(word.folded) || container.test(reading.folded(at + 1)))
      continue;
    const mark = findMark(reading, at);
    if (mark === undefined) continue;
    const name = language === 'tr' ? nameTr(reading, at) : nameEn(reading, at, mark);
    if (name === undefined || choiceName.test(reading.folded(name.to - 1))) continue;
    const rest = restOf(reading, mark + 1);
    const parts = partsIn(reading, rest);
    const before = fold(reading.written({ from: Math.max(0, at - 8), to: mark }));
    const isKnown =
      otherList.test(before) ||
      parts.some((part) => question.test(fold(part))) ||
      reading.index.fields.findAll(words.slice(rest.from, rest.to)).some(({ isTypo }) => !isTypo);
    if (parts.length < 2 || !isKnown || !parts.every((part) => isPart(part, reading))) continue;
    return {
      rows: reading.written(name),
      parts,
      isNew: (language === 'tr' ? newTr : newEn).test(before),
    };
  }
  return undefined;
}
