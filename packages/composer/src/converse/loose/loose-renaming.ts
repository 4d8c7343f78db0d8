import type { Language } from '@kilim/contract';
import { isFunctionWord } from './loose-words.ts';

// "§" stands for the part that has another name already; the text is folded and without apostrophes.
const name = '(?<next>(?!§)[^\\s§]+(?: (?!§)[^\\s§]+){0,2}?)';
const end =
  '(?: (?:please|pls|plz|thanks|thx|everywhere|here|instead|now|lol|mate|lutfen|her yerde|bence|hocam|abi|artik))*(?: (?:thats|that is|because|cos|cuz|in|bizde|oyle|cunku|ayip|ona gore|thats what|its) .*)?$';
const patterns: readonly RegExp[] = [
  `instead of (?:the |a )?§ (?:\\w+ ){0,3}?(?:write|written|put|say|use|have|be|show|want) ${name}${end}`,
  `(?:say|says|write|put|use|call it|call them|its|it is|theyre|they are|we say|called|prefer) ${name} (?:here )?(?:and )?(?:not|instead of|rather than|no) (?:the |a )?§`,
  `§ (?:\\w+ ){0,2}?(?:should|shld|must|needs? to|has to|have to|ought to|to) (?:be )?(?:written as|called|named|say|read|labelled|titled|write|written) ?(?:as )?${name}${end}`,
  `§ (?:should|shld|must) be ${name}${end}`,
  `not (?:a |the )?§ (?:but |its |say |put |rather )?${name}${end}`,
  `(?:change|rename|switch|turn|swap|make)(?: the)?(?: word| name| label)?(?: of)?(?: the)?(?: §)? (?:in)?to ${name}${end}`,
  `says? § (?:\\w+ )?(?:i|we) (?:want|need|prefer) (?:it )?(?:to )?(?:says?|read|be)? ?${name}${end}`,
  `call (?:the )?§ ${name}${end}`,
  `§ (?:should|shld) ${name}${end}`,
  `§ (?:degil|demiyoruz|demiyoz|denmiyo|denmez|demeyelim|demeyin|deme)(?: de| da)? (?:biz |ki |onun yerine )?${name} (?:yaz\\w*|de|desin|diyoruz|diyoz|olsun|diyelim|densin|diye\\w*|deniyo\\w*|denir)(?: .*)?$`,
  `§ (?:yerine|yazan yere|yazan yerde|yazan yer|diyen yere|diyen yer)(?: artik| hep)? ${name} (?:yaz\\w*|olsun|densin|diyelim|kullan\\w*|desin|koy\\w*)(?: .*)?$`,
  `§ (?:kelimesi\\w*|adi|adini|ismi|ismini|yazisi|basligi|lafi)(?: de| da)? ${name} (?:olsun|yap\\w*|koy\\w*|yaz\\w*|degis\\w*)(?: .*)?$`,
  `§ (?:\\w+ ){0,2}(?:garip|sacma|yanlis|kotu|tuhaf|komik|ayip)\\w*(?: dur\\w*| ol\\w*| kac\\w*)? ${name} (?:yapabilir|yapalim|olsun|diyelim|yaz\\w*|desek|desin)(?: .*)?$`,
  `§ ${name} (?:olarak|diye) (?:degis\\w*|yaz\\w*|duzelt\\w*|gozuk\\w*|gecsin)(?: .*)?$`,
]
  .map((source) => source.replace(/^/, '(?:^| )'))
  .map((source) => new RegExp(source));

/** Words of types and of place, which are no names. */
export const noName =
  /^(?:a |an )?(?:pick|choice|dropdown|check ?list|list|table|chart|calendar|tick ?box|checkbox|photo|money|hidden|optional|number|numbers|date|time|text|required|optional|mandatory|bigger|smaller|first|last|top|bold|gone|there|here|able|on|in|at|not|more|less|red|green|blue|go|be|have|longer|shorter|zorunlu|buyuk|kucuk|sayi|tarih|ustte|altta|ekle\w*|koy\w*|secmeli|kaldir\w*|sil\w*)(?: |$)/;

/** The new name that a phrase gives to the part "§", in folded text; undefined if it gives none. */
export function looseName(text: string, language: Language): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups?.['next'];
    if (found === undefined) continue;
    const words = found.split(' ');
    while (words.length > 1 && /^(?:a|an|the|as|it|bir|bi)$/.test(words[0] ?? '')) words.shift();
    while (words.length > 1 && isFunctionWord(words.at(-1) ?? '', language)) words.pop();
    const next = words.join(' ');
    if (
      noName.test(next) ||
      / (?:or|ya|veya) /.test(next) ||
      words.every((word) => isFunctionWord(word, language) && word !== 'note')
    )
      continue;
    return next;
  }
  return undefined;
}
