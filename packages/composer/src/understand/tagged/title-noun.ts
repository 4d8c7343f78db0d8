import { fold } from '../../language/fold.ts';
import { singularEnglish } from '../../language/inflect-english.ts';
import type { Choice } from '../choose-subject.ts';
import { type NounCandidate, strengths } from '../nouns/candidate.ts';
import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';

/** Words that begin a description before the title: "Our fly tying patterns". */
const beforeTitle = /^(?:a|an|the|my|our|new|simple|list|bir|bi|benim|bizim)$/;
/** What a title says of the app itself: "Cub camp kit list", "Kiln firing logbook". */
const containers =
  /^(?:list|log|logbook|book|tracker|diary|register|record|records|planner|notes?|listesi|defteri|gunlugu|takibi|kaydi|kayitlari)$/;
/** Words of sentences, greetings and people, which no title has. */
export const noTitle =
  /\b(?:wants?|wanted|owns?|has|have|looking|wrote|writes?|need(?:s|ed)?|lurker|poster|madam|sir|alaikum|hello|hi|je suis|dear|please|someone|sick|baba|anne|karde[sş]\w*|abi|abla|yetkili|sayin|\w+[iu]y(?:im|iz|um|uz))\b/;

/** Words at the beginning in which people say what they do. */
const longestStart = 14;

const wordsOf = (noun: string): readonly string[] => fold(noun).split(' ');

/** Where a description that begins with a title of several words and a mark goes on after the mark: "Fly tying patterns. Hook size". */
function endOfTitle(reading: Reading, { range, noun, strength }: NounCandidate): number | undefined {
  if (strength < strengths.lead || wordsOf(noun).length < 2 || noTitle.test(fold(noun))) return undefined;
  const isFirst = reading.words.slice(0, range.from).every(({ folded }) => beforeTitle.test(folded));
  let end = range.to;
  while (containers.test(reading.folded(end))) end += 1;
  return isFirst && isMark(reading.words[end], '.:,;-–—\n') ? end + 1 : undefined;
}

/** "Fly tying patterns. Hook size, thread, body": the first of several parts of the thing that the title names. */
export function isFirstPart(reading: Reading, { noun }: Choice, tagged: Range): boolean {
  if (noun === undefined || endOfTitle(reading, noun) !== tagged.from) return false;
  return (
    isMark(reading.words[tagged.to], ',') &&
    reading.words.slice(tagged.to + 1).some((word) => isMark(word, ','))
  );
}

/** "chimney sweep here, need somewhere for addresses": how people say what they are. */
const isHere =
  /^(?!(?:i|im|we|it|is|new|newbie|first|still|up|out|over|right|down|been|hi|hello|hey) )((?:[a-z'-]+ ){1,3})here(?: [.,!–-]|$)/;
/** "I sweep chimneys and must give certificates", "i make soap at home": what people do for others. */
const does =
  /^(?:(?:hi|hello|hey|ok|so|basically) )*(?:i|we) (?:fix|repair|mend|sweep|make (?!sure )|breed|sell|keep (?!track |forgetting |losing |records? |notes? |a list |lists? |\w+ing )|raise|grow|restore|bake|build|clean|paint|collect|tune|hire out|rent out|look after|run (?!out )) ?(?:an? |the |my |our |some |old |hand ?made )*([a-z]{3,}(?: [a-z]{3,})?)(?= (?:[.,!–-]|and|at|for|from|in|on|to|with|here|as|of|round)\b| [.,!–-]|$)/;

function whatTheyDo(reading: Reading): string | undefined {
  if (reading.language !== 'en') return undefined;
  const text = reading.words
    .slice(0, longestStart)
    .map(({ folded }) => folded)
    .join(' ');
  const found = (isHere.exec(text)?.[1] ?? does.exec(text)?.[1])?.trim();
  return found === undefined ? undefined : singularEnglish(found.replace(/^(?:an?|the|my|our) /, ''));
}

/** People who are no trade, and words that name nothing alone. */
const noTrade =
  /(?:^| )(?:student|teacher|nurse|mum|mom|dad|parent|pensioner|beginner|turkish|today|notebook|driver|ogretmen\w*|hoca|hemsire\w*|ogrenci\w*|emekli|veli|uye|kisi|alis|satis|akim|video|kayinvalide\w*|talebe)$/;

/** Whether words may name an app: no greeting, no sentence and no writer. */
export const isTitle = (noun: string): boolean => !noTitle.test(fold(noun)) && !noTrade.test(fold(noun));

/** "muhtarı" of "köyümüzün muhtarı", "camimizde": a word that says less without the one before it, or where something is. */
const isPart = (reading: Reading, trade: string): boolean =>
  reading.language === 'tr' &&
  !trade.includes(' ') &&
  /(?:[^aeiou]|s)[iu]$|[dt][ae]$/.test(fold(trade)) &&
  !/[cç][ıiuü]$/.test(trade);

/** Whether a name says what another one says, or more. */
const shares = (name: string, other: string): boolean =>
  wordsOf(name).some((word) => wordsOf(other).some((own) => own.slice(0, 4) === word.slice(0, 4)));

/** What people do or are, as the name of an app whose rows are called otherwise: "Pool Guy Log" for their visits. */
export function tradeTitle(reading: Reading, noun: string, trade: string | undefined): string | undefined {
  const title = whatTheyDo(reading) ?? trade;
  const isUsual =
    title !== undefined &&
    !noTitle.test(fold(title)) &&
    !noTrade.test(fold(title)) &&
    !isPart(reading, title) &&
    !shares(title, noun);
  return isUsual ? title : undefined;
}

/** The title that a description begins with, for the name of an app whose rows have another one. */
export const titleNoun = (reading: Reading, { noun }: Choice): string | undefined =>
  noun !== undefined && endOfTitle(reading, noun) !== undefined ? noun.noun : undefined;
