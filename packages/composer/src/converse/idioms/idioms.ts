import { fold } from '../../language/fold.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { readFollowUp } from '../follow-up.ts';
import { type Idiom, idiom, plainText, readIdioms, type SaidWishes } from './read-idioms.ts';

const listOf = (text: string): string =>
  /[,;/]|\s(?:ve|and|or|veya|ya da)\s/iu.test(text)
    ? text.replaceAll(/\s*[;/]\s*/g, ', ')
    : text.trim().split(/\s+/).join(', ');

/** The label of the choice that words name an option of. */
function choiceOf(words: string, spec: AppSpec): string | undefined {
  const found = readFollowUp(words, spec).targets.find(({ target }) => target.kind === 'option')?.target;
  return found?.kind === 'option' ? found.field.label : undefined;
}

/** The rows that a part belongs to: "role for staff". */
function ownerOf(words: string, spec: AppSpec): string | undefined {
  const found = readFollowUp(words, spec).targets.find(({ target }) => target.kind === 'field')?.target;
  const isMain = found?.kind !== 'field' || found.entity.id === spec.entities[0]?.id;
  return isMain ? undefined : found.entity.many;
}

const isField = (words: string, spec: AppSpec): boolean =>
  readFollowUp(words, spec).targets.some(({ target }) => target.kind === 'field');

/** "ikonu kedi" is a wish about the app. */
const ofApp =
  /^(?:ikon|simge|logo|renk|reng|tema|adi|ismi|isim|birim|baslik|icon|colou?r|theme|name|the|my|our|no)/;

/** The choice that has an option like this one: "günlük kiralık" beside "Kiralık", "6 aylık" beside "3 aylık". */
function likeOption(words: string, spec: AppSpec): string | undefined {
  const parts = fold(words).trim().split(/\s+/);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || parts.length > 3 || last.length < 4 || ofApp.test(parts[0] ?? '')) return undefined;
  // "kategorilere çizgi roman" names the choice itself.
  if (readFollowUp(words, spec).targets.some(({ target }) => target.kind !== 'option')) return undefined;
  for (const { fields } of spec.entities)
    for (const { label, options = [] } of fields) {
      const isLike = options.some((option) => fold(option.label).split(' ').at(-1) === last);
      if (isLike && !options.some((option) => fold(option.label) === parts.join(' '))) return label;
    }
  return undefined;
}

const removeTr = '(?:kaldir|sil|cikar|cikart|at)\\S*';

const idioms: readonly Idiom[] = [
  // "mermer cinsi seçmeli olsun afyon marmara granit".
  idiom(
    '(?<part>[^,:]{2,40}?) (?:secmeli (?:olsun|yap|olacak)|secilsin|secilebilsin)[,:]? (?<list>(?!diye )[^:]{5,160})',
    ({ part = '', list = '' }, spec) =>
      isField(part, spec) && !/ (?:ekle|olsun|kaldir|sil)(?: |$)/.test(fold(list))
        ? [`make ${part} a choice of ${listOf(list)}`]
        : undefined,
  ),
  // "call it verdict instead of score": a part of the app, not the app.
  idiom(
    '(?:call it|call that|call this|say|write|use) (?:the |an? )?(?<next>[^,]{2,30}?) (?:instead of|rather than|not) (?:the )?(?<old>[^,]{2,30})',
    ({ old = '', next }, spec) =>
      readFollowUp(old, spec).targets.length > 0 ? [`rename ${old} to ${next}`] : undefined,
  ),
  // "durumu kaldır onun yerine ne yaptım: yem, su".
  idiom(
    `(?<old>.{2,60}?) ${removeTr},?(?: ve)? (?:onun |bunun )?yerine (?<wanted>[^:]{2,40}): ?(?<list>[^:]+)`,
    ({ old, wanted, list }) => [`${old} kaldır`, `${wanted} ekle: ${list}`],
  ),
  // "the hour field is useless, it's the same as start".
  idiom(
    '(?:the |this )?(?<old>[^,.;]{2,40}?)(?: is| are|s)? (?:totally |completely |kinda |really |just )?(?:useless|pointless|redundant|not useful|unnecessary|superfluous|confusing and useless)(?:[,.;]? .*)?',
    ({ old }) => [`remove ${old}`],
  ),
  idiom(
    `(?<old>[^,.;]{2,40}?) (?:cok )?(?:gereksiz|sacma|anlamsiz|ise yaramaz|ise yaramiyor)(?: olmus| geldi| duruyor| bence)?,? (?:onu |bunu )?${removeTr}(?: onu| bunu)?`,
    ({ old }) => [`${old} kaldır`],
  ),
  // "platform makes no sense for board games, drop it", "kuruyor aşaması bizde yok".
  idiom(
    '(?:the |this )?(?<old>[^,.;]{2,40}?) (?:makes? no sense|doesn ?t make sense|is irrelevant|isn ?t relevant|does ?n ?t apply|we don ?t have that|we don ?t use it|i don ?t use it|we don ?t use|i never use it)(?: (?:for|to|in|with|here|at) [^,.;]+)?(?:[,.;]? (?:so )?(?:drop|remove|delete|hide|lose) (?:it|that))?',
    ({ old }) => [`remove ${old}`],
  ),
  idiom(
    '(?<old>[^,.;]{2,40}?)(?: asamasi| secenegi| alani| kismi| sekmesi| durumu)? (?:bizde yok|bizde olmuyor|kullanmiyoruz|kullanmiyorum|bize gore degil|bizi ilgilendirmiyor|isimize yaramaz|isimize yaramiyor|isime yaramiyor)(?:,? (?:onu |bunu )?(?:kaldir|sil|cikar)\\S*)?',
    ({ old }) => [`${old} kaldır`],
  ),
  // "get rid of role for staff, i want hourly wage there instead".
  idiom(
    '(?:get rid of|remove|drop|delete|lose) (?:the )?(?<old>[^,;]{2,40}?)(?:,| and|;) (?:i want|i need|we need|put|add|have|use|show) (?:an? |the )?(?<wanted>[^,;]{2,40}?)(?: there| here| in its place| instead)+',
    ({ old = '', wanted }, spec) => {
      const owner = ownerOf(old, spec);
      return [`remove ${old}`, owner === undefined ? `add ${wanted}` : `add ${wanted} to ${owner}`];
    },
  ),
  // "kaporalı yazacaktı kaparolu yazmış düzelt".
  idiom(
    '(?<next>[^,]{2,30}?) (?:yazacakti|olacakti|yazmaliydi|olmaliydi),? (?:ama )?(?<old>[^,]{2,30}?) (?:yazmis\\S*|olmus|yaziyor|yazilmis)(?:,? (?:duzelt|degistir)\\S*)?',
    ({ old, next }) => [`${old} yerine ${next} yazsın`],
  ),
  idiom(
    '(?<old>[^,]{2,30}?) (?:yazmis\\S*|yaziyor|yazilmis),? (?:ama )?(?:o |dogrusu )?(?<next>[^,]{2,30}?) (?:olacak|yazacak|olmali|yazmali|olacakti)(?:,? (?:duzelt|degistir)\\S*)?',
    ({ old, next }) => [`${old} yerine ${next} yazsın`],
  ),
  idiom(
    '(?:typo[:,]? )?(?:it says )?(?<old>[^,:]{2,30}?),? (?:but )?(?:it )?should (?:say|be spelled|be spelt|read) (?<next>[^,:]{2,30})',
    ({ old, next }) => [`rename ${old} to ${next}`],
  ),
  // "oda yazan yer balkon mu salon mu diye seçmeli olsun".
  idiom(
    '(?<part>[^,]{2,30}?)(?: yazan yer| alani| kismi)? (?<one>\\S+) m[iu] (?<other>\\S+) m[iu] (?:diye )?(?:onu )?(?:secmeli|secilsin|secelim|seceyim|secilebilsin)(?: olsun)?',
    ({ part = '', one, other }, spec) =>
      isField(part, spec)
        ? [`make ${part} a choice of ${one}, ${other}`]
        : [`${part} ekle: ${one}, ${other}`],
  ),
  // "su içme alanı ekle litre": the unit stands after the verb.
  idiom(
    '(?<part>[^,:]{2,40}?)(?: alani)? (?:ekle|koy|olsun),? (?<unit>litre|lt|ml|kg|gr|gram|km|metre|cm|dakika|dk|saat|derece)',
    ({ part, unit }) => [`${part} (${unit}) ekle`],
  ),
  // "parça bekliyor diye bi durum daha".
  idiom(
    '(?<option>.{2,30}?) (?:diye |adinda |isminde )(?:bir |bi )(?<choice>[a-z]+)(?: daha)?(?: de| da)?(?: olsun| ekle\\S*| lazim| koy\\S*)?',
    ({ option = '', choice = '' }, spec) => {
      const named = readFollowUp(choice, spec).targets.find(
        ({ target }) => target.kind === 'field' && target.field.type === 'choice',
      )?.target;
      return named?.kind === 'field' ? [`${named.field.label} seçeneklerine ${option} ekle`] : undefined;
    },
  ),
  // "müşteriden imza alalım teslimde".
  idiom(
    '(?:\\S+[dt][ae]n )?(?<part>[^,:]{3,30}?) (?:al[ai]l[iu]m|alay[iu]m|alabilelim|alinsin|isteyelim|istensin|sorulsun)(?: \\S+[dt][ae])?',
    ({ part = '' }, spec) => {
      const { reading, targets } = readFollowUp(part, spec);
      const isKnown = reading.index.fields.findWhole(reading.words) !== undefined;
      return isKnown && targets.length === 0 ? [`${part} ekle`] : undefined;
    },
  ),
  // "manikür de yapıyoruz hizmetlere koy": one more row of a list that has rows.
  idiom(
    '(?<row>.{2,30}?) (?:de |da )?(?:yapiyoruz|yapiyorum|veriyoruz|satiyoruz|satiyorum|var|oluyor),? (?:onu da |onu )?(?<rows>\\S+l[ae]r(?:[iu]m[iu]z)?[ae]) (?:de |da )?(?:ekle|koy|yaz)\\S*',
    ({ row, rows }) => [`${rows} şunları ekle: ${row},`],
  ),
  // "add toxic to cats yes/no".
  idiom(
    '(?:add |include )?(?:a |an )?(?:(?:field|box|tickbox|checkbox) for )?(?<part>[^,:]{3,40}?)[,:]? \\(?(?:yes ?/ ?no|yes or no|y/n)\\)?',
    ({ part }) => [`add “${part}” checkbox`],
  ),
  // "group them by squad: dolphins, sharks".
  idiom(
    '(?:group|sort|split|divide) (?:them|it|everyone|all|everything|the list|the rows)? ?(?:by|into) (?<part>[a-z]+(?: [a-z]+)?): ?(?<list>[^:]{5,200})',
    ({ part, list }) => [`add ${part}: ${listOf(list ?? '')}`, `group by ${part}`],
  ),
  // "lane number for each swimmer", however they call the rows.
  idiom(
    '(?:an? |the )?(?<part>[a-z]+(?: [a-z]+){0,3}) (?:for|per|on) (?:each|every) (?<owner>[a-z]+(?: [a-z]+)?)',
    ({ part = '', owner = '' }, spec) => {
      const isRows = readFollowUp(owner, spec).targets.some(({ target }) => target.kind === 'entity');
      return isRows || readFollowUp(part, spec).targets.length > 0 ? undefined : [`add ${part}`];
    },
  ),
  // "hangi araç aldı onu seçelim".
  idiom(
    'hangi (?<part>\\S+) (?:\\S+ ){0,3}?(?:onu |belli olsun diye )?(?:sec[ei]\\S*|secilsin|yaz[ai]l\\S*|yazay\\S*|belirt\\S*|girelim|gireyim)',
    ({ part }) => [`${part} alanı ekle`],
  ),
  // "6 aylık seçeneği eksik".
  idiom(
    '(?<option>.{2,30}?) (?:secenegi|secenek|secenegimiz)? ?(?:eksik|yok|unutulmus|unutmussun|eksik kalmis)(?:,? (?:onu |bunu )?(?:ekle|koy)\\S*)?',
    ({ option = '' }, spec) => {
      const choice = likeOption(option, spec);
      return choice === undefined ? undefined : [`${choice} seçeneklerine ${option} ekle`];
    },
  ),
  idiom(
    '(?:bir de |bi de )?(?<option>.{2,30}?) (?:secenegi )?(?:de |da )?(?:olsun|ekle|eklensin|olmali|gelsin|lazim)',
    ({ option = '' }, spec) => {
      const choice = likeOption(option, spec);
      return choice === undefined ? undefined : [`${choice} seçeneklerine ${option} ekle`];
    },
  ),
  idiom(
    '(?:also )?(?:add|include|i need|we need) (?:an? )?(?<option>[^,:]{2,30}?)(?: option| as well| too)?',
    ({ option = '' }, spec) => {
      const choice = likeOption(option, spec);
      return choice === undefined ? undefined : [`add ${option} to ${choice} options`];
    },
  ),
  // "shelf is wrong, it should say tank no".
  idiom(
    '(?:the |this )?(?<old>[^,.;]{2,40}?)(?: is| are|s) (?:wrong|not right|incorrect|misleading|a bad name|a stupid name|the wrong word)[,.;]? (?:it |that |they )?(?:should|must) (?:say|be|read|be called) (?<next>[^,]{2,40})',
    ({ old, next }) => [`rename ${old} to ${next}`],
  ),
  idiom(
    '(?<old>[^,.;]{2,40}?) (?:yanlis|hatali|olmamis|yanlis yazilmis)[,.;]? (?:orada |orda |orasi |dogrusu )?(?<next>[^,]{2,40}?) (?:olacak|yazacak|olmali|yazmali|olsun|yazsin)',
    ({ old, next }) => [`${old} yerine ${next} yazsın`],
  ),
  // "gelmedi seçeneğinin yanına telafi diye bir şey ekle".
  idiom(
    '(?<old>.{2,40}?) (?:secenegi(?:nin)? )?(?:yanina|altina|ustune|sonrasina|disinda|haricinde) (?:bir de |bi de |bir |bi )?(?<wanted>.{2,30}?) (?:diye |adinda )(?:bir |bi )?(?:bi ?sey|bir ?sey|secenek|durum|tane)? ?(?:daha )?(?:ekle|koy|olsun|lazim)\\S*',
    ({ old = '', wanted }, spec) => {
      const choice = choiceOf(old, spec);
      return choice === undefined ? undefined : [`${choice} seçeneklerine ${wanted} ekle`];
    },
  ),
  // "taksit sayısı diye bişey ekle".
  idiom(
    '(?<part>.{2,40}?) diye (?:bir |bi )?(?:bisey|bi ?sey|sey|alan|yer|kutu|kisim)(?: de| da)? (?:ekle|koy|olsun|lazim)\\S*',
    ({ part }) => [`${part} ekle`],
  ),
  // "telefonu değil adresi kaldır", "remove the address, not the phone".
  idiom(
    `(?<old>\\S+(?: \\S+)?[iu]) degil,? (?:de |da )?(?<wanted>.{2,40}[iu]) (?<verb>${removeTr})`,
    ({ wanted }) => [`${wanted} kaldır`],
    true,
  ),
  idiom(
    '(?:remove|delete|hide|drop) (?:the )?(?<wanted>[^,]{2,40}?),? (?:and )?not (?:the )?[^,]{2,40}',
    ({ wanted }) => [`remove ${wanted}`],
    true,
  ),
  // "add hourly rate, default 12".
  idiom(
    'add (?:an? |the )?(?<part>[^,:]{2,40}?),? (?:with )?(?:an? )?(?:default|starting|prefilled)(?: of| to| is| at| value)* (?<value>[^,\\s]+)',
    ({ part, value }) => [`add ${part}`, `default ${part} to ${value}`],
  ),
  idiom(
    '(?<part>[^,:]{2,40}?) (?:alani )?ekle,? (?:varsayilani|varsayilan|ilk degeri|baslangicta) (?<value>[^,\\s]+)(?: olsun| gelsin)?',
    ({ part, value }) => [`${part} ekle`, `${part} varsayılanı ${value} olsun`],
  ),
  // "adı sadece Akvaryumum olsun".
  idiom(
    '(?<part>(?:uygulamanin |app in )?(?:adi|ismi|isim|adini|ismini)) (?:sadece|yalnizca|sirf) (?<name>.+?) (?:olsun|yap|kalsin|koy)',
    ({ name }) => [`uygulamanın adı ${name} olsun`],
  ),
  // "masa numara olsun yazı değil", "mil olsun km değil".
  idiom(
    '(?<wanted>[^,]{3,40} (?:sayi|numara|rakam|tarih|metin|yazi|para)) (?:olsun|olacak|yap),? (?:yazi|metin|sayi|numara|rakam|tarih|secmeli|para) degil',
    ({ wanted }) => [`${(wanted ?? '').replace(/numara$/i, 'sayı')} olsun`],
  ),
  idiom(
    '(?<wanted>[^,:]{2,40}?) (?<says>olsun|yazsin|yap|desin|gelsin),? (?<old>[^,:]{2,30}?) degil',
    ({ wanted, old }) => [`${old} yerine ${wanted} yazsın`],
  ),
  // "speed 33 45 78", "who paid: Sam, Alex, Jo".
  idiom('(?:add )?(?<part>[a-z]+(?: [a-z]+)?) (?<list>\\d+\\S*(?: \\d+\\S*){2,7})', ({ part, list }) => [
    `add ${part}: ${listOf(list ?? '')}`,
  ]),
  // "pace group: slow medium fast and emergency contact".
  idiom(
    '(?:add |ekle )(?<part>[^:,]{2,40}): ?(?<list>[^\\s,:]+(?: (?!and |ve )[^\\s,:]+){2,5}) and (?<other>[^,:]{2,40})',
    ({ part, list, other }) => [`add ${part}: ${listOf(list ?? '')}`, `add ${other}`],
  ),
  idiom(
    '(?<first>add .{2,60}?)(?:,| and|, and) (?:an? )?(?<part>[a-z]+(?: [a-z]+)?) (?<list>[a-z]+(?:/[a-z]+){1,5})',
    ({ first, part, list }) =>
      list === 'yes/no' ? undefined : [first ?? '', `add ${part}: ${listOf(list ?? '')}`],
  ),
  // "flavour should be a dropdown: vanilla, red velvet".
  idiom(
    '(?:the |make |make the )?(?<part>[^,:]{2,40}?)(?: field)? (?:should|must|needs to|has to|to|to be)?(?: be| become)? ?(?:an? )?(?:drop ?down|choice|select|pick ?list|list of choices|multiple choice)(?: list| field| of| with|:)+ ?(?<list>[^:]{5,200})',
    ({ part, list }) => [`make ${part} a choice of ${listOf(list ?? '')}`],
  ),
  idiom(
    '(?<part>[^,:]{2,40}?) (?:secmeli|listeden secmeli|acilir liste|listeden secilen)(?: olsun| olacak| yap)?: ?(?<list>[^:]{5,200})',
    ({ part, list }) => [`make ${part} a choice of ${listOf(list ?? '')}`],
  ),
  // "let me choose delivery or pickup".
  idiom(
    '(?:i want to |let me |let us |i need to |let people |customers )?(?:choose|pick|select|mark)(?: between| from| if it s| whether it s)? (?<list>[a-z]+(?: [a-z]+)?(?:, [a-z]+(?: [a-z]+)?){0,5},? (?:or|and) [a-z]+(?: [a-z]+)?)',
    ({ list = '' }) => (/,/.test(list) ? undefined : [`add choice: ${listOf(list)}`]),
  ),
  idiom(
    '(?<one>\\S+(?: \\S+)?) m[iu] (?:yoksa )?(?<other>\\S+(?: \\S+)?) m[iu] (?:diye )?(?:onu )?(?:sec\\S*|yaz\\S*|belirt\\S*|isaretle\\S*|girey\\S*|ayirt et\\S*)(?: olsun| lazim)?',
    ({ one, other }) => [`seçim ekle: ${one}, ${other}`],
  ),
];

/** "who paid: Sam, Alex, Jo", "cam rengi: füme, şeffaf": a new field and what can be chosen, without a verb. */
const listed = /^(?<part>[^:,?]{2,30}):\s*(?<list>[^:?]{5,200})$/u;
const notListed =
  /(?:^| )(?:add|remove|delete|make|change|rename|set|ekle\w*|koy\w*|sil\w*|kaldir\w*|olsun|not|note|soru|question|hata|error|new|yeni|also|ayrica|son|one|last|another|bir|bi|sey|thing|two|iki|liste|list)(?: |$)/;

/** The wishes that a follow-up is a common saying for; undefined if it is none. */
export function readIdiom(prompt: string, spec: AppSpec): SaidWishes | undefined {
  const text = plainText(prompt);
  const said = readIdioms(idioms, text, spec).next().value;
  if (said !== undefined) return said;
  const { part = '', list = '' } = listed.exec(text.replace(/[\s.!]+$/u, ''))?.groups ?? {};
  const count = list.split(/[,;/]/).length;
  if (part === '' || count < 2 || notListed.test(fold(part)) || part.split(/\s+/).length > 3)
    return undefined;
  const isTurkish = readFollowUp(text, spec).reading.language === 'tr';
  return { wishes: [isTurkish ? `${part} ekle: ${list}` : `add ${part}: ${list}`], isOnly: false };
}
