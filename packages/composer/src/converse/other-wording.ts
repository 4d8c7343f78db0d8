import { fold } from '../language/fold.ts';

const records =
  '(?:record|track|log|save|store|keep|note(?: down)?|write down|keep track of|fill in|enter|mark|write|put in|know|remember)';

/** Wordings of a wish, in folded text with one group: what is added. */
const additions: readonly RegExp[] = [
  // "profile screen please", "istatistik ekranı": a screen and nothing else.
  /^(?:an? |the |bir )?((?:[^\s,.?]+ ){1,3}(?:screen|page|tab|view|ekrani|sayfasi|sekmesi))(?: please| pls| plz| lutfen| too| da| de)?\s*[.!]?$/d,
  // "the breed should be on there too", "the shoe I wore should be recorded".
  /^(?:and |also )?(?:an? |the )?(.+?) (?:should|must|needs to|has to|ought to|could) (?:be|go|appear) (?:on there|on it|in there|in it|there|recorded|tracked|saved|stored|kept|noted|included|added|shown|asked|visible)(?: too| also| as well)?\s*[.!]?$/d,
  // "gift received checkbox".
  /^((?:[^\s,.]+ ){1,4}(?:checkbox|tick ?box|kutucugu|onay kutusu|isaret kutusu))(?: please| pls| plz)?\s*[.!]?$/d,
  // "breakfast included yes or no": a box to tick.
  /^(?:an? )?((?:\S+ ){1,7}(?:yes or no|yes\/no|evet hayir|evet ya da hayir))\s*[.!]?$/d,
  // "dog's age as a number".
  /^((?:\S+ ){1,4}as an? (?:number|date|text|checkbox|amount|price))(?: please)?\s*[.!]?$/d,
  // "isbn too please", "page count as well": a part and nothing else.
  /^(?:and |also )?(?:an? |the )?((?:[^\s,.]+ ){1,3})(?:too|as well|also)(?: please| pls| plz| thanks)?\s*[.!]?$/d,
  /^(?:and |also )((?:an? |the )?(?:[^\s,.]+ ?){1,3})(?:please|pls|plz|thanks)?\s*[.!]?$/d,
  // "give me a profile page", "there should be a profile page".
  /^(?:please )?(?:give (?:me|us)|let me have|there (?:should|must|could) be|i(?: would|'d|d)? (?:like|love)(?: to (?:have|see))?) (.+?)\s*[.!]?$/d,
  // "i'd like to record what i paid for it".
  new RegExp(
    `^(?:please )?(?:(?:i|we)(?: would|'d|d)? (?:like|want|need|wish|have)(?: to be able)? to |(?:can|could) (?:i|we) |let (?:me|us) )?${records} (.+?)\\s*[?.!]?$`,
    'd',
  ),
  /^(.+?) (?:diye |adinda |isminde )(?:bir |bi )?(?:alan|kutu|bolum|kisim|hane|satir)\S*(?: \S+){0,2}\s*[.!]?$/d,
  /^(.+?) (?:da |de )?(?:not (?:alal|alay|edey|ede|alab)\S*|kaydede\S*|kaydetmek ist\S*|girmek ist\S*|yazmak ist\S*|tutmak ist\S*|belirt\S*)\s*[.!]?$/d,
  // "barkodu da gireyim", "raf ömrü de yer alsın".
  /^(.+?) (?:da |de )?(?:gir|yaz|tut|sec)(?:eyim|ayim|elim|alim|sem|sam|sek|sak|ebilsem|abilsam|ebilsek|abilsak)(?: iyi olur)?\s*[.!]?$/d,
  /^(.+?) (?:da |de )?(?:yer alsin|islensin|bulunmali|olmali|(?:olsa|eklense|yazsa) (?:iyi|guzel|super) olur)\s*[.!]?$/d,
  // "denendi mi diye sor", "sigara içiyor mu işaretlenebilsin".
  /^(.+? m[iu])(?: diye)?(?: de| da)? (?:sor\S*|isaretle\S*|secil\S*|belirt\S*)\s*[.!]?$/d,
  // "a field for the invoice number", "a tick box for paid back".
  /^((?:an? )?(?:field|place|space|spot|column|line|tick ?box|check ?box) (?:for|to (?:write|enter|put)) .+?)\s*[.!]?$/d,
];

const place =
  /^(?:an? )?(?:field|place|space|spot|column|line) (?:for|to (?:write|enter|put)) (?:the |my )?/i;
const yesOrNo = / (?:yes or no|yes\/no|evet hayır|evet hayir|evet ya da hayır|evet ya da hayir)$/i;
const tickPlace = /^(?:an? )?(?:tick ?box|check ?box) for (?:the |my )?/i;

/** "a place for the store" adds the store. */
const withoutPlace = (part: string): string =>
  tickPlace.test(part) ? `${part.replace(tickPlace, '')} checkbox` : part.replace(place, '');

/** "each customer has a favourite drink". */
const each = /^(?:each|every) (\w+) (?:has|have|should have|needs|gets) (.+?)\s*[.!]?$/i;

/** "whitening is a treatment", "lunch as a category": an option of a choice. */
const asOption: readonly RegExp[] = [
  /^(.+?) as (?:an? |new |extra |more )*(categor(?:y|ies)|options?|choices?|kinds?|types?|status(?:es)?|treatments?|tags?|sizes?)\s*[.!]?$/i,
  /^(?!this|that|it|there)(\S+(?: \S+)?) (?:is|are) (?:missing (?:from|in) (?:the )?|also an? |an? |another )(\w+(?: \w+)?)(?: (?:too|as well|also))?\s*[.!]?$/i,
];

/** "weather is sunny, cloudy or rainy", "hava güneşli, bulutlu ya da yağmurlu olsun": a choice. */
const choices: readonly RegExp[] = [
  /^(?:the )?(?<name>[^,.;:]{2,30}?) (?:is|are|can be|could be|will be|should be) (?<list>[^,.;:]{2,30}(?:,[^.;:]{1,160})? or [^,.;:]{2,30})\s*[.!]?$/i,
  /^(?<name>[^,.;:\s]{2,30}(?: [^,.;:\s]{2,20})?) (?<list>[^,.;:\s]{2,30}(?:, ?[^.;:]{1,160})? (?:ya da|veya) [^,.;:]{2,30}) (?:olsun|olabilir|olabilsin|seçilsin|secilsin)\s*[.!]?$/iu,
];
/** "aylık toplamı göster", "total of fees at the top": what statistics show. */
const totals =
  /^(?:(?:aylik|yillik|haftalik|gunluk|genel) toplam\w*(?: \S+){0,2}|toplam\w*(?: \S+){1,2}) (?:goster\w*|gorun\w*|gorelim|goreyim|ciksin)\s*[.!]?$|^(?:show (?:me )?)?(?:the |a )?(?:monthly |yearly |weekly |grand )?totals? (?:of|for|per) \S+(?: \S+){0,4}$/;

/** Words that speak about something else than a part of the app. */
const isOther = /^(?:me|it|that|this|so|very|yes|no|ok|okay|thanks|thank|good|great|nice|i|you)\b/;

/** A wish to add something in the words that the readers have; undefined if it is none. */
export function otherWording(prompt: string, language: 'tr' | 'en'): string | undefined {
  const text = prompt.trim();
  const folded = fold(text);
  const [, owner, owned] = each.exec(text) ?? [];
  if (owner !== undefined && owned !== undefined) return `add ${owned} to ${owner}`;
  for (const pattern of asOption) {
    const [, option, choice] = pattern.exec(text) ?? [];
    if (option !== undefined && choice !== undefined && !isOther.test(fold(option)))
      return `add ${option} to ${choice} options`;
  }
  for (const pattern of choices) {
    const { name, list } = pattern.exec(text)?.groups ?? {};
    if (name !== undefined && list !== undefined && !isOther.test(fold(name)))
      return language === 'tr' ? `${name} ekle: ${list}` : `add ${name}: ${list}`;
  }
  if (totals.test(folded)) return language === 'tr' ? 'istatistik ekranı ekle' : 'add a statistics screen';
  for (const pattern of additions) {
    const range = pattern.exec(folded)?.indices?.[1];
    if (range === undefined) continue;
    const part = text.slice(...range).trim();
    if (part === '' || isOther.test(fold(part))) return undefined;
    if (yesOrNo.test(part))
      return language === 'tr'
        ? `${part.replace(yesOrNo, '')} kutucuğu ekle`
        : `add ${part.replace(yesOrNo, '')} checkbox`;
    return language === 'tr' ? `${part} ekle` : `add ${withoutPlace(part)}`;
  }
  return undefined;
}
