/** Words of a follow-up that stand for what the message before it changed, on folded text. */

const thingTr = '(?:alan|kutu|secenek|sekme|ekran|sayfa|liste|sey|kisim|bolum)';
const endingTr = '(?:[iu]?n?[iu]n|[yn]?[iu]|[yn]?[ae]|)';

/** "son eklediğin alanın", "az önce eklediğini", "yeni alanı". */
const namedTr = new RegExp(
  `(?<![\\p{L}])(?:(?:en )?son|az once|demin|simdi|yeni) (?:ekle|koy|yap|degistir)(?:dig|dug)[iu]n(?:[iu]z)?(?: ${thingTr}${endingTr}|[iu](?:n[iu])?)?(?![\\p{L}])|(?<![\\p{L}])(?:yeni|son|bu|o|su) (?:alan|secenek|sekme|ekran|sayfa|liste)${endingTr}(?![\\p{L}])|(?<![\\p{L}])(?:en )?sonuncu(?:su)?(?:n?[iu](?:n)?|yu)?(?![\\p{L}])`,
  'du',
);
/** "onu", "bunun": one that stands for a part. */
const pronounTr =
  /(?<![\p{L}])(?:onu|bunu|sunu|onun|bunun|sunun|bu|o|su)(?= )(?! ?(?:uygulama|renk|tema|yazi))(?![\p{L}])/du;
const namedEn =
  /\b(?:the|that) (?:(?:last|new|latest|newest) )?(?:field|tab|option|choice|list|screen|page|thing|one|part)?(?: that| which)? ?(?:you|u|i|we)(?: have|'ve|’ve)? (?:just )?(?:added|made|created|put in|changed)|\b(?:the|that|this) (?:last|new|latest|newest) (?:one|field|tab|option|choice|list|screen|page|thing)\b|\b(?:that|this) (?:one|field|tab|option|choice|list|screen|page|thing)\b/d;
const pronounEn = /\b(?:it|that|this)\b/d;

/** Where a text refers back; the more specific words first. */
export function findReference(
  folded: string,
  language: 'tr' | 'en',
): { readonly from: number; readonly to: number; readonly isOwner: boolean } | undefined {
  const patterns = language === 'tr' ? [namedTr, pronounTr] : [namedEn, pronounEn];
  for (const pattern of patterns) {
    const range = pattern.exec(folded)?.indices?.[0];
    if (range === undefined) continue;
    const [from, to] = range;
    return { from, to, isOwner: /n[iu]n$/.test(folded.slice(from, to)) };
  }
  return undefined;
}

/** "zorunlu olsun", "birimi yüzde olsun", "adı X olsun": a wish without its object. */
export const withoutObject =
  /^(?:zorunlu|mecburi|sart|opsiyonel|istege bagli|required|optional|mandatory)\b|^(?:(?:yeni )?(?:adi|ismi|birimi|varsayilani|ilk degeri|etiketi|secenekleri|turu|tipi)(?:ni)?) /;

/** Words of hesitation or correction before a wish: "yok", "hayır", "no actually". */
export const hesitation =
  /^(?:(?:yok|yo|hayir|pardon|ay|ya|aa?|off?|tamam|peki|ama|simdi|aslinda|dur|bence|no|nope|nah|wait|actually|hmm+|oh|ok|okay|sorry|oops|well|but|also|and|then|now|to make it clear|i meant|i mean|demek istedigim|yani)(?=[\s,.!:-])[\s,.!:-]*)+/;

/** "müşterilere de aynısını ekle", "same for customers". */
export const sameElsewhere: readonly RegExp[] = [
  /^(?:(?:bir de|bi de|ayrica|ve) )?(?:bunun |onun )?(?:aynisini|aynisindan|ayni alani|ayni seyi|bunu|onu|bu alani) (.+?[ae])(?: icin)?(?: de| da)? (?:ekle|koy|yap|uygula|olsun|lazim)\S*$/d,
  /^(?:(?:bir de|bi de|ayrica|ve) )?(.+?[ae])(?: icin)?(?: de| da)? (?:aynisini|aynisindan|ayni alani|ayni seyi|bunu|onu|bu alani)(?: da| de)?(?: (?:ekle|koy|yap|uygula|olsun|lazim)\S*)?$/d,
  /^(.+?l[ae]r[ae]) (?:de|da)(?: (?:ekle|koy|olsun)\S*)?$/d,
  /^(?:and )?(?:do )?(?:the )?same (?:thing |field )?(?:for|to|on|in|with) (?:the )?(.+?)(?: too| as well| please)*$/d,
  /^(?:and )?(?:do|add|put|have) (?:it|that|this|the same(?: thing| field)?) (?:for|to|on|in) (?:the )?(.+?)(?: too| as well| also| please)*$/d,
  /^(?:and )?(?:for|to|on) (?:the )?(.+?) (?:too|as well|also)$/d,
];

/** "i meant to donations", "müşterilere değil siparişlere": where it should have been added. */
export const elsewhereInstead: readonly RegExp[] = [
  /^(?:.{0,40}?[\s,.!:-])?(?:i meant|i mean|meant|it belongs|belongs|it should (?:be|go|have been|have gone)|should (?:be|go|have been|have gone)|it was (?:meant|supposed to be)|put it|move it|wanted it)(?: added)? (?:to|for|on|in|into|with|under) (?:the )?(.+?)$/d,
  /^(?:not|no,? not) (?:to|for|on|in) .+?,? (?:to|for|on|in) (?:the )?(.+?)$/d,
  /^\S+[ae] degil,? (.+?[ae])(?: (?:ekle|olsun|koy|olacakti|olacak)\S*)?$/d,
  /^(?:yanlis yer(?:e)?,? |yanlis,? )?(.+?[ae]) (?:olacakti|ekleyecektin|ekle demistim|demistim|demek istedim|ait|tasi)\S*$/d,
];

/** "onu değil yeri sil", "not that one, the date": another part was meant. */
export const otherMeant: readonly RegExp[] = [
  /^(?:onu|bunu|o|bu|sunu) degil,? (.+)$/d,
  /^(?:no,? )?not (?:that|it|this|that one|this one|them),? (?:but )?(?:i meant )?(.+)$/d,
  /^(?:wrong one|wrong field|yanlis olani? sildin|yanlis oldu)[,.!]? (.+)$/d,
];

/** "not pulse, the context one": another part than the one that was named. */
export const namedInstead =
  /^(?:no,? )?(?:i said )?not (?:the )?(?<wrong>[^,]{2,30}?),? (?:but )?(?:i meant |i mean )?(?:the )(?<right>[^,]{2,40}?)(?: one)?$/d;
export const namedInsteadTr = /^(?<wrong>\S+(?: \S+)?) degil,? (?<right>.{2,40})$/d;

/** "yok kalsın", "no, keep it": the last change should not have been. */
export const keepsIt =
  /^(?:(?:\S+ ){0,3}(?:kalsin|dursun)|vazgectim.*|silme(?:yelim)?|kaldirma(?:yalim)?|geri (?:getir|koy|ekle)\S*|(?:(?:let s |please |i ll |we ll )?(?:keep|leave|restore) (?:it|that|them|this)|(?:bring|put) (?:it|that|them|this) back)(?: (?:there|as it was|as it is|like it was|in))?)$/;

/** "bir de polisiye", "and braces", "11-B yi de": one more of the same. */
export const oneMore: readonly RegExp[] = [
  /^(?:bir de|bi de|birde|bide|ayrica|ve|and|also|oh and|plus|and also) (?:an? |the |bir )?(.+?)(?: (?:de|da|too|as well|also|please|ekle|ekleyelim|koy|olsun|lazim))*$/d,
  /^(?:add )?(.+?)(?: ?[yn]?[iu])? (?:de|da|too|as well)(?: (?:ekle|ekleyelim|koy|olsun|please))?$/d,
];
