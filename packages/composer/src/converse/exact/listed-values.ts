import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { isFunctionWord, isValueWord } from '../loose/loose-words.ts';

/** Values that a text lists, and whether marks or "or" stand between them. */
export interface ListedValues {
  readonly values: readonly string[];
  readonly isMarked: boolean;
}

/** What may stand behind the last value, and belongs to the sentence. */
const tail =
  /(?:\s+|^)(?:gibi|falan|filan|diye|seçilsin|secilsin|seçeyim|seceyim|seçelim|secelim|seçmeli|secmeli|olsun|olabilir|arasından|arasindan|olarak|şeklinde|seklinde|lütfen|lutfen|to (?:pick|choose) from|to pick|please|pls|plz|thanks|thank you|ta|cheers|kinda thing|etc|whatever|too|also|as well|lol|haha|only|for now|thats it|that's it|will do)$/iu;
/** Why, or what else: the list ends before it. */
const reason =
  /\s*[,–-]?\s+(?:because|cos|cuz|so (?:that|i|we|they|the)|since|çünkü|cunku|zira|yoksa|ki)\s.*$/iu;

const longestValue = 30;
const mostWords = 4;
/** Words of wishes, which are no values. */
const wish =
  /(?:^| )(?:add|should|says?|must|put|drop|call|list|turn|move|swap|track|record|use|remove|delete|rename|change|make|sort|group|show|hide|need|want|can|could|please|ekle\w*|kaldir\w*|sil|degistir\w*|sirala\w*|grupla\w*|goster\w*|koy\w*|yap|yapin|yapalim|secmeli|bide|birde|yerine|olsun|lazim|istiyor\w*|yaz\w*|tut\w*)(?: |$)/;
const isWord = /^[\p{L}\p{N}][\p{L}\p{N}'’+/%&.-]*$/u;

function isValue(text: string): boolean {
  const words = fold(text).split(/\s+/);
  return (
    text.length <= longestValue &&
    words.length <= mostWords &&
    !wish.test(words.join(' ')) &&
    words.every((word) => isWord.test(word))
  );
}

const withoutTail = (text: string): string => {
  let rest = text
    .trim()
    .replace(reason, '')
    .replaceAll(/^[\s"'“”(]+|[\s"'“”.!?)]+$/g, '');
  for (let cut = rest.replace(tail, ''); cut !== rest; cut = rest.replace(tail, '')) rest = cut;
  return rest.replace(/[\s,;)]+$/, '');
};

/** "low bright or direct": single words before the only "or". */
const withSingles = (values: readonly string[], isSeparated: boolean): readonly string[] => {
  const [first = '', second = ''] = values;
  const isSpaced = values.length === 2 && !isSeparated && first.includes(' ') && !second.includes(' ');
  return isSpaced ? [...first.split(' '), second] : values;
};

/** What leads to the first value. */
const leading =
  /^(?:(?:bir|bi|an?|the|either|there(?:'s| is| are)|theres|like|such as|e\.?g\.?|say|so|it(?:'s| is)|options?|mesela|örneğin|ornegin|yani)[,:]?\s+)+/iu;

/** Whether words are rather a sentence. */
const isClause = (text: string, language: Language): boolean => {
  const words = fold(text).split(/\s+/);
  // "Are we there yet" is written as a value.
  const isName = /^\p{Lu}/u.test(text.trim());
  return words.length > 2 && !isName && words.some((word) => isFunctionWord(word, language));
};

/** "kulplu olur, askılı olur": the values without the verb. */
const possible = /(?<=\S) (?:olur|olabilir|var)$/iu;

/** "mild, medium or hot", "nuts dairy gluten": the values that are all of a text; undefined for anything else. */
export function listedValues(text: string, language: Language): ListedValues | undefined {
  const rest = withoutTail(text);
  const marks = rest.split(/\s*[,;/]\s*(?:(?:or|and|ve|veya|ya da)\s+)?|\s+(?:or|veya|ya da)\s+/iu);
  const isMarked = marks.length > 1;
  // "low or high, my fern keeps dying": what is a sentence of its own is no value.
  const end = marks.at(-1) ?? '';
  const isPair = /^\S+(?: \S+)? (?:and|ve) \S+(?: \S+)?$/iu.test(end);
  if (marks.length > 2 && !isPair && isClause(end, language)) {
    if (wish.test(fold(end)) || /^(?:then|also|plus|sonra|ayrica) /.test(fold(end))) return undefined;
    marks.pop();
  }
  // "good, ok and bad": a conjunction stands before the last value.
  const last = marks.at(-1)?.split(/\s+(?:and|ve)\s+/iu) ?? [];
  const split = isMarked
    ? withSingles(
        [...marks.slice(0, -1), ...(last.length === 2 ? last : [marks.at(-1) ?? ''])],
        /[,;/]/.test(rest.slice(0, rest.lastIndexOf(marks.at(-1) ?? ''))),
      )
    : rest.split(/\s+(?:(?:and|ve)\s+)?/iu);
  const values = split
    .map((value) => value.trim().replace(leading, '').replace(possible, ''))
    .filter((value) => value !== '');
  const fewest = isMarked ? 2 : 3;
  const isDistinct = new Set(values.map((value) => fold(value))).size === values.length;
  if (values.length < fewest || values.length > 12 || !isDistinct || !values.every(isValue)) return undefined;
  const names = values.filter((value) =>
    fold(value)
      .split(' ')
      .some((word) => isValueWord(word) || !isFunctionWord(word, language)),
  );
  // Single words without marks are seldom values if they belong to sentences.
  return names.length < (isMarked ? values.length - 1 : values.length) ? undefined : { values, isMarked };
}

/** "traktör sahibi mi çiftçi mi", "yenir mi yenmez mi şüpheli mi": the values of a question that names them. */
export function askedValues(
  text: string,
):
  | { readonly heads: readonly string[]; readonly values: readonly string[]; readonly rest: string }
  | undefined {
  const found: string[] = [];
  let rest = text.trim();
  for (;;) {
    const match =
      /^(?:ya da |yoksa |,)?\s*(?<value>[^\s,.?!]+(?: [^\s,.?!]+){0,2}?) m[ıiuü](?:[?,.!]|\s|$)/iu.exec(rest);
    const value = match?.groups?.['value'];
    if (match === null || value === undefined) break;
    found.push(value);
    rest = rest.slice(match[0].length).trimStart();
  }
  const isEnd =
    rest === '' || /^(?:diye|seç|sec|onu|bunu|yaz|belli|işaret|isaret|olsun|bil|gör|gor)/iu.test(rest);
  if (found.length < 2 || !isEnd || !found.every(isValue)) return undefined;
  // "rapor temiz mi boyalı mı": what stands before the first value names the part, unless the two words are one name.
  const [first = '', ...others] = found;
  const [, head = '', value = ''] = /^(.+) (\S+)$/u.exec(first) ?? [];
  const isHeaded = head !== '' && others.every((other) => !other.includes(' ')) && !/[iu]$/.test(fold(value));
  return isHeaded ? { heads: [head], values: [value, ...others], rest } : { heads: [], values: found, rest };
}
