import { isFieldName, limitedField, spacedList } from './named-fields.ts';
import { nounBase } from './noun-base.ts';
import { type Idiom, idiom } from './read-idioms.ts';

const gladly =
  '(?: (?:lutfen|ya|bence|evladim|hocam|abi|tesekkurler|tesekkur ederim|sagol|sag olun|zahmet olmazsa))*';
const ending = `${gladly}(?:[.,;!] ?.*)?`;

/** Follow-ups that name what is missing without the usual verbs, tried last. */
export const barePartsTurkish: readonly Idiom[] = [
  // "hasta demeyelim ayıp oluyor misafir yazsın".
  idiom(
    '(?<old>\\S+(?: \\S+)?) demey\\S+,? (?:\\S+ ){0,3}(?<next>\\S+) (?:yazsin|diyelim|desin|yazalim|olsun)(?: .*)?',
    ({ old, next }) => [`${old} yerine ${next} yazsın`],
  ),
  // "prova tarihi yazan yer teslim günü olsun".
  idiom(
    '(?<old>.{3,30}?) (?:yazan|diyen|denen) (?:yer|kisim|alan|kutu)\\S* (?<next>.{3,30}?) (?:olsun|yazsin|desin)(?: .*)?',
    ({ old, next }) => [`${old} yerine ${next} yazsın`],
  ),
  // "fen de var ya unuttum onu".
  idiom(
    '(?<part>\\S+(?: \\S+)?)(?: de| da) var(?:di)?(?: \\S+)? (?:unut|atla|koyma|ekleme|eksik)\\S*(?: .*)?',
    ({ part }) => [`${part} ekle`],
  ),
  // "1den 5e ne kadar korkunç olduğu da olsun".
  idiom(
    '(?<low>\\d) ?(?:den|dan|ten|tan) (?<high>\\d+) ?(?:[ey]?[ae] )?(?:kadar )?(?:ne kadar )?(?<part>.{3,30}?)(?: oldugu\\S*)?(?: da| de)? (?:olsun|yaz\\S*|gir\\S*|puanla\\S*|sec\\S*)(?: .*)?',
    ({ low, high, part }) => [`${part} (${low}-${high}) ekle`],
  ),
  // "ilmek gitsin".
  idiom('(?<part>\\S+(?: \\S+)?) (?:gitsin|kalksin|ucsun|atilsin|silinsin|kaybolsun)(?: .*)?', ({ part }) => [
    `${part} kaldır`,
  ]),
  // "yanına kaç kişilik olduğunu da yazsınlar yoksa yetmiyor".
  idiom(
    '(?:yanina |altina |oraya )?(?<part>kac .{3,30}?)(?: oldugunu| oldugu)?(?: da| de)? (?:yaz|gir|belirt)\\S*(?: (?:yoksa|cunku|zira) .*)?',
    ({ part }) => [`${part} ekle`],
  ),
  // "ağaca göre toplu göster".
  idiom(
    '(?<part>.{2,30}?) gore (?:toplu|grup grup|ayri ayri) (?:goster|dur|listele)\\S*(?: .*)?',
    ({ part }) => [`${part} göre grupla`],
  ),
  // "hava durumu alanı ekle (açık, bulutlu, yağmurlu seçmeli)".
  idiom(
    '(?<part>.{2,40}?)(?: alani| alan| kismi)? (?:ekle|olsun|koy)\\S*(?: m\\S+)? ?\\((?<list>[^)]{3,100}?)(?: secmeli| secilsin| olsun| gibi| diye)?\\)(?: .*)?',
    ({ part, list = '' }) => [
      `${part} ekle: ${spacedList(list.replaceAll(/\s+(?:ve|veya|ya da)\s+/giu, ', '))}`,
    ],
  ),
  // "sonraki ziyaret tarihi olmadan olmuyor", "tezgah parası yok bunda onu da ekle".
  idiom(
    '(?:bir de |bi de |bide )?(?<part>[^,.;]{3,40}?) (?:olmadan olm\\S*|yok bunda|yok burda|yok burada|gozukmuyor|gorunmuyor|yazmiyor)(?: .*)?',
    ({ part }) => [`${part} ekle`],
  ),
  // "çevrildi mi diye bi tik kutusu".
  idiom(
    '(?<part>[^,.;]{3,40}? m[iu]) (?:diye )?(?:bir |bi )?(?:tik|isaret|onay)\\S*(?: kutu\\S*)?(?: .*)?',
    ({ part }) => [`${part} kutucuğu ekle`],
  ),
  // "hangi hocayla çalıştığımı da yazabileceğim bir yer ekler misiniz".
  idiom(
    '(?:rica etsem |lutfen )?hangi (?<noun>\\S+) .{3,40}? (?:da |de )?(?:yaz|gir|sec|belirt)\\S*c[ae]\\S* (?:bir|bi) (?:yer|alan|kutu|bolum)\\S*(?: .*)?',
    ({ noun = '' }) => [`${nounBase(noun)} ekle`],
  ),
  // "400 kişiden fazlasını kabul etmesin, geçen hafta 550 yazmışlar".
  idiom(
    '(?:.{0,40} )?(?<limit>\\d+) (?<unit>\\S+?)(?:d[ae]n|t[ae]n) (?:fazla|cok)\\S* (?:\\S+ )?(?:kabul|alma|olma|giril|yazil|kaydet|izin)\\S*(?:,? .*)?',
    ({ limit, unit = '' }, spec) => {
      const label = limitedField(spec, unit);
      return label === undefined ? undefined : [`${label} en fazla ${limit} olsun`];
    },
  ),
  // "kapılara göre ayrı ayrı toplasana".
  idiom(
    '(?<part>.{2,40}?) gore (?:ayri ayri |kume kume |bolum bolum )*(?:topla|ayir|grupla|bol|diz)\\S*(?:,? .*)?',
    ({ part }) => [`${part} göre grupla`],
  ),
  // "nerede yazdığımı da ekleyin şehir olarak".
  idiom(
    `(?:ayrica |bir de |bi de |bide )?(?:nerede|nereden|ne zaman|kim\\S*|hangi|kac|neden|nasil) .{3,40}? (?:da |de )?(?:ekle|yaz|koy|gir)\\S* (?<part>\\S+) olarak${ending}`,
    ({ part }) => [`${part} ekle`],
  ),
  idiom(
    `(?:ayrica |bir de |bi de |bide )?(?<part>(?:nerede|nereden|ne zaman|kim\\S*|hangi|kac|neden) .{3,40}?)(?: da| de)? (?:ekle|koy)\\S*${ending}`,
    ({ part }) => [`${part} ekle`],
  ),
  // "çıktığı tarih de olacaktı".
  idiom(
    `(?<part>.{3,40}?)(?: da| de)? (?:olacakti|olacaktir|olmaliydi|gerekirdi|unutulmus|yok mu|hani)${ending}`,
    ({ part }) => [`${part} ekle`],
  ),
  // "ödül de yazsın varsa kaç lira".
  idiom(
    `(?:bir de |bi de |bide )?(?<part>\\S+(?: \\S+)?)(?: da| de)? (?:yazsin|olsun|dursun|gorunsun)(?: (?:varsa|eger|yani|mesela|cunku|kac|diye) .*)?${ending}`,
    ({ part }) => [`${part} ekle`],
  ),
  // "beden S M L XL arasından seçilsin elle yazınca saçma oluyor".
  idiom(
    '(?<part>\\S+) (?<list>\\S+(?:,? \\S+){1,7}) aras\\S+ (?:sec\\S+|olsun)(?: .*)?',
    ({ part, list = '' }) => [
      `make ${part} a choice of ${spacedList(list.replaceAll(/\s+(?:ve|veya|ya da)\s+/giu, ', '))}`,
    ],
  ),
  // "tlf olmasın millet vermek istemiyor".
  idiom('(?<part>\\S+(?: \\S+)?) (?:olmasin|cikmasin|gorunmesin|istenmesin)(?:,? .*)?', ({ part }) => [
    `${part} kaldır`,
  ]),
  // "renkler çok soluk olmuş bordo gibi yapsana".
  idiom('.{3,60} (?<colour>\\S+) (?:gibi|tonu|tarzi) (?:yap|olsun|cevir)\\S*(?: .*)?', ({ colour }) => [
    `rengi ${colour} yap`,
  ]),
  // "ayrı bi sayfada da yapılacak masrafları tutayım, kalem ve tutar".
  idiom(
    '(?:bir de |bi de |bide )?(?:ayri|baska|yeni|ek) (?:bir |bi )?(?:sayfa|ekran|sekme|bolum|yer|liste)\\S*(?: da| de)? (?<rows>.{3,40}?)(?: da| de)? (?:tut|yaz|gir|kaydede|sakla|ekle)\\S*[,:;.-]+ ?(?<fields>.{3,80}?)(?: olsun| yazsin| tutulsun)?',
    ({ rows = '', fields = '' }) => [
      `${rows.replace(/^.*\s(?=\S+$)/u, '').replace(/l[ae]r(?:[ıiuü]m?[ıiuü]?z?[ıiuü]?)?$/u, '')} listesi ekle, ${fields.replaceAll(/\s+(?:ve|ile)\s+/giu, ', ')}`,
    ],
  ),
  // "2 az oluyor 5'e düşünce uyarsın".
  idiom(
    '(?:.{2,30} )?(?<limit>\\d+) ?(?:[ey]?[ae]|altina|in altina|un altina|nin altina|den az\\S*|dan az\\S*)(?: \\S+)? (?:dus\\S*|in\\S*|kal\\S*|ol\\S*)(?: \\S+)? (?:uyar|haber|bildir)\\S*(?: .*)?',
    ({ limit }, spec) => {
      const field = spec.entities[0]?.fields.find(
        ({ type, formula }) => type === 'number' && formula === undefined,
      );
      return field && [`${field.label} ${limit} altına düşünce azaldı diye uyarsın`];
    },
  ),
  // "depozito".
  idiom('(?<part>[^\\s,.;?!]+(?: [^\\s,.;?!]+){0,2})', ({ part = '' }, spec) =>
    isFieldName(part, spec) ? [`${part} ekle`] : undefined,
  ),
];
