import type { Language } from '@kilim/contract';

const turkish =
  'ekle\\w*|koy\\w*|olsun\\w*|olabilsin|yazsin\\w*|yazalim|yazilsin|girelim|gireyim|girilsin|sec[ei]\\w*|secil\\w*|sik|siklar\\w*|secmeli|degis\\w*|yerine|yap|yapin|yapalim|yapilsin|siral\\w*|grupla\\w*|tasi\\w*|gelsin|goster\\w*|gorunsun|gozuksun|hesapla\\w*|toplam\\w*|diyelim|basla\\w*|zorunlu|sadece|haric|olunca|kalsin|olanlar\\w*|lazim(?! degil)|bide|birde|ayrica|tema\\w*|renk\\w*|kutu\\w*|(?:ust|alt|bas|son)(?:[ae]|t[ae]|d[ae])|one|olan|yukari\\w*|asagi\\w*|tepeye';
const english =
  'add|stick|pop|chuck|bung|whack|choose|pick|select|rename|call|change|swap|switch|instead|sort\\w*|group\\w*|move|make|put|turn|replace|show|merge|only|when|if|unless|from|keep|leave(?! (?:off|out|it (?:off|out)))|ones|anyone|required|optional|dark|colou?rs?|should (?:be|say|read)(?! (?:gone|removed|deleted|dropped))|must be|also|on top|(?:newest|oldest|latest|cheapest|biggest) first|to the (?:top|bottom|end|front|start)|(?<!\\b(?:dont|not|no longer|never|doesnt|no) )(?:need|needs|want|wants)';
const wishes: Readonly<Record<Language, RegExp>> = {
  tr: new RegExp(`\\b(?:${turkish}|${english})\\b`),
  // "drop that one": a word of the other language is none of a wish.
  en: new RegExp(`\\b(?:${english})\\b`),
};
/** What is not needed is not asked for. */
const denied = /\b(?:not|no longer|isnt|arent|isn t|aren t) (?:really )?(?:required|needed|wanted|added)\b/g;

/** Whether a folded text has words of a wish to add, change, order or show something, or of a condition. */
export const saysOtherWish = (folded: string, language: Language): boolean =>
  wishes[language].test(folded.replaceAll(denied, ' '));
