import type { AppSpec } from '../../spec/app-spec.ts';
import { readFollowUp } from '../follow-up.ts';
import { nounBase } from './noun-base.ts';
import { type Idiom, idiom } from './read-idioms.ts';

const verb =
  '(?:ver|gir|yaz|tut|sec|ekle|koy|kaydet|kaydede|belirt|isaretle|not al|not et|not ed|takip et|takip ed)';
/** "-ebilsem iyi olurdu", "-icem", "-acağım", "-mem lazım": what a person wants to do in the app. */
const wanted =
  '(?:y?[ea]bil(?:sem|sek|sin|seydim|seydik|ey[iu]m|el[iu]m)|(?:y|n)?[iu]c[ae][mzk]\\S*|y?[ae]ca[gk]\\S*|y?[ae]ce[gk]\\S*|y?[ae]y[iu]m|y?[ae]l[iu]m|s[ae][mk]|m[ae]m (?:lazim|gerek)\\S*|m[ae]k (?:istiyor\\S*|lazim|gerek\\S*|isterim)|(?:il|in|n|l)?sin(?:ler)?)';
const praise = '(?: (?:cok )?(?:iyi|guzel|super|harika|sahane|efsane) olur\\S*| lutfen| ya)?';
const particle = '(?: da| de)?';
const page = '(?:sayfa|ekran|sekme|liste|bolum|yer|kisim)\\S*';
const made = '(?: (?:ekle|ac|yap|koy|olsun|lazim|olustur|kur)\\S*)?(?: misin\\S*)?';

function namesColour(words: string, spec: AppSpec): boolean {
  const { reading } = readFollowUp(words, spec);
  return reading.index.colours.findAll(reading.words).some(({ isTypo }) => !isTypo);
}

const listOf = (list: string): string =>
  /[,;/]|\s(?:ve|veya|ya da)\s/iu.test(list) ? list : list.trim().split(/\s+/).join(', ');

/** Wishes as people say them, tried when nothing else was understood. */
export const spokenTurkish: readonly Idiom[] = [
  // "durumu elle yazmak istemiyom bekliyor, yapılıyor, bitti diye seçeyim".
  idiom(
    '(?<part>\\S+(?: \\S+)?) elle (?:yaz|gir)\\S*(?: iste\\S*)?,? (?<list>[^:]{5,100}?),? (?:diye|arasindan|olarak|seklinde) sec\\S*(?: .*)?',
    ({ part, list = '' }) => [`make ${part} a choice of ${listOf(list)}`],
  ),
  // "durum seçilsin bekliyor yapıldı alındı", "mermer cinsi seçmeli olsun afyon marmara".
  idiom(
    '(?<part>[^,:]{2,40}?) (?:secilsin|secmeli olsun|secmeli|secelim|secmeli yap|sec|listeden secilsin)[,:]? (?<list>[^:]{5,160})',
    ({ part, list = '' }) => [`make ${part} a choice of ${listOf(list)}`],
  ),
  idiom(
    '(?:(?<first>.{3,60}? (?:ekle|olsun|koy)),? )?(?<part>[^,:]{2,40}?) (?:secilsin|secmeli olsun|secmeli|secelim|sec)[,:]? (?<list>[^:]{5,160})',
    ({ first = '', part, list = '' }) => [...(first === '' ? [] : [first]), `${part} ekle: ${listOf(list)}`],
  ),
  // "öğünü elle yazmayayım, aç, tok, gece diye seçeyim".
  idiom(
    '(?<part>\\S+(?: \\S+)?) (?:(?:elle |kendim |her seferinde |yazi |metin |sayi )*(?:yazma|girme|ugrasma|olma|yazilma|girilme)\\S+,? )?(?<list>[^:]{2,80}(?:,| ve | veya | ya da )[^:]{2,60}) (?:diye|arasindan|icinden|listesinden) (?:sec|ayir|isaretle)\\S*',
    ({ part, list = '' }) => [`make ${part} a choice of ${listOf(list)}`],
  ),
  // "bal satışlarını yazacağım ayrı bir sayfa ekler misin, alıcı kilo ve tutar olsun".
  idiom(
    `(?:bir de |bi de |bide |birde )?(?<rows>\\S+(?: \\S+){0,2}?)(?:n?[iu]) (?:yaz|gir|tut|takip ed|kayded)\\S+ (?:icin )?ayri (?:bir |bi )?${page}${made}(?:[,:;]? (?<fields>.+?)(?: olsun| lazim| tutulsun)?)?`,
    ({ rows, fields = '' }) => [`${rows} listesi ekle${fields === '' ? '' : `, ${fields}`}`],
  ),
  // "ayrı masraf sayfası", "konser tarihleri için ayrı sayfa aç tarih yer saat".
  idiom(
    `(?:bir de |bi de |bide |birde )?ayri (?:bir |bi )?(?<rows>\\S+(?: \\S+)?) (?:sayfasi|ekrani|sekmesi|listesi|bolumu)(?:ni)?${made}`,
    ({ rows }) => [`${rows} listesi ekle`],
  ),
  idiom(
    `(?:bir de |bi de |bide |birde )?(?<rows>\\S+(?: \\S+)?) icin ayri (?:bir |bi )?${page}${made}[,:;]? (?<fields>.{3,80})`,
    ({ rows, fields = '' }) => [`${rows} listesi ekle, ${listOf(fields)}`],
  ),
  // "fiyat da yazalım toplamı hesaplasın".
  idiom(`(?<part>\\S+(?: \\S+)?) ${verb}${wanted},? (?<rest>toplam\\S* .{3,40})`, ({ part = '', rest }) => [
    `${part.replace(/(?:[dt][ae])$/iu, '')} ekle`,
    rest ?? '',
  ]),
  // "hangi mağazadan aldığımı da yazacağım".
  idiom(`hangi (?<noun>\\S+)(?: \\S+){1,3}?${particle} ${verb}${wanted}(?: .*)?`, ({ noun = '' }) => [
    `${nounBase(noun)} ekle`,
  ]),
  // "nöbet ücretini de ekleyip ay sonunda toplasın".
  idiom(
    '(?<first>.{3,60}?) (?<made>ekle|kaldir|sil|koy|cikar|degistir)y?[iu]p,? (?<rest>.{4,80})',
    ({ first, made, rest }) => [`${first} ${made}`, rest ?? ''],
  ),
  idiom(
    '(?:de |da )?(?:her )?(?:ay|hafta|gun|yil|sezon)(?: sonunda|lik|ik)? (?:toplam\\S* )?(?:topla|hesapla|goster|gor)\\S*(?: .*)?',
    () => ['istatistik ekranı ekle'],
  ),
  // "öğrenci demeyelim kursiyer diyelim".
  idiom(
    '(?<old>\\S+(?: \\S+)?) (?:demey\\S+|demesin|yazmasin|olmasin),? (?<next>\\S+(?: \\S+)?) (?:diyelim|desin|deyin|yazsin|yazalim|olsun)(?:,? .*)?',
    ({ old, next }) => [`${old} yerine ${next} yazsın`],
  ),
  // "saat yerine sabah öğle akşam gece seçeyim".
  idiom(
    '(?<old>\\S+(?: \\S+)?) yerine (?<list>\\S+(?:,? \\S+){1,6}) (?:sec[ei]y[iu]m|sec[ei]l[iu]m|secilsin)(?: .*)?',
    ({ old, list = '' }) => [`make ${old} a choice of ${listOf(list)}`],
  ),
  // "nabız da ölçüyor alet onu unutmuşum", "vade tarihini de yazayım vade yani".
  idiom('(?<part>\\S+(?: \\S+)?)(?: de| da)? .{3,60} (?:unutmus\\S*|unuttu\\S*|atlami\\S*)', ({ part }) => [
    `${part} ekle`,
  ]),
  idiom('.{5,80} (?<part>\\S+(?: \\S+)?) yani', ({ part }) => [`${part} ekle`]),
  // "adet yerine koli seçelim: 15li, 30lu diye".
  idiom(
    '(?<old>\\S+(?: \\S+)?) yerine (?<next>\\S+(?: \\S+)?) (?:secelim|secilsin|secmeli olsun|olsun)[:,] ?(?<list>[^:]+?,[^:]+?)(?: diye)?(?: secilsin| olsun)?',
    ({ old, next, list = '' }) => [
      `${old} yerine ${next} yazsın`,
      `make ${next} a choice of ${listOf(list)}`,
    ],
  ),
  // "yolcu değil hemşehri diyelim biz öyle deriz".
  idiom(
    '(?<old>\\S+(?: \\S+)?) degil,? (?:de |da )?(?<next>\\S+(?: \\S+)?) (?:diyelim|desin|deyin|denir|yazsin|yazalim)(?:,? .*)?',
    ({ old, next }) => [`${old} yerine ${next} yazsın`],
  ),
  // "aşı tarihi lazımdı aslında".
  idiom(
    '(?<part>.{3,40}?) (?:lazimdi|lazim|gerekiyordu|gerekliydi|olmaliydi|istiyordum|istiyodum)(?: .*)?',
    ({ part }) => [`${part} ekle`],
  ),
  // "bu gece gözümü alıyor koyu mor yap".
  idiom(
    '.{5,80} (?<rest>(?:(?:koyu|acik|daha|biraz|soluk|canli) )*\\S+ (?:yap|olsun|cevir))',
    ({ rest = '' }, spec) => (namesColour(rest, spec) ? [rest] : undefined),
  ),
  // "sayfa sayısı da olsa iyi olur", "dantel sayısı bilgisi eksik kalmış".
  idiom(
    '(?<part>.{3,50}?)(?: [dt][ae]|(?<=[iu])[dt][ae])? (?:olsa|eklense|yazsa|bulunsa|girsek)(?: (?:cok )?(?:iyi|guzel|super|sahane) olur\\S*)?',
    ({ part }) => [`${part} ekle`],
  ),
  idiom(
    '(?:(?<other>.{3,40}?) ile )?(?<part>.{3,50}?)(?: bilgisi| kismi| alani| bolumu)? (?:eksik kalmis|eksik|unutulmus|unutmussun\\S*)',
    ({ other = '', part }) => [...(other === '' ? [] : [`${other} ekle`]), `${part} ekle`],
  ),
  // "kaç dakika çalıştığımızı da girelim süre diye".
  idiom(`.{3,80} ${verb}${wanted},? (?<part>\\S+(?: \\S+)?) diye`, ({ part }) => [`${part} ekle`]),
  // "her kitaba puan verebilsem iyi olurdu".
  idiom(
    `(?:her \\S+[ae] |her \\S+ icin )?(?<part>.{2,60}?)${particle} ${verb}${wanted}${praise}(?:[,;] ?.*)?`,
    ({ part = '' }) =>
      /\\d|alan|ekran|sayfa|uygulama|üzerinden|yerine/iu.test(part) ? undefined : [`${part} ekle`],
  ),
  // "sulama saatini kaldır damlama otomatik zaten".
  idiom(
    '(?<part>.{2,50}?) (?:kaldir|sil|cikar|cikart)(?:in|iver|alim|sana)? (?<reason>.{3,80})',
    ({ part }) => [`${part} kaldır`],
  ),
  // "derslere göre ayrı ayrı toplansın", "sınıfa göre ayrı ayrı dursun".
  idiom(
    '(?<part>.{2,40}?) gore (?:ayri ayri |kume kume |bolum bolum |hepsi )*(?:toplan|dur|goster|gorun|listelen|dizil|ayril|bolun|olsun|toparlan)\\S*(?: .*)?',
    ({ part }) => [`${part} göre grupla`],
  ),
  // "en kötüler altta".
  idiom('(?:en )?(?:kotu|dusuk)\\S* (?:en )?(?:alt|son)\\S*(?: \\S+)?', () => [
    'puana göre sırala en yüksek üstte',
  ]),
];
