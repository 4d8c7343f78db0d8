import { fold } from '../../language/fold.ts';
import { findLook } from '../../understand/find-look.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Look } from '../../understand/understanding.ts';
import { colours } from '../../understand/words/look-words.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { largerText, smallerText } from '../verbs.ts';
import { nothing, type ReadChange } from './change.ts';

const modern =
  / (?:modern\w*|daha (?:guzel|hos|iyi)\w*|guzelles\w*|sik|sik (?:olsun|yap\w*)|sade|sadeles\w*|sade (?:olsun|yap\w*)|minimal\w*|better|nicer|cleaner|prettier|beautiful) /;
const darkWord =
  / gece (?:tema\w*|mod\w*|renk\w*|gorunum\w*|ekran\w*) | (?:koyu|karanlik|dark|siyah|simsiyah|kapkara) (?:tema\w*|mod\w*|theme|mode|renk\w*|olsun|yap\w*|gorunum\w*|ekran|look|style|design) | tema\w* (?:koyu|karanlik|siyah|dark) | (?:on|uzerine) (?:siyah|black) | (?:nightmode|darkmode|darker please|night mode) |^ (?:a bit |biraz )?(?:darker|daha koyu)(?: please| olsun| yap)? $| (?:make (?:the app|this app|my app)|go|it|be) dark | and dark $| (?:arka ?plan\w*|zemin\w*|background) (?:is |be |to )?(?:siyah|simsiyah|kapkara|koyu|black|dark) | (?:siyah|koyu|black|dark) (?:arka ?plan\w*|zemin\w*|background) /;
const lightWord =
  / (?:acik|aydinlik|beyaz|light) (?:tema\w*|mod\w*|theme|mode|olsun|yap\w*|gorunum\w*|look|style|design) | tema\w* (?:acik|aydinlik|beyaz|light) | lightmode | (?:make (?:it|the app|this app|my app)|be) (?:light|bright) | and light $| (?:arka ?plan\w*|zemin\w*|background) (?:is |be |to )?(?:beyaz|acik|white|light) | (?:beyaz|acik|white|light) (?:arka ?plan\w*|zemin\w*|background) /;

/** Too short or too common as names for descriptions, but clear in a follow-up. */
const yen = / (?:yen|yene|yenle|yenden) /;
const franc = / (?:frank|franga|frangi|franc|francs) /;

/** "pembe yap", "purple pls": a colour and hardly anything else. */
function findColourAlone({ words, index }: Reading): Look | undefined {
  const named = index.colours.findAll(words).filter(({ isTypo }) => !isTypo);
  const [found] = named;
  const others = words.filter(
    ({ kind, folded }, at) =>
      kind === 'word' &&
      !named.some(({ start, length }) => at >= start && at < start + length) &&
      !/^(?:yok|hayir|no|nope|nah|wait|ya|sey|aslinda|actually|sorry|pardon|use|kullan\w*|mode|theme|tema\w*|mod|modu|with|ile|on|nicer|better|suits?|us|looks?|fits?|well|lovely|great|cool|hos|daha|pastel\w*|canli\w*|parlak|neon|hot|hottest|you|have|got|soft|bright\w*|pale|vivid|deep|ucuk|siyah\w*|black|dursun|gorunsun|gozuksun|kalsin|sakin|yumusak|tatli|hafif|bir|bi|tonu\w*|yap\w*|olsun|olsa|cevir\w*|donustur\w*|boya\w*|degis\w*|gec\w*|istiyorum|sevdim|ton\w*|renk\w*|rengi\w*|daha|biraz|lutfen|please|pls|plz|i|we|want|need|like|would|d|should|can|could|may|yakis\w*|iyi|olur|guzel|prefer|how|about|maybe|try|lets|s|make|turn|change|paint|go|with|be|it|to|in|the|a|all|everything|hepsi\w*|her|sey\w*|bunu|sunu|burayi|this|color|colour|colors|colours|app|uygulama\w*|dark|koyu|light|acik|and|ve)$/.test(
        folded,
      ),
  );
  const colour = found === undefined || others.length > 0 ? undefined : colours[found.value];
  return colour === undefined ? undefined : { ...colour, styles: [] };
}

/** "değil", "sevmem": what stands before is not wanted. */
const notWanted =
  /^(?:degil|sevme\w*|sevmiy\w*|begenme\w*|bagir\w*|yoruyo\w*|gitmemis|yakismami\w*|istemem|istemiyor\w*|hate|dislike|soluk|sikici|olmus|olmamis)$/;

/** "siyah değil de mor olsun": what stands before "değil" is not wanted. */
function afterNegation(followUp: FollowUp): FollowUp {
  const { reading, spec } = followUp;
  const at = reading.words.findLastIndex(({ folded }) => notWanted.test(folded));
  const rest = reading.words[at + 1];
  return at === -1 || rest === undefined ? followUp : readFollowUp(reading.text.slice(rest.start), spec);
}

/** "euros please not dollars": what stands after "not" is not wanted. */
/** "euro olsun, tl istemiyorum": the comma before what is not wanted. */
function unwantedClause({ words }: FollowUp['reading']): FollowUp['reading']['words'][number] | undefined {
  const at = words.findIndex(({ folded }) => /^(?:istemi\w*|olmasin|degil)$/.test(folded));
  return at < 2 ? undefined : words.slice(1, at).findLast(({ text }) => text === ',');
}

function beforeNegation({ reading, spec }: FollowUp): FollowUp | undefined {
  const at = reading.words.findIndex(
    ({ folded }, each) =>
      each > 0 &&
      (folded === 'not' ||
        (/^(?:instead|rather)$/.test(folded) && /^(?:of|than)$/.test(reading.folded(each + 1)))),
  );
  const start = reading.words[at]?.start ?? unwantedClause(reading)?.start;
  return start === undefined ? undefined : readFollowUp(reading.text.slice(0, start), spec);
}

/** "vişne rengi yapsana bu mavi hiç gitmemiş", "make it green, this blue is awful": why another look is wanted. */
const reason =
  /(?<=\S.*(?:\b(?:yap\w*|olsun|cevir\w*|koy\w*),?|[,.;!]|\b(?:because|cos|cuz))) (?:bu|su|boyle|simdiki|su anki|cunku|this|the|that|its|it s|current)\b/;
const longestLook = 120;

/** A message without the reason behind its wish; undefined if it gives none. */
function beforeReason({ reading, spec }: FollowUp): FollowUp | undefined {
  const text = fold(reading.text);
  const at = text.length > longestLook ? -1 : text.search(reason);
  return at < 0 ? undefined : readFollowUp(reading.text.slice(0, at), spec);
}

const weights = /\bpounds?\b.*\b(?:kilos?|kg|kilograms?|grams?)\b|\b(?:kilos?|kg|kilograms?)\b.*\bpounds?\b/i;

/** "weight in pounds" names a number that is no amount of money. */
const namesWeight = ({ has, targets }: FollowUp): boolean =>
  has(/ pounds? /) && targets.some(({ target }) => target.kind === 'field' && target.field.type === 'number');

/** Colours, scheme, text size, layout, currency and card style. */
export const readLook: ReadChange = (followUp) => {
  // "pounds not kilos" are no currency.
  if (weights.test(followUp.reading.text) || namesWeight(followUp)) return undefined;
  const before = beforeNegation(followUp) ?? beforeReason(followUp);
  return (before && readWantedLook(before)) ?? readWantedLook(afterNegation(followUp));
};

const readWantedLook: ReadChange = ({ reading, spec, has }) => {
  const look = { ...findColourAlone(reading), ...findLook(reading, [], () => false) };
  const found: Operation[] = [];
  const scheme = has(darkWord) ? 'dark' : has(lightWord) ? 'light' : look.scheme;
  // A black background is the dark theme.
  const isSchemeOnly =
    scheme !== undefined && (look.palette === 'graphite' || look.accent === colours['white']?.accent);
  if (!isSchemeOnly && (look.accent !== undefined || look.palette !== undefined)) {
    const palette = look.palette ?? spec.palette;
    const isSame = palette === spec.palette && look.accent === spec.accent;
    if (!isSame)
      found.push({ kind: 'setColors', palette, ...(look.accent !== undefined && { accent: look.accent }) });
  }
  if (scheme !== undefined && scheme !== spec.scheme) found.push({ kind: 'setScheme', scheme });
  const textSize = has(smallerText) ? 'normal' : has(largerText) ? 'large' : undefined;
  if (textSize !== undefined && textSize !== spec.textSize) found.push({ kind: 'setTextSize', textSize });
  if (look.layout !== undefined && look.layout !== spec.layout)
    found.push({ kind: 'setLayout', layout: look.layout });
  // "try teal" is an advice, not the code of the lira.
  const isTry = look.currency === 'TRY' && has(/ try /) && !has(/ (?:lira\w*|tl) /);
  const currency = isTry ? undefined : has(yen) ? 'JPY' : has(franc) ? 'CHF' : look.currency;
  if (currency !== undefined && currency !== spec.currency) found.push({ kind: 'setCurrency', currency });
  if (found.length === 0 && has(modern) && reading.words.length <= 8) {
    const next = spec.cardStyle === 'raised' ? 'tinted' : 'raised';
    found.push({ kind: 'setCardStyle', cardStyle: next });
  }
  if (found.length > 0) return { kind: 'operations', operations: found };
  const isNamed = [look.accent, scheme, textSize, look.layout, currency].some((each) => each !== undefined);
  return isNamed && reading.words.length <= 6 ? nothing('same') : undefined;
};
