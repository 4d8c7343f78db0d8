import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import type { Word } from '../../understand/word.ts';
import { isFunctionWord } from './loose-words.ts';

const typeWords =
  /^(?:pick|picks|choose|choice|choices|select|dropdown|options?|free|typing|typed|tap|only|either|secmeli|secilsin|seceyim|secelim|secsek|sec|liste|listeden|elle|hazir|diye|renk|renkler|shouldnt|just|half|things|sorts|colour|between|among|arasindan|button|buttons|instead|box)$/;

/** What can be chosen, from the words that are left of a phrase: by commas, "or" and "/", else each word. */
export function looseOptions(
  words: readonly Word[],
  isTaken: (at: number) => boolean,
  language: Language,
): readonly string[] {
  const groups: { text: string; isSplit: boolean }[][] = [[]];
  let isSplit = false;
  for (const [at, word] of words.entries()) {
    const isDelimiter =
      word.kind === 'mark'
        ? /^[,/|]$/.test(word.text)
        : /^(?:or|veya|yada)$/.test(word.folded) || (word.folded === 'ya' && words[at + 1]?.folded === 'da');
    if (isDelimiter) {
      isSplit = true;
      continue;
    }
    const isLeftOut =
      isTaken(at) ||
      word.kind === 'mark' ||
      typeWords.test(word.folded) ||
      (isFunctionWord(word.folded, language) &&
        !/^(?:yes|no|good|bad|hard|easy|same|work|needs|iyi|kotu|var|yok|once|az|cok)$/.test(word.folded));
    if (isLeftOut) {
      // A sentence after the list is its reason.
      if ((groups.at(-1)?.length ?? 0) > 0) groups.push([]);
      isSplit = false;
      continue;
    }
    const group = groups.at(-1) ?? [];
    group.push({ text: word.text, isSplit: isSplit && group.length > 0 });
    isSplit = false;
  }
  const list = groups
    .filter((group) => group.length > 1)
    .sort(
      (a, b) =>
        b.filter((each) => each.isSplit).length - a.filter((each) => each.isSplit).length ||
        b.length - a.length,
    )[0];
  if (list === undefined) return [];
  const splits = list.filter((each) => each.isSplit).length;
  if (splits === 0) return list.map(({ text }) => text);
  const options: string[] = [];
  for (const { text, isSplit: begins } of list) {
    if (begins || options.length === 0) options.push(text);
    else options.push(`${options.pop() ?? ''} ${text}`);
  }
  // "pass fail or needs work": single words before the only "or".
  const [first = '', ...others] = options;
  const singles = splits === 1 && first.includes(' ') ? first.split(' ') : [first];
  return [...singles, ...others];
}

const listed: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?<part>.{3,60}?)[,:;(]? +(?:like|such as|eg|e\.g\.?|to (?:pick|choose) from:?|choices?:?|options?:?|either|pick from|could be|can be) +(?<list>.+)$/iu,
    /^(?<part>.{3,60}?) ?[,:(!?–-]+ *(?<list>[^:()]+)\)?$/iu,
    /^(?<part>(?:add |also |and )*(?:an? |the )?\p{L}+(?: \p{L}+)?) (?<list>\p{L}+(?:, \p{L}+)*,? or \p{L}+)(?: or \p{L}+)*$/iu,
  ],
  tr: [
    /^(?<part>.{3,60}?)[,:;(]? +(?:mesela|örneğin|ornegin) +(?<list>.+)$/iu,
    /^(?<part>.{3,60}?) ?[,:(!?–-]+ *(?<list>[^:()]+)\)?$/iu,
    /^(?<part>.{3,40}?(?:olsun|ekle|koy|lazım|lazim)) (?<list>\p{L}+(?:,? \p{L}+)+)$/iu,
  ],
};
const listTail =
  /\s+(?:gibi|falan|filan|diye|seçilsin|secilsin|seçeyim|seceyim|seçelim|secelim|seçmeli|secmeli|olsun|seçilebilsin|secilebilsin|to (?:pick|choose) from|to pick|please|pls|plz|thanks|kinda thing|etc|whatever)\s*[.!]*$/iu;

/** A new part with what can be chosen: "weather as well, sunny cloudy rain", "araç tipi mesela binek, suv, minibüs". */
export function listedPart(
  sentence: string,
  language: Language,
): { readonly part: string; readonly options: readonly string[] } | undefined {
  for (const [at, pattern] of listed[language].entries()) {
    const { part = '', list = '' } = pattern.exec(sentence.trim())?.groups ?? {};
    if (part === '') continue;
    let rest = list;
    for (let cut = rest.replace(listTail, ''); cut !== rest; cut = rest.replace(listTail, '')) rest = cut;
    const isSplit = /[,/]|\s(?:or|ya da|veya)\s/iu.test(rest);
    const items = rest
      .split(isSplit ? /\s*[,/]\s*(?:or\s+|ve\s+|veya\s+)?|\s+(?:or|ya da|veya)\s+/iu : /\s+/u)
      .map((item) => item.trim())
      .filter((item) => item !== '');
    // "happy grumpy or screaming": single words before the only "or".
    const options =
      items.length === 2 && (items[0] ?? '').includes(' ') && !/[,/]/.test(rest)
        ? [...(items[0] ?? '').split(' '), items[1] ?? '']
        : items;
    const isPlain = options.every((option) => {
      const words = fold(option).split(/\s+/);
      return (
        words.length <= 2 &&
        words.every((word) => /^[\p{L}\p{N}+-]+$/u.test(word) && !isFunctionWord(word, language))
      );
    });
    if (isPlain && options.length > (at === 0 || isSplit ? 1 : 2) && options.length < 10)
      return { part, options };
  }
  return undefined;
}

const pairs: Readonly<Record<Language, RegExp>> = {
  en: /^(?:add |also |and |an? |the |whether |if |is |its |it is |it was |was |they are |either )*(?<one>\p{L}{2,15})(?: ?\/ ?| or )(?<other>\p{L}{2,15})(?: thing| option| choice| box| tick| toggle)?(?: please| pls| too| as well)?$/iu,
  tr: /^(?:bir de |bi de |bide |ayrıca |sadece |hangisi )*(?<one>(?:\p{L}+ )?\p{L}{2,15}) ?m[ıiuü] (?:(?:verdi|yaptı|yapti|oldu|geldi|aldı|aldi|ödedi|odedi|kaldı|kaldi) )?(?<other>(?:\p{L}+ )?\p{L}{2,15}) ?m[ıiuü](?: .{0,40})?$/iu,
};

/** "left or right", "sabah mı akşam mı": a choice that is named by its two options; undefined for "yes or no". */
export function pairOf(text: string, language: Language): readonly [string, string] | undefined {
  const { one, other } = pairs[language].exec(text.trim())?.groups ?? {};
  if (one === undefined || other === undefined) return undefined;
  const folded = [fold(one), fold(other)];
  // "ödendi ödenmedi" is one question.
  const isNegation = folded[1]?.startsWith(folded[0]?.slice(0, 4) ?? '') === true;
  const isOther = folded.some(
    (word) => isFunctionWord(word, language) && !/^(?:left|right|up|down|off|on|in|out|back)$/.test(word),
  );
  return isNegation || isOther ? undefined : [one, other];
}
