import type { KnownFormula } from '../archetypes/tool/formulas.ts';
import { fold } from '../language/fold.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { Calculation } from '../spec/calculation.ts';
import { findConversion } from './calculations/find-conversion.ts';
import { guessCalculation } from './calculations/guess-calculation.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import type { PhraseMatch } from './phrase-table.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitField } from './understanding.ts';

export interface CalculationMatch {
  /** Undefined if the lexicon has a tool for it. */
  readonly calculation?: Calculation;
  readonly tool?: Subject;
  /** What is calculated, as the app's noun. */
  readonly noun: string;
  /** No formula is known: it starts with a simple one that people change. */
  readonly isGuess: boolean;
  /** The description asks for nothing else, so that no other subject is meant. */
  readonly isHead?: boolean;
}

/** Words that ask for a calculation by themselves. */
const strong =
  /^(?:hesapla|hesaplas[iu]n\w*|hesaplama\w*|hesaplay\w+|hesaplat\w*|calculat\w+|calculat|calc|estimat(?:or|e|es|ing))$/;
/** Words that ask for one beside something that is calculated. */
const weak =
  /^(?:days|brut|hesap|hesabi|kac|kadar|miktari|bul|bulucu|gecer|cevirme|cevirici|donusturme|convert|converter|conversion|many|much|cost|how)$/;
/** Who writes things down wants a record of them, however many there are. */
const records =
  /^(?:track\w*|log\w*|diary|journal|record\w*|takib\w*|takip\w*|kaydet\w*|kayit\w*|kaydi\w*|defter\w*|gunlug\w*|yaz(?:[ae]y|[iu]c|ac)\w*|gir(?:ic|ec)\w*|okuyup|tutay\w*|kaldi|calisti\w*|geldi\w*|gitti\w*|odedi\w*|aldi\w*|verdi\w*|satti\w*|yapti\w*|icti\w*|yedi\w*|kostu\w*|bitti\w*|remind\w*|hatirla\w*|oyun\w*|game)$/;

/** What is there is counted, not calculated: "kaç metre kaldı", "how many are left". */
const kept =
  /^(?:kaldi|kalmis|kalan|stok\w*|biraktim|birakti|left|remaining|stock|kim|who|booked|sold|satt[iu]\w*|aldim|aldi|verdi|geldi|odedi|paid|owes?)$/;
const longestWeak = 12;

/** "arıcıyım … kaç çerçeve", "güvercinlerim … kaç saatte döndü": a trade or things of the user come with questions, not sums. */
const isStatement = (candidates: readonly NounCandidate[]): boolean =>
  candidates.some(({ isTrade, strength }) => isTrade || strength === strengths.lead);

/** A conversion, a known calculation, or one whose formula is unknown; undefined if nothing is to be calculated. */
export function findCalculation(
  reading: Reading,
  candidates: readonly NounCandidate[],
  fields: readonly ExplicitField[],
): CalculationMatch | undefined {
  const sentence = reading.sentences()[0];
  if (!sentence || sentence.to - sentence.from > 40) return undefined;
  const converter = findConversion(reading, sentence);
  if (converter) return { tool: converter, noun: converter.words[reading.language][0] ?? '', isGuess: false };
  if (findWord(reading, sentence, kept) !== undefined) return undefined;
  const trigger = findWord(reading, sentence, strong);
  const named = trigger === undefined ? findNamed(reading, sentence) : undefined;
  if (named) return named;
  const isShort = reading.words.length <= longestWeak;
  const isRecorded =
    findWord(reading, sentence, records) !== undefined ||
    isAboutPeople(reading, sentence) ||
    (isStatement(candidates) && findWord(reading, sentence, /^hesab\w*$/) === undefined);
  const soft = trigger ?? (isShort && !isRecorded ? findWord(reading, sentence, weak) : undefined);
  if (soft === undefined) return undefined;
  const head = candidates.find(
    ({ region }) => trigger !== undefined && region.from <= trigger && trigger < region.to,
  );
  const [main] = candidates;
  // "chickens - eggs per day and feed cost": a cost at the end is one of the things that are written down.
  const isDetail = ({ start, length }: PhraseMatch<KnownFormula>): boolean =>
    trigger === undefined &&
    main !== undefined &&
    start >= main.region.to &&
    ((main.strength >= strengths.lead &&
      /^(?:cost|days)$/.test(reading.folded(soft)) &&
      start + length > soft) ||
      // "sörf seansları … kaç metrekare": what is counted of them.
      (main.isPlural && length === 1 && reading.folded(start - 1) === 'kac'));
  const match = listFormulas(reading, sentence)
    .filter((each) => !isDetail(each))
    .find((each) => !head || (coversHead(reading, each, head) && !isVagueFor(reading, each, head)));
  if (match)
    return toMatch(reading, match.value, match.text, { from: match.start, to: match.start + match.length });
  const candidate = head ?? candidates[0];
  const isCalculated =
    trigger !== undefined &&
    candidate !== undefined &&
    (isShort || (candidate.region.from <= trigger && trigger < candidate.region.to));
  if (!isCalculated || isPlainCalculator(candidate.noun)) return undefined;
  return {
    noun: candidate.noun,
    isGuess: true,
    isHead: head !== undefined && trigger !== undefined && isShort && !isRecorded && trigger <= head.range.to,
    calculation: guessCalculation(reading, candidate.noun, fields),
  };
}

/** "arıcıyım … kaç çerçeve", "kim ne kadar bıraktı": who works with something, or with people, writes it down. */
const isAboutPeople = (reading: Reading, { from, to }: Range): boolean =>
  reading.words
    .slice(from, to)
    .some(({ folded, isSelf }) => isSelf === true || /^kim(?:in|e|ler)?$/.test(folded));

/** Calculations that the words name, the longest first. */
function listFormulas(reading: Reading, { from, to }: Range): PhraseMatch<KnownFormula>[] {
  const found: PhraseMatch<KnownFormula>[] = [];
  for (let at = from; at < to; at += 1)
    for (const match of reading.index.formulas.findAt(reading.words, at))
      if (at + match.length <= to && (!match.isTypo || match.length > 1)) found.push(match);
  return found.sort((a, b) => b.length - a.length || a.start - b.start);
}

/** "how many bags of mulch": a question that a known calculation answers, not one for the chat. */
export function asksForAmount(reading: Reading): boolean {
  const [sentence] = reading.sentences();
  if (!sentence || sentence.to - sentence.from > longestWeak) return false;
  const start = [0, 1].map((step) => reading.folded(sentence.from + step)).join(' ');
  const isAsked =
    /^how (?:many|much|long|big)\b|^(?:kac|ne kadar)\b/.test(start) ||
    findWord(reading, sentence, /^(?:kac|hesabi|hesapla\w*)$/) !== undefined;
  // "how many people live in Turkey" is about no bird.
  const near = /^(?:gerek\w*|lazim|need\w*|should|per)$/;
  const isNear = (start: number): boolean =>
    start - sentence.from <= 2 || findWord(reading, sentence, near) !== undefined;
  return (
    isAsked &&
    listFormulas(reading, sentence).some(
      ({ isTypo, length, start }) => !isTypo && (length > 1 || isNear(start)),
    )
  );
}

/** Words after what is calculated that say no more than that: "boya miktarı", "fuel cost". */
const amounts =
  /^(?:miktari|ihtiyaci|tutari|maliyeti|sayisi|gideri|masrafi|fiyati|bedeli|orani|taksidi|odemesi|ucreti|parasi|suresi|hakki|gunu|degeri|boyutu|olcusu|dozu|agirligi|payments?|amount|volume|hacmi|cost|costs|needs?|usage|price|total|value|size|dosage|fee|fees|length|weight|number|count|time|requirements?|quantity)$/;

/** "drone show cost": a word for any amount says nothing about the one before it. */
const isVagueFor = (reading: Reading, match: PhraseMatch<KnownFormula>, { range }: NounCandidate): boolean =>
  match.length === 1 &&
  match.start > range.from &&
  /^(?:cost|costs|maliyet\w*|oran\w*|ratio|chance|percent\w*|yuzde\w*)$/.test(reading.folded(match.start));

/** "net carbs" is no net score: the formula's phrase must reach the end of what is calculated. */
function coversHead(
  reading: Reading,
  { start, length }: { readonly start: number; readonly length: number },
  { range }: NounCandidate,
): boolean {
  if (start + length <= range.from || start >= range.to) return true;
  for (let at = start + length; at < range.to; at += 1) if (!amounts.test(reading.folded(at))) return false;
  return true;
}

/** "a scientific calculator" calculates anything. */
const isPlainCalculator = (noun: string): boolean =>
  fold(noun)
    .split(' ')
    .every((word) => strong.test(word) || /^(?:scientific|bilimsel|hesap|makinesi|basic|normal)$/.test(word));

/** Amounts that people only ask for to have them calculated. */
const calculated = /^(?:volume|hacmi|miktari|amount|needed|ihtiyaci)$/;
const longestNamed = 4;

/** "indirimli fiyat", "concrete volume": a calculation without a word that asks for one. */
function findNamed(reading: Reading, { from, to }: Range): CalculationMatch | undefined {
  if (to - from < 2 || to - from > longestNamed || to < reading.words.length) return undefined;
  const words = reading.words.slice(from, to);
  if (reading.index.subjects.findWhole(words)) return undefined;
  const isAmount = calculated.test(reading.folded(to - 1));
  const end = isAmount ? to - 1 : to;
  const match =
    reading.index.formulas.findWhole(words) ??
    (isAmount ? reading.index.formulas.findWhole(reading.words.slice(from, end)) : undefined);
  return match && !match.isTypo ? toMatch(reading, match.value, match.text, { from, to }) : undefined;
}

function findWord(reading: Reading, { from, to }: Range, pattern: RegExp): number | undefined {
  for (let at = from; at < to; at += 1) if (pattern.test(reading.folded(at))) return at;
  return undefined;
}

function toMatch(
  reading: Reading,
  { tool, inputs, results }: KnownFormula,
  text: string,
  range: Range,
): CalculationMatch | undefined {
  const { language } = reading;
  if (tool) {
    const subject = reading.index.subjects.findPhrase(tool);
    return subject ? { tool: subject, noun: text, isGuess: false } : undefined;
  }
  reading.use(range);
  const unitOf = (unit: { tr: string; en: string } | undefined): { unit?: string } =>
    unit ? { unit: unit[language] } : {};
  return {
    noun: text,
    isGuess: false,
    calculation: {
      inputs: inputs.map(({ label, unit, initial }) => ({
        label: label[language],
        ...unitOf(unit),
        initial: initial[language],
      })),
      results: results.map(({ label, unit, formula }) => ({
        label: label[language],
        ...unitOf(unit),
        formula,
      })),
    },
  };
}
