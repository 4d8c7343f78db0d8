import { fold } from '../../language/fold.ts';
import { addition, type NewPart, type ToldAddition } from './told-addition.ts';

const opening = '(?:(?:bir de|bi de|bide|birde|ayrica|ama|simdi|yani|merhaba|slm|selam|hocam|abi)[, ]+)*';
const keep =
  '(?:tut|yaz|ekle|koy|gir|kaydet|kaydede|not (?:al|ed)|goster|gor|bil|sor|belirt|isle|isaretle)\\S*';
const ability = '(?:koy|ekle|yaz|gir|tut|yap)\\S*bil\\S* m[iu]\\S*';
const reason =
  '(?<rest>[,.;!]+ ?(?!.*(?:^| )(?:bi de|bir de|bide|birde|ayrica) ).*| (?:cunku|zira|yoksa|sonra|ki|hep|unut\\S*|karis\\S*|kimse|herkes|millet) ?.*)?';

/** "ilacını", "miktarını", "hediyeyi", "depozitoyu": the part without the case of an object. */
const withoutObject = (part = ''): string =>
  part
    .trim()
    .replace(/(?<=\p{L}{2}[aeıioöuü])y[ıiuü]$/u, '')
    .replace(/(?<=[ıiuü])n[ıiuü]$/u, '');

/** The question that a verb without its negation asks: "istemedi" of "istemediğini" is "istedi". */
function asked(verb = ''): string {
  const stem = fold(verb).replace(/m[ae]d[iu].*$/, '');
  const written = verb.slice(0, stem.length);
  const vowel = [...stem].findLast((letter) => /[aeiou]/.test(letter)) ?? 'i';
  const harmony = /[ıaIA]/.test([...written].findLast((letter) => /[aeıioöuü]/iu.test(letter)) ?? '')
    ? 'ı'
    : /[oö]/.test(vowel) || vowel === 'u'
      ? /[öü]/.test(written)
        ? 'ü'
        : 'u'
      : 'i';
  return `${written}${/[ptkcfhs]$/.test(stem) ? 't' : 'd'}${harmony}`;
}

const noPart =
  /(?:^| )(?:bunu|sunu|onu|hepsini|her sey\w*|ekran\w*|sayfa\w*|liste\w*|uygulama\w*|renk\w*|tema\w*|yazi\w*)$/;
const add = (text: string): readonly NewPart[] | undefined =>
  noPart.test(fold(text)) ? undefined : [{ text }];

/** Wishes for new parts beside reasons and complaints, tried before all others. */
export const toldAdditionsTurkish: readonly ToldAddition[] = [
  // "hangi açılış oynandı", "kuru temizlemeye en son ne zaman gitti": a question that each row answers.
  addition(
    `${opening}(?!.*(?:uygulama|program|bugun|bu hafta|bu ay|bu yil|toplam|veri|kay[iı]?[td]|kayd|dosya|silin|kaybol|kredi|param|sifre|neden|niye|nasil|cokt|bozul|acilm))(?<part>(?:\\S+ ){0,4}?(?:hangi|kac|ne zaman|kim|kime|kimden) (?:\\S+ ){0,3}?\\S{3,}(?:[dt][iu]|m[iu]s))${reason}`,
    ({ part = '' }) => [{ text: part }],
  ),
  // "veteriner kimdi hep karışıyo".
  addition(`${opening}(?!kim)(?<part>\\S+(?: \\S+)?) kim(?:di|mis|se)${reason}`, ({ part = '' }) => [
    { text: part },
  ]),
  // "misafirin kahvaltı isteyip istemediğini de yazacak yer koyar mısın", "aşılı olup olmadığı belli olsun".
  addition(
    `${opening}(?:\\S+[iu]n )?(?<part>\\S+(?: \\S+)?) (?<one>\\S+[iu]p) (?<other>\\S+m[ae]d[iu]\\S+)(?: da| de)? (?:${keep}|belli|diye|olsun|lazim|gerek)[^,.;]*(?<rest>[,.;].*)?`,
    ({ part = '', one = '', other = '' }) => {
      const isSame = fold(one).slice(0, 2) === fold(other).slice(0, 2);
      if (!isSame) return undefined;
      const text = fold(one).startsWith('ol') ? part : `${part} ${asked(other)}`;
      return [{ text, type: 'boolean' }];
    },
  ),
  // "depozitoyu unutmuşum koyabilir miyiz".
  addition(
    `${opening}(?<part>\\S+(?: \\S+){0,2}?)(?<![dt][ae]n)(?: da| de)? (?:unutmus|unuttu|atlami|yazmami|koymami|eklememi|koymayi unut|yazmayi unut|eklemeyi unut)\\S*[^a-z]* (?:onu |onu da |bunu )?(?:${ability}|${keep})[^,.;]*(?<rest>[,.;].*)?`,
    ({ part }) => add(withoutObject(part)),
  ),
  // "varroa ilacını ne zaman attım, onu da tutsun unutuyorum".
  addition(
    `${opening}(?<part>[^,.;?!]{4,45}?),? (?:onu|bunu|orasini) (?:da |de )?${keep}(?: istiyo\\S*)?(?: (?:yaz|koy|ekle)\\S*(?: \\S+){0,2})?${reason}`,
    ({ part = '' }) =>
      /(?:^| )(?:kim|ne|nere|hangi|kac|nasil)/.test(fold(part)) ? [{ text: part }] : undefined,
  ),
  // "sağlık sorunu var mı yok mu çok önemli", "asansör lazım mı değil mi bi kutu koysak".
  addition(
    `${opening}(?<part>\\S+(?: \\S+){0,2}?) m[iu] (?:degil|yok|\\S+m[ae]d[iu]|\\S+m[iu]yo\\S*) m[iu](?: [^,.;]*)?(?<rest>[,.;].*)?`,
    ({ part = '' }) => [{ text: part, type: 'boolean' }],
  ),
  // "yayınlandı mı bi de dinlenme sayısı".
  addition(
    `${opening}(?<one>\\S+(?: \\S+)?[dt][iu]) m[iu],? (?:ve|bi de|bir de|bide|birde) (?<other>\\S+(?: \\S+){0,2}?)`,
    ({ one = '', other = '' }) => [{ text: one, type: 'boolean' }, { text: withoutObject(other) }],
  ),
  // "boya kodlarını tutacak yer yok".
  addition(
    `${opening}(?<part>\\S+(?: \\S+){0,2}?)(?: da| de)? (?:yaz|tut|gir|koy|kaydedecek|kaydedil|not al|not ed)\\S*c[ae][kg]\\S* (?:bir |bi )?(?:yer|alan|kutu|bolum|kisim)\\S* (?:yok|lazim|olsun|ekle|koy|gerek|olsa|bulamadim)\\S*(?: [^,.;]*)?(?<rest>[,.;].*)?`,
    ({ part }) => add(withoutObject(part)),
  ),
  // "getirdikleri hediyeyi de yazicaz, o da karşılığını vermek istiyo".
  addition(
    `${opening}(?<part>[^,.;?!]{3,40}?)(?: da| de) (?:yaz|gir|tut|kaydet|kayded|not al|not ed|isle|ekle)\\S*(?:[ae]c[ae][gkmz]|[iu]c[ae][mz]|[ae]c[ae]\\S+)\\S*${reason}`,
    ({ part }) => add(withoutObject(part)),
  ),
  // "eksik parçası varsa oraya not düşelim yoksa kimse bilmiyor".
  addition(
    `${opening}(?<part>\\S+(?: \\S+){0,2}?) (?:varsa|olursa|cikarsa) (?:oraya |buraya |onu |onu da |bunu |not |kisa |bir |bi |kucuk )*(?:not )?(?:dus|yaz|ekle|gir|belirt|al|tut|not)\\S*${reason}`,
    ({ part }) => add(withoutObject(part)),
  ),
  // "elimde kaç tane fazla var diye bi sayı".
  addition(
    `${opening}(?<part>[^,.;?!]{4,40}?) diye (?:bir |bi )?(?<kind>sayi|rakam|alan|yer|kutu|hane|kisim|bolum|not)(?: \\S+)?${reason}`,
    ({ part = '', kind = '' }) => [
      /^(?:sayi|rakam)/.test(fold(kind)) ? { text: part, type: 'number' } : { text: part },
    ],
  ),
];
