import { fold } from '@kilim/composer';

/** What a request says about the places that it concerns, folded. */
export interface RequestScope {
  /** The request without the clauses that exclude something. */
  readonly wanted: string;
  /** The clauses that exclude something: "don't touch the settings screen". */
  readonly excluded: string;
  /** Everything that was not named is excluded: "only", "nothing else". */
  readonly isOnly: boolean;
  /** Concerns every file: all screens, an error whose cause is unknown, another language. */
  readonly isBroad: boolean;
  /** Concerns the look of the app unless it names a place. */
  readonly isAboutLook: boolean;
  /** Of the look, only colours and fonts. */
  readonly isAboutColour: boolean;
  /** Says something of sizes, spaces, places, visibility or the look in general. */
  readonly mentionsLook: boolean;
  /** Excludes the look. */
  readonly excludesLook: boolean;
}

const charactersRead = 20_000;

const exclusion =
  /\b(?:dokunma(?:yin|dan|yalim)?|elleme(?:yin|den)?|degistirme(?:yin|den)?|bozma(?:yin|dan)?|karistirma(?:yin|dan)?|oldugu gibi (?:kal|birak)\w*|ayni kal\w*|degismesin|bozulmasin|do(?: not|n'?t) (?:touch|change|edit|modify|alter|break|update)|(?:without|not|no) (?:touching|changing|editing|modifying|breaking)|leave\b.{1,60}\b(?:alone|untouched|unchanged|as (?:it|they) (?:is|are))|keep\b.{1,60}\b(?:untouched|unchanged|as (?:it|they) (?:is|are))|(?:stays?|remains?) (?:the same|untouched|unchanged|as (?:it|they) (?:is|are)))(?![\p{L}])/u;
const nothingElse =
  /\b(?:baska (?:hicbir|bir|hic|yer|sey|dosya)\w*|diger(?:ler)?\w*|gerisi\w*|kalan\w*|(?:nothing|anything|everything) else|other (?:files?|screens?|pages?|parts?)|the rest|others)\b/u;
const only = /\b(?:sadece|yalnizca|yalniz|only)\b/u;
const parts =
  '(?:ekran|sayfa|metin|yazi|baslik|dugme|buton|etiket|ikon|simge|kart|liste|renk|font|dosya|bilesen|uygulama|yer|sey|alan|form|bolum|screens?|pages?|views?|texts?|titles?|headings?|buttons?|labels?|icons?|cards?|lists?|colou?rs|fonts?|files?|components?|apps?|inputs?|forms?|places?|parts?|sections?|of it|of them|over)';
/** "All" of the data, such as all bookings, is no part of the app. */
const broad = new RegExp(
  String.raw`\b(?:(?:tum|butun|her|all|every|each)(?: (?:the|of|my|our|bu|\p{L}+deki|\p{L}+daki))* ${parts}|herkes|hepsi\w*|genelinde|bastan|cevir\w*|tercume|everywhere|everything|whole|entire|throughout|across|translate\w*|refactor\w*|hata\w*|cokuyor|calismiyor|acilmiyor|bozuk|errors?|crash\w*|broken|bugs?|exception|(?:does|do|is|are)(?:n't| not) work\w*|undefined|\w+error)`,
  'u',
);
const look =
  /\b(?:tema\w*|renk\w*|reng\w*|gorunum\w*|gorunus\w*|tasarim\w*|koyu|karanlik|acik mod|yazi tip\w*|font\w*|stil\w*|modern|guzel\w*|themes?|colou?rs?|designs?|dark|light mode|styles?|styling|look|beautiful|prettier|nicer|gri(?!d)\w*|soluk|silik|kontrast\w*|okunm[ua]yo\w*|okunaksiz|gr[ae]y\w*|faded|pale|contrast|unreadable|illegible)\b/u;
const colour =
  /\b(?:renk\w*|reng\w*|tema\w*|koyu|karanlik|acik mod|yazi tip\w*|font\w*|themes?|colou?rs?|dark|light mode|gri(?!d)\w*|soluk|silik|kontrast\w*|okunm[ua]yo\w*|okunaksiz|gr[ae]y\w*|faded|pale|contrast|unreadable|illegible)\b/u;
const taste =
  /\b(?:gorunum\w*|gorunus\w*|tasarim\w*|modern|guzel\w*|designs?|look|beautiful|prettier|nicer)\b/u;
/** Words after which a value of a style may be what was asked for. Beginnings of words. */
const layout =
  /\b(?:buyu|kucu|genis|daral|dar\b|yuksek|yukari|asagi|alcak|kalin|ince|boslu|aralik|arasi|kenar|hiza|orta|sag|sol|ust|alt|yuvarlak|kose|golge|cercev|cizgi|saydam|opak|seffaf|gorunm|gozukm|sigm|tasi|tasm|kesil|kaydir|yakin|uzak|sikis|ferah|sade|uzat|kisal|konum|sutun|izgara|yan yana|boyut|olcu|piksel|px|punto|cirkin|duzen|temiz|bigger|big|small|large|wide|narrow|tall|short|bold|thin|thick|spac|gap|padding|margin|align|cent|left|right|top|bottom|round|corner|shadow|border|transparen|opacity|visib|invisib|fit|overflow|cut|scroll|overlap|clos|far|tight|loose|size|height|width|low|high|position|column|grid|layout|ugly|clean|neat|nice|responsiv|tablet|landscape|simpl|friendl|warm|feel|dark|light|koyu|acik|orange|red\b|blue|green|yellow|purple|pink|black|white|turuncu|kirmizi|mavi|yesil|sari\b|mor\b|pembe|siyah|beyaz)/u;

/** Ends of clauses. A dot within a path or a number ends none. */
const clauseEnds =
  /[;!?\n]+|[.,](?=\s|$)|\s(?:ama|fakat|ancak|but|however)\s|\s(?:ve|and)\s(?=(?:do not|don'?t|leave|keep)\s|\S+ (?:\S+ )?dokunma)|(?<=\b(?:dokunmadan|ellemeden|degistirmeden|bozmadan|karistirmadan))\s|\s(?=just\s)|\s(?=without (?:touching|changing|editing|modifying|breaking)\b)/u;

/** Reads which places a request names, and which it excludes. Turkish and English. */
export function readRequest(request: string): RequestScope {
  const clauses = fold(request.slice(0, charactersRead)).split(clauseEnds);
  const excluded = clauses.filter((clause) => exclusion.test(clause));
  const wanted = clauses.filter((clause) => !exclusion.test(clause)).join(' . ');
  return {
    wanted,
    excluded: excluded.filter((clause) => !nothingElse.test(clause)).join(' . '),
    isOnly: only.test(wanted) || excluded.some((clause) => nothingElse.test(clause)),
    isBroad: broad.test(wanted),
    isAboutLook: look.test(wanted),
    isAboutColour: colour.test(wanted) && !taste.test(wanted),
    mentionsLook: look.test(wanted) || layout.test(wanted),
    excludesLook: excluded.some((clause) => look.test(clause)),
  };
}
