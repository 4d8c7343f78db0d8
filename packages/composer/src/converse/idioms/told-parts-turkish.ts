import { type Idiom, idiom } from './read-idioms.ts';

const listOf = (list = ''): string =>
  /[,;/]|\s(?:ve|veya|ya da)\s/iu.test(list) ? list : list.trim().split(/\s+/).join(', ');

/** "ayarını" and "notunu" are "ayarı" and "notu". */
const plain = (part = ''): string => part.replace(/(?<=[ıiuü])n[ıiuü]$/u, '');

/** Parts that people tell of beside reasons, tried before all others: what surrounds them looks like names. */
export const toldPartsTurkish: readonly Idiom[] = [
  // "ödedi mi ödemedi mi görünsün", "kısır mı değil mi belli olsun".
  idiom(
    '(?:bir de |bi de |bide |ayrica )?(?<part>\\S+(?: \\S+)? m[iu]) (?:\\S+m[ae]d[iu]\\S*|degil) m[iu](?: diye)?(?: de| da)? (?:belli olsun|gorunsun|gozuksun|yazsin|olsun|isaretle\\S*|yazalim|ekle\\S*|bilelim)(?:,? (?:ya|cunku|herkes|millet|kimse|yoksa|sonra) .*)?',
    ({ part }) => [`${part} kutucuğu ekle`],
  ),
  // "öğütme ayarını da not etmek istiyorum".
  idiom(
    '(?:bir de |bi de |bide |ayrica )?(?<part>\\S+ \\S+[iu]n[iu])(?: da| de)? (?:not etmek|not almak|kaydetmek|yazmak|girmek|tutmak) (?:istiyorum|istiyoruz|isterim|isteriz|lazim)(?:,? (?:cunku|zira|yoksa) .*)?',
    ({ part }) => [`${plain(part)} alanı ekle`],
  ),
  // "koltuk seçimi lazım bize 3 koltuk var: cam kenarı, orta, dip".
  idiom(
    '(?<part>\\S+(?: \\S+)?) (?:secimi|secenegi|secenekleri) (?:lazim|olsun|ekle|koy|gerek|istiyor)\\S*[^:]{0,40}[:(] ?(?<list>[^:]{5,120}?)\\)?',
    ({ part, list }) => [`${part} ekle: ${listOf(list)}`],
  ),
  // "ağrı kısmını 0'dan 10'a kadar sayı yapabilir miyiz".
  idiom(
    '(?<part>[^,.;:]{2,40}?)(?: kismini| kismi| alanini| alani| yerini)? (?<low>\\d+) ?(?:den|dan|ten|tan) (?<high>\\d+) ?(?:[ey]?[ae])(?: kadar)?(?: bir| bi)? (?:sayi|rakam|puan)\\S* (?:yap|olsun|gir|ver|ol|sec)\\S*(?: .*)?',
    ({ part, low, high }) => [`${part} ${low} ile ${high} arasında olsun`],
  ),
];
