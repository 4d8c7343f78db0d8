import { fold } from '../../../language/fold.ts';

/** A wish for a new kind of rows, in the words of the follow-up. */
export interface ListWish {
  /** What the rows are; undefined if only a choice is asked for. */
  readonly rows: string | undefined;
  /** Words that name its fields. */
  readonly details: string;
  /** A choice among the rows in another form. */
  readonly choice?: {
    /** What is chosen; undefined for "choose one". */
    readonly what: string | undefined;
    /** Whose form it is in. */
    readonly owner: string;
  };
  /** "X listesi", "a list of Xs": nothing else can be meant. */
  readonly isExplicit: boolean;
}

const addTr =
  '(?:lazim|olsun|olsa(?: iyi| guzel)?(?: olur)?|ekle\\w*|gerek\\w*|istiyor\\w*|isterim|olustur\\w*|yap\\w*|koy\\w*|ac\\w*|tut\\w*|hazirla\\w*|olmali)';
const shownTr = '(?:ekran|sayfa|sekme|liste|bolum|menu)\\w*';
const fill = '(?:bir |bi |ayri |yeni |kendi |baska |ayrica |de |da |ozel )*';

interface Pattern {
  readonly pattern: RegExp;
  readonly isExplicit: boolean;
}

const explicit = (source: string): Pattern => ({ pattern: new RegExp(source, 'd'), isExplicit: true });
const likely = (source: string): Pattern => ({ pattern: new RegExp(source, 'd'), isExplicit: false });

// On folded text; the first group is what the rows are, the second names its fields.
const turkish: readonly Pattern[] = [
  explicit(
    `^${fill}(.+?) (?:listesi|listeleri|rehberi|kayitlari)(?:ni)? ${fill}${addTr}(?: da| de)?(?:[,:]? (.+))?$`,
  ),
  explicit(
    `^(.+?l[ae]r(?:i|im|imiz)?) (?:icin )?${fill}(?:ayri|kendi|baska) ${fill}${shownTr} ?(?:\\w+da |\\w+de )?${addTr}$`,
  ),
  explicit(
    `^${fill}(.+?) (?:diye|adinda|isminde|adli) ${fill}(?:ekran|sayfa|sekme|liste|bolum)\\w* ${fill}(?:daha )?${addTr}(?:[,:]? (.+))?$`,
  ),
  explicit(`^${fill}(.+?l[ae]r) ${fill}(?:ayri|ayrica|kendi) ${fill}(?:liste|ekran|sayfa|sekme)$`),
  explicit(`^(.+?) icin ${fill}${shownTr} ${fill}${addTr}(?:[,:]? (.+))?$`),
  explicit(`^(.+?) icin ${fill}(?:ayri|ayrica|yeni) ${fill}${shownTr}$`),
  // "veteriner masrafları ayrı bi yerde tutulsun (tarih, masraf, tutar)", "gezi masraflarını da ayrı bir bölümde görmek istiyoruz; kalem, tutar".
  explicit(
    `^${fill}(.+?l[ae]r(?:i|imi|imizi|ini)?) (?:de |da )?(?:ayri|ayrica|baska) (?:bir |bi )?(?:yer|bolum|sayfa|ekran|liste|sekme)\\w*(?: da| de)? (?:tut|gor|yaz|kaydet|kaydede|takip|dur|ol|sakla)\\w*(?: (?:ed|et)\\w*)?(?: \\w*(?:istiyor|lazim|gerek|ister)\\w*)? ?[,:;(-]+ ?(.+?)\\)?$`,
  ),
  // "ayrı bir yerde maçları da tutalım: rakip, tarih, skor".
  explicit(
    `^${fill}(?:ayri|baska) (?:bir |bi )?(?:yer|bolum|sayfa|ekran|liste|sekme)\\w* (.+?l[ae]r(?:i|imi|imizi|ini)?)(?: da| de)? (?:tut|gor|yaz|kaydet|kaydede|takip|dur|sakla)\\w*(?: (?:ed|et)\\w*)?(?: \\w*(?:istiyor|lazim|gerek|ister)\\w*)? ?[,:;(-]+ ?(.+?)\\)?$`,
  ),
  // "sahiplenmek isteyenler diye ikinci liste lazım ad soyad, telefon", "ikinci bir liste istiyorum: denediğim ilaçlar. ilaç adı, yan etki".
  explicit(
    `^(?:birde |bir de |bi de |bide |ayrica )?(.+?) (?:diye|adinda|isminde|adli|icin) (?:bir |bi )?(?:ikinci|ayri|yeni|baska) (?:bir |bi )?(?:liste|sayfa|ekran|sekme|bolum)\\w* ${addTr}[,:;(-]* ?(.+?)\\)?$`,
  ),
  explicit(
    `^(?:birde |bir de |bi de |bide |ayrica )?(?:ikinci|ayri|yeni|baska) (?:bir |bi )?(?:liste|sayfa|ekran|sekme|bolum)\\w* ${addTr} ?[:,-] ?([^.:,]+?)[.:;] ?(.+?)$`,
  ),
  explicit(`^${fill}(.+?l[ae]r) (?:ekrani|sayfasi|sekmesi|bolumu)(?:ni)? ${fill}${addTr}$`),
  explicit(
    `^(.+?l[ae]r(?:i|imi|imizi|ini)?) (?:de |da )?(?:ayri|ayrica) (?:bir |bi )?(?:yerde )?(?:takip (?:ed|et)\\w*|listele\\w*|kaydet\\w*|kaydede\\w*|tutal\\w*|yazal\\w*|tutay\\w*)(?: \\w*(?:istiyor|lazim|gerek)\\w*)?$`,
  ),
  likely(
    `^${fill}(.+?l[ae]r(?:i|imi|imizi|ini)?) ${fill}(?:takip (?:ed|et)\\w*|listele\\w*|yonet\\w*|kaydet\\w*|kaydede\\w*|tutal\\w*|tutabil\\w*)(?: \\w*(?:istiyor|lazim|gerek)\\w*)?$`,
  ),
];

const wantEn =
  '(?:(?:i|we) )?(?:also )?(?:add|make|create|include|need|want|have|like|give (?:me|us)|put|get|set up)(?: to have)?';
const english: readonly Pattern[] = [
  // "separate list for the fabric stash: fabric, metres", "a separate page for fixtures, who we play and when".
  explicit(
    `^(?:${wantEn} |(?:can|could) (?:we|i) (?:have|get) )?(?:an? |another |one )?(?:separate|second|extra|other|new|own) (?:list|screen|page|tab|section)(?: just)? (?:for|with|of) (?:my |our |the |all |any )?([a-z]+(?: [a-z]+)?)(?: (?:that|which|who|i|we) [^:,.;(]{2,30}?)?(?: ?[:;(–-] ?| with |, (?!so |to |because |and ))(.+?)\\)?$`,
  ),
  // "batteries need their own tab because two of them swelled up. label, charge cycles, purchase date".
  explicit(
    '^(?:the |my |our )?([a-z]+s) (?:should|must|need to|need|could|can|get|go) (?:have |be |get |go |live )?(?:on |in |as )?(?:their|its|an?) (?:own|separate|extra) (?:list|screen|page|tab|section|place)(?: (?:because|cause|cos|as|since|so) [^.:]*)?(?:[.:;(–-]+ ?| with |, )(.+?)\\)?$',
  ),
  explicit(
    `^(?:${wantEn} )?(?:also )?(?:an? |the |another |my )?(?:new |separate )?list (?:of|for) (?:my |our |the |all )?(.+?)(?:,? (?:with|including) (.+))?$`,
  ),
  explicit(
    `^${wantEn} (?:also )?(?:an? |the |another |my |our )(?:new |separate )?(.+?) list(?: (?:tab|screen|page))?(?: for (?:the |my |our )?\\w+(?: \\w+)?)?(?:,? with (.+))?$`,
  ),
  // "add races list with date, place", "kids list w names".
  explicit(
    `^(?:${wantEn} )?(?:also )?(?!to |the |an? |my |shopping )(\\w+(?: \\w+)?) list(?: (?:tab|screen|page))?,? (?:with|w|w/|including|has|having) (.+)$`,
  ),
  explicit(
    `^(?:add|make|create|need|i need|we need) (?!to |the |an? |my |shopping )(\\w+s) list:? (\\w+(?: \\w+)+)$`,
  ),
  explicit(
    `^(?:add|make|create|need|i need|we need) (?!to |the |an? |my |shopping )(supplier|staff|customer|client|driver|vendor|member|student|employee|worker)s? list$`,
  ),
  explicit(
    '^(?:the )?(.+?s) (?:should|must|need to|need|could|can|get|go) (?:have |be |get |go |live )?(?:on |in |as )?(?:their|its|an?) (?:own|separate|extra) (?:list|screen|page|tab|section|place)$',
  ),
  explicit(
    `^(?:${wantEn} )?(?:an? )?(?:separate |own |extra |new )(?:list|screen|page|tab|section) (?:for|with|of) (?:my |our |the |all )?(.+?s)(?:,? with (.+))?$`,
  ),
  explicit(
    `^(?:${wantEn} )?(?:an?|another|one|one more) (?:more )?(?:list|screen|page|tab|section) (?:for|with|of) (?:my |our |the |all )?(.+?s)(?:(?:,? with |, (?!so |to |where |because |and ))(.+))?$`,
  ),
  likely(
    '^(?:(?:i|we) )?(?:also )?(?:(?:need|want|would like|d like|have|should) (?:to )?)?(?:also )?(?:track|keep track of|manage|keep|store|follow) (?:of )?(?:my |our |the |all )?(.+?)(?: as well)?(?:,? with (.+))?$',
  ),
  likely(`^${wantEn} (?:my |our |the |some |all )?(.+?s)(?: as well)?,? with (?:an? |the |their )?(.+)$`),
];

/** "siparişe kurye seçilsin", "ürünlerde seçilsin", "choose a garage for every entry", "orders should have a driver". */
const chooseTr =
  '(?:secilsin|secilebilsin|sec[ei]y\\w*|secel\\w*|secebil\\w*|atansin|atanabilsin|atay\\w*|atayabil\\w*|belirlensin|secilmeli)';
const turkishChoice = new RegExp(
  `(?:^|[, ]+(?:ve )?)((?!liste |ekle |koy )\\S*?[^\\s,](?:[ae]|[dt][ae])) (?:(?:da |de )?(?:bir |bi )?((?!.*\\bm[iu]\\b)\\S+(?: \\S+)?) )?(?:da |de )?${chooseTr}$`,
  'd',
);
const turkishChoiceFirst = new RegExp(
  `(?:^|[, ]+(?:ve )?)(?:bir |bi )?(\\S+) ${chooseTr} (\\S*[^\\s,](?:[ae]|[dt][ae]))$`,
  'd',
);
const noun = '(?!(?:the|an?|one|it|them|from)\\b)(\\w+(?: (?!for\\b|on\\b|in\\b|to\\b|with\\b)\\w+)?)';
const pickEn = '(?:choose|pick|select|assign|set)';
const each = '(?:each|every|an?|the|all|my|our)';
const englishChoice = new RegExp(
  `(?:^|[,.;]? (?:and |so )*)(?:(?:so )?(?:that )?(?:let me|let us|i|we|i d like to|(?:i|we) (?:need|want|have|should be able) to|(?:i|we) can|can i) )?${pickEn} (?:(?:an?|the|which|one of the|from the) )?(?:${noun}|one|it|them|from them) (?:for|on|in|to|with|per) ${each} (.+?)$`,
  'd',
);
const englishOwner = new RegExp(
  `(?:^|[,.;]? (?:and |so )*)(?:(?:each|every|all) )?(\\w+(?: \\w+)?) (?:should|must|can|needs to|has to|have to|could) (?:have|get|show|be given) (?:an?|one|the|its|their) ${noun}$`,
  'd',
);

/** "products pick a supplier", "let me pick who does the groom". */
const englishPick = new RegExp(
  `(?:^|[,.;]? (?:and |so )*)(?:each |every |all |the )?(\\w+) (?:can |should )?(?:pick|picks|choose|chooses|select|selects) (?:an?|one|the|their|its) ${noun}$`,
  'd',
);
const englishWho =
  /(?:^|[,.;]? (?:and |so )*)(?:let me|let us|i want to|i need to|i can|so i can|we can) (?:pick|choose|select|assign) (?:who|which one|which)(?: \w+){1,3} (?:the|each|every|an?) (\w+)$/d;
/** "hangi ayakkabıyla koştum seçeyim": the choice is in the form that the app is about. */
const turkishWhich = new RegExp(`(?:^|[, ]+(?:ve )?)hangi (\\S+?) (?:\\S+ ){0,3}${chooseTr}$`, 'd');

const slice = (text: string, range: readonly [number, number] | undefined): string =>
  range === undefined ? '' : text.slice(range[0], range[1]).trim();

/** The rows that the app is about. */
export const ownRows = '*';

interface FoundChoice {
  readonly start: number;
  readonly what: string;
  readonly owner: string;
}

function findChoice(text: string, folded: string): FoundChoice | undefined {
  const read = (pattern: RegExp, what: number, owner: number): FoundChoice | undefined => {
    const found = pattern.exec(folded)?.indices;
    return found?.[0] === undefined
      ? undefined
      : { start: found[0][0], what: slice(text, found[what]), owner: slice(text, found[owner]) };
  };
  return (
    readWhich(folded) ??
    read(turkishChoice, 2, 1) ??
    read(turkishChoiceFirst, 1, 2) ??
    read(englishChoice, 1, 2) ??
    read(englishOwner, 2, 1) ??
    read(englishPick, 2, 1) ??
    readWho(text, folded)
  );
}

function readWho(text: string, folded: string): FoundChoice | undefined {
  const found = englishWho.exec(folded)?.indices;
  return found?.[0] && { start: found[0][0], what: '', owner: slice(text, found[1]) };
}

function readWhich(folded: string): FoundChoice | undefined {
  const found = turkishWhich.exec(folded)?.indices;
  return found?.[0] && { start: found[0][0], what: '', owner: ownRows };
}

/** "rakip ve skor yazalım": the fields without their verb. */
const tail =
  /[,;]?\s+(?:yazal\p{L}+|yazay\p{L}+|tutal\p{L}+|girel\p{L}+|olsun|olacak|lazım|lazim|yazsın|yazsin|yazılsın|yazilsin|tutulsun|please|too|thanks|thank you|(?:çok )?teşekkürler|tesekkurler|teşekkür ederim|lütfen|lutfen|ta|cheers)[\s.!]*$/iu;

/** "kalem, tutar olsun, teşekkürler": the fields without all words that follow them. */
function withoutTail(details: string): string {
  let rest = details;
  for (let cut = rest.replace(tail, ''); cut !== rest; cut = rest.replace(tail, '')) rest = cut;
  return rest;
}

const relative =
  / (?:that |which )?(?:(?:i|we) (?:own|have|use|buy|sell|need|like|know|work with)|(?:i|we|they|you|people|everyone) (?:can|could|all|should|will) (?:\w+ ?){1,2})$/i;

function findRows(text: string): Omit<ListWish, 'choice'> | undefined {
  const trimmed = text.replace(/[\s.,;!]+$/u, '').replace(/^[\s.,;!]+/u, '');
  const folded = fold(trimmed);
  // "seeds i own".
  for (const { pattern, isExplicit } of [...turkish, ...english]) {
    const found = pattern.exec(folded)?.indices;
    if (found?.[1] !== undefined)
      return {
        rows: slice(trimmed, found[1]).replace(relative, ''),
        details: withoutTail(slice(trimmed, found[2])),
        isExplicit,
      };
  }
  return undefined;
}

/** "add garages": what is added before a choice is a list, because the choice is among its rows. */
const added =
  /^(?:(?:i |we )?(?:also )?(?:add|need|want|include|create|have) )?(?:some |the |my |our |an? )?(\w+(?: \w+)?)$/d;
const addedTr = new RegExp(`^${fill}(\\S+(?: \\S+)?) ${addTr}$`, 'd');

/** Reads a wish for a new kind of rows, or for a choice among rows in the form of others. */
export function readListWish(written: string): ListWish | undefined {
  const text = written.replace(/[\s.!]+$/u, '');
  const folded = fold(text);
  const choice = findChoice(text, folded);
  if (choice === undefined || choice.owner === '') return findRows(text);
  const { owner } = choice;
  const what = choice.what === '' ? undefined : choice.what;
  const before = text
    .slice(0, choice.start)
    .replace(/(?:[\s,.;]|\b(?:and|so|ve)\b)+$/iu, '')
    .trim();
  if (before === '')
    return what === undefined
      ? undefined
      : { rows: undefined, details: '', choice: { what, owner }, isExplicit: false };
  const rows = findRows(before);
  if (rows !== undefined) return { ...rows, isExplicit: true, choice: { what, owner } };
  const range = (addedTr.exec(fold(before)) ?? added.exec(fold(before)))?.indices?.[1];
  return range === undefined
    ? undefined
    : { rows: slice(before, range), details: '', choice: { what, owner }, isExplicit: true };
}
