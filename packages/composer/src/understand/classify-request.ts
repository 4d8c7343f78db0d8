import { fold } from '../language/fold.ts';
import { tokenize } from '../language/tokens.ts';
import type { RefusalReason, TalkTopic } from './understanding.ts';
import { englishAppWords } from './words/english-words.ts';
import { turkishAppWords } from './words/turkish-words.ts';
import { wordSet } from './words/word-list.ts';

// Patterns on folded text. Gaps are limited, so that no text takes more than linear time.
const refusals: readonly (readonly [RefusalReason, RegExp])[] = [
  [
    'deception',
    /\b(?:phishing|oltalama|keylogger|ransomware|malware|virus (?:yap|yaz)\w*|dolandir(?!icilik|ilm|ild|ici\w* (?:cok|var|dolu))\w*)\b|\b(?:sahte|fake)\b[^.\n]{0,40}\b(?:banka|bank|e ?devlet|giris|login|paypal|instagram|kimlik|dekont|fatura|id card)|\b(?:sifre|hesap|kart bilgi)\w*[^.\n]{0,24}\b(?:cal(?:an|mak|sin|ma|dir\w*)?|hackle\w*|ele gecir\w*|kir(?:an|mak))\b|\b(?:steal|hack|harvest|grab|capture|phish)\w*\b[^.\n]{0,40}\b(?:password|credential|account|credit card|login|card number)|\bcollect\w*\b[^.\n]{0,12}\b(?:passwords|credentials|card numbers)/,
  ],
  [
    'surveillance',
    /\b(?:gizlice|habersiz|habersizce)\b[^.\n]{0,40}\b(?:takip|izle|dinle|kayd|kaydet|oku|gor|cek|konum|kamera|mesaj)\w*|\b(?:haberi olmadan|casus yazilim\w*|secretly|stalkerware|spyware|without (?:her|his|them|their|my \w{2,12}) know\w*|without (?:her|his|their) (?:knowledge|consent))\b|\b(?:spy|stalk|snoop)(?:ing|s)?\b[^.\n]{0,12}\bon\b|\b(?:spy|stalk)\w*\b[^.\n]{0,30}\b(?:wife|husband|girlfriend|boyfriend|partner|ex|phone|messages)\b|\b(?:esim|karim|kocam|sevgilim|kiz arkadasim|erkek arkadasim)\w*\b[^.\n]{0,30}\b(?:mesaj|konum|whatsapp|telefon)\w*[^.\n]{0,24}\b(?:oku|dinle|izle|takip|gor)\w*/,
  ],
  [
    'betting',
    /\b(?:bahis|iddaa|kumar|kumarhane|casino|sportsbook|betting|gambling|slot machine|rulet|(?<!russian )roulette)\b(?![^.\n]{0,30}\b(?:birak|quit|stop|addict|bagimli|play money|puanla|sanal))/,
  ],
  [
    'drugsAndWeapons',
    /\b(?:(?:uyusturucu|esrar|kokain|eroin|silah|tabanca|bomba|patlayici)\w{0,4}|drugs|cocaine|heroin|meth|weapons|guns|bombs|explosives)\b[^.\n]{0,30}\b(?:sat|satan|satmak|satis\w*|siparis\w*|sell\w*|order\w*|buy\w*|deal\w*|yapim\w*|making)\b|\b(?:sell|selling|buy|buying|order|deal|dealing|make|build)\b(?! (?:flash ?)?cards? for)[^.\n]{0,16}\b(?:illegal drugs|drugs|cocaine|heroin|meth|weapons|guns|bombs?|explosives)\b/,
  ],
  [
    'adult',
    /\b(?:porno\w*|porn|escorts?|eskort|hentai|xxx|nudes?|adult content|yetiskin icerik\w*|sex(?:ual)? content|seks\b\w*)/,
  ],
  [
    'violence',
    /\b(?:adam oldur\w*|insan oldur\w*|kill (?:people|someone|my (?:\w+ ){0,2}(?:wife|husband|boss|neighbou?rs?|mother|father|mom|mum|dad|brother|sister|son|daughter|child|children|kids?|teacher|friends?|girlfriend|boyfriend|partner|ex|roommate|flatmate|colleagues?|coworkers?|classmates?|family|parents?|landlord|enemy|enemies))\b|teror \w{0,12}plan\w*|how to commit suicide|intihar yontem\w*)/,
  ],
];
/** "ford escort", "patient transport: hospital, escort": people and cars that accompany others. */
const accompanies =
  /\bes[ck]ort\w*\b[^\n]{0,80}\b(?:load|police|polis|convoy|konvoy|patient|hasta|hospital|hastane|school|okul|mk ?\d|cosworth|restoration|restorasyon|engine)|\b(?:ford|vehicle|police|polis|patient|hasta|dialysis|diyaliz|medical|school|okul|load|convoy|konvoy)\b[^\n]{0,80}\bes[ck]ort/;
const isHired = /\b(?:girls?|ladies|agency|models?|massage|vip|kiz\w*|bayan\w*|ajans\w*)\b/;

/** The text without a word that is refused in another meaning only. */
const withoutCompanions = (folded: string): string =>
  accompanies.test(folded) && !isHired.test(folded) ? folded.replaceAll(/\bes[ck]ort\w*/g, ' ') : folded;

const harmless = /\b(?:birak|quit|addict|bagimlili|oyunu?|game|farkindalik|awareness|egitim)\w*/;

/** "bahis değil tahmin ligi": what the app is not. */
const denied = /\b(?:bahis|kumar|iddaa) degil\b|\b(?:not|no) (?:betting|gambling)\b/g;

export function findRefusal(prompt: string): RefusalReason | undefined {
  const folded = withoutCompanions(fold(prompt)).replaceAll(denied, ' ');
  const found = refusals.find(([, pattern]) => pattern.test(folded))?.[0];
  if (!found) return undefined;
  const canBeGame = found === 'drugsAndWeapons' || found === 'betting' || found === 'violence';
  return canBeGame && harmless.test(folded) && !/\b(?:real money|gercek para)/.test(folded)
    ? undefined
    : found;
}

const greetings = wordSet(`
  merhaba selam slm mrb meraba selamlar günaydın gunaydin iyi günler akşamlar geceler nasılsın naber nbr napıyorsun nasılsınız sa as
  selamun aleyküm hello hi hey hola yo there good morning evening afternoon how are you doing whats up sup hiya greetings dostum kanka
  hocam arkadaşım ya beyler abi bro friend everyone kolay gelsin hoş geldin
  test deneme testing ok tamam evet hayır yes no okay`);
const thanks = wordSet(
  'teşekkür teşekkürler ederim sağol sağolun eyvallah tşk tesekkur thanks thank you thx cheers süper güzel oldu eline sağlık harika great çok very much',
);

const injection =
  /\b(?:ignore|forget|disregard|override)\b[^.\n]{0,40}\b(?:instructions?|prompts?|rules|previous|above)\b|\b(?:onceki|yukaridaki|tum|butun)\b[^.\n]{0,24}\b(?:talimat|komut|kural)\w*[^.\n]{0,24}\b(?:unut|yok say|gormezden)|\bsystem prompt|\bsistem (?:promptu|mesaji)|\bjailbreak\b|\byou are now\b|\bact as (?:a|an) (?:unrestricted|evil)/;
const writing =
  /\b(?:siir|hikaye|masal|fikra|saka(?!l)|kompozisyon|makale|mektup|sarki sozu|dilekce|ozet|tweet|bilmece)(?!(?:l[ae]r)?[iu]m)\w{0,6}\b(?: \w+){0,4} (?:yaz|anlat|soyle|oku(?!l)|olustur)(?!ma\b|mak|mal[iu]k|malar|yuc|\w{0,3}[ae]ca[gk]|\w{0,2}[dt][iu]g|[iu]?[ln]s[iu]n|ay[iu]m|al[iu]m|ar[iu]m|ic[iu]|y?[iu]p\b|ar\b|arlar|i\b|ilar|\w{0,2}(?:[dt][iu][mk]?\b|yor))\w{0,6}\b|\b(?:write|tell|compose|give|read|recite)\b(?: \w+){0,3} (?:poem|story|joke|essay|song|haiku|letter|limerick|email|cv|riddle)\b|\b(?:translate|cevir) (?:this|sunu|bunu|the)\b|\bpara kazan\w*|\b(?:earn|make) money\b|\bget rich\b/;
const questionStart =
  /^(?:what|who|why|how|when|where|which|(?:is|are|do|does) (?:it|there|this|that|the|a|an|my|your|you|i|we|they)|can you (?!make|build|create|design|develop|give|do)|could you (?!make|build|create|design)|tell me|explain|kim|ne|neden|niye|niçin|nicin|nasil|nerede|kac|hangi|neler|sence|sen(?! (?:support|plan|pupils?|register|log|review|meetings?|kids|children|school|notes|targets?)\b)|bugun hava|hava (?:nasil|kac|yarin|bugun))\b/;
/** Questions that people want an app to answer for them every day. */
const wish =
  /^(?:who (?:paid|owes?|is coming|came|has|does)|kim (?:odedi|borclu|verdi|geldi|kime)|ne (?:yesem|pisirsem|giysem|izlesem|yapsam|pisireyim)|bugun ne (?:yesem|pisirsem|giysem)|what (?:to|should i|shall i) (?:cook|wear|eat|watch)|which \w{2,20} (?:has|have|is|are|needs?|day|goes|go|comes?|went|gets?|runs?)|kac (?:kalori|adim|litre|kilo|gun|saat|gram|porsiyon|su)\w{0,3} (?:\w{2,16} ){0,2}(?:\w{2,12}[aeiu]r[iu]m|\w{2,12}m[ae]l[iu]y[iu]m|gerek\w{0,6}|lazim|yeter))\b[^?]{0,60}$/;
/** "who is bringing what to the potluck", "what time should everyone arrive, crew call sheet": a heading or a second phrase. */
const heading =
  /^who(?: is|s| s)? \w{3,}ing (?:what|which|the)\b|^(?:what|when|who|how|kim|ne|hangi|nerede)\b[^?,]{8,60}, (?!please|pls|thanks|lutfen)\w{3,} \w{3,}|^how (?:many|much) \w{3,16} of \w{3,16}$|^(?:which|who|what)\b[^?]{4,50} (?:which|what|when)\b|^(?:who|what|when|where|how)\b[^?]{8,60} and (?:who|what|when|where|how|which)\b|^(?:kac|kim|kimler|hangi)\b[^?]{6,60}(?:[dt][iu])(?: (?!m[iu]\b)\w{3,}){2,}$/;
/** What people ask an app about their own things: "when did i last water my plants", "kaç kutu boya gider". */
const ownQuestion =
  /^(?:tell me )?(?:when|where|which|who|what|how (?:many|much|long|often|far))\b[^?]{0,60}\b(?:did i|do i|have i|i (?:last|have|had|did|made|need)|my|our|we|me|us)\b(?![^?]{0,40}\b(?:life|love|meaning)\b)|^how (?:many|much) (?:of )?(?:the )?\w{2,16} (?:i|we) \w{2,}|^who(?:(?:'| )?s)? (?:still |else |not )?(?:owes?|paid|has|had|brings?|bringing|coming|got|took|borrowed)\b|^how (?:many|much) \w{2,16} (?:of \w{2,16} )?(?:for|per|to|needed|left)\b|^(?:en son )?(?:kim|ne zaman|nerede|nereye|kac|hangi)\b[^?]{0,60}(?:[dt][iu](?:m|k)\b|\b(?:gider|lazim|gerek\w{0,4}|yeter|gorun\w{0,6})\b)/;
/** "where I parked the boat each night", "how many eggs each hen laid", "how to guides for our au pair": a heading in the order of a statement. */
const statement =
  /^(?:(?:where|what|when|who|which \w{2,20}|how (?:many|much) \w{2,20}) (?:i|we|each|every|everyone|(?:my|our) \w{2,20}) (?!can|could|should|would|may|might|must|do|does|did|am|is|are|was|were|have|has|need)\w{2,}|how[ -]to[ -](?:guides?|videos?|notes?|cards?|manuals?|pages?|instructions?)\b|what ?(?:'?s|is)? (?:all )?(?:in|on|inside) (?:the|my|our|each|which) (?:\w+ ){0,2}(?:freezer|fridge|pantry|cupboard|box|boxes|drawers?|attic|loft|garage|shed|cellar|wardrobe|storage|cabinet|lockers?|basement|larder|shelf|shelves)\b)[^?]*$/;
const questionParticle =
  /\b(?:nedir|kimdir|ne demek|kac (?:kisi|para|lira|yil|tane)|misin|musun|nasil|neden|mi|mu)\W*\?*$/;
const buildWords =
  /\b(?:app|application|website|uygulama\w*|program\w*|sistem\w*|yap\w*|olustur\w*|tasarla\w*|gelistir\w*|istiyor\w*|lazim|make|build|create|design|develop|need|want|track\w*|takip\w*|oyun\w*|yarisma\w*|quiz\w*|tarzi\w*|game|picker|generator|calculator|tracker|planner|timer|hesapla\w*|liste\w*|spin(?:ning)? (?:the |a )?wheel|wheel spin\w*|spin it|spinner|random (?:picker|name|number)|trivia|flash ?cards?|votes?|voting|polls?|oylama\w*|anket\w*|rota|roster|cark\w*|rastgele (?:sec|cek)\w*|(?:say|goster|yaz|tut|hatirlat|sec|cevir)s[iu]n|geri sayim|sayac\w*|zamanlayici|kronometre|countdown|timer|counter)\b|^[^?]*\b\w{2,12}(?:[ae]y[iu]m|[ae]l[iu]m)$/;

/** Texts of so many words tell of something that an app shall record, unless they begin with a request or a question. */
const storyWords = 25;
/** Letters after which "hikaye yaz" and "dilekçe yazıp" are parts of a story. */
const beginning = 120;
/** "how do i remember which plants get water?? name, room, last watered": what is written down stands after the question. */
function listsParts(text: string): boolean {
  const rest = text.slice(Math.max(text.lastIndexOf('?'), text.indexOf(':')) + 1);
  return rest.length < text.length && rest.split(',').filter((part) => /\w{2}/.test(part)).length > 2;
}

const asksForText =
  /^(?:(?:please|lutfen|can you|could you|bana|bize) )*(?:write|tell|compose|give|recite|bana|bize)\b/;

const allIn = (words: readonly string[], set: ReadonlySet<string>): boolean =>
  words.length > 0 && words.every((word) => set.has(word));

const mash =
  /asdf|qwer|zxcv|hjkl|sdfg|dfgh|fghj|(.)\1{3}|[bcdfghjklmnpqrstvwxz]{5}|^[bcdfghjklmnpqrstvwxyz]{4,}$|^(.{2,3})\2{2,}$/;
const consonantWords =
  /^(?:html|http|pdf|sms|gps|rss|vpn|crm|cv|tv|ph|bmw|qr|mp3|nfc|xml|kpss|tyt|ayt|lgs|yks|dgs|skt|kdv|tcmb|stcw|smmm|rsvp|rhythm|gym|myth|hymn)$/;

const isMash = (word: string): boolean => mash.test(word.slice(0, 60)) && !consonantWords.test(word);

/** What a text that is no request for an app is; undefined if an app may be meant. */
export function findTalk(prompt: string): TalkTopic | undefined {
  const tokens = tokenize(prompt);
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => folded);
  const text = fold(prompt).trim();
  // Games are also known by their number.
  if (words.length === 0)
    return /^\W{0,9}(?:2048|1010|101|51|21)\W{0,9}$/.test(text) ? undefined : 'nonsense';
  if (words.length <= 7 && allIn(words, greetings)) return 'greeting';
  if (words.length <= 7 && allIn(words, thanks)) return 'thanks';
  if (injection.test(text)) return 'injection';
  const hasAppWord = words.some((word) => englishAppWords.has(word) || turkishAppWords.has(word));
  const isStory = words.length >= storyWords;
  const written = hasAppWord ? undefined : writing.exec(text);
  if (written && !(isStory && written.index > beginning && !asksForText.test(text))) return 'writing';
  const codeMarks = tokens.filter(
    ({ kind, text: mark }) => kind === 'mark' && '{}[];=<>()$'.includes(mark),
  ).length;
  if (codeMarks > 12 && codeMarks > words.length * 0.45) return 'code';
  const isQuestion =
    // "when dad lost his license he cried …" tells what happened.
    !(isStory && text.startsWith('when ') && !text.includes('?')) &&
    (text.endsWith('?') || questionStart.test(text)) &&
    !wish.test(text) &&
    !ownQuestion.test(text) &&
    !statement.test(text) &&
    !listsParts(text) &&
    !heading.test(text.replaceAll("'", ''));
  if (isQuestion && !buildWords.test(text) && (questionStart.test(text) || questionParticle.test(text)))
    return 'question';
  if (
    /\b(?:sen kimsin|kimsin sen|adin ne|neler yapabil\w+|ne yapabil\w+|who are you|what can you do|what are you)\b/.test(
      text,
    )
  ) {
    return 'question';
  }
  if (words.filter(isMash).length * 2 >= words.length) return 'nonsense';
  return undefined;
}
