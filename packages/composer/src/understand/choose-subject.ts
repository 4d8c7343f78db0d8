import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { isAside } from './aside.ts';
import {
  actions,
  findOthers,
  isAbout,
  isBareList,
  isCommunity,
  isHead,
  isOtherKind,
  isSimilar,
  namesOther,
  nounBeside,
  strongerThanGeneric,
  withoutGeneric,
} from './judge-subjects.ts';
import { isBrief } from './lists/brief.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import type { PhraseMatch } from './phrase-table.ts';
import type { Range, Reading } from './reading.ts';
import { allMatches, hintPoints, isGenericMatch, overlaps, type Scored, score } from './score-subjects.ts';
import { firstSpecific, isFieldNoun, isPlainNoun, isVague, tradeOnly } from './trade-subjects.ts';

export interface Choice {
  readonly subject: Subject | undefined;
  readonly others: readonly Subject[];
  readonly noun: NounCandidate | undefined;
  readonly trade: string | undefined;
  /** What names the app if its rows are called otherwise: "Locksmith emergency calls" with callers. */
  readonly title?: string;
  /** The user's word for the subject. */
  readonly phrase?: string;
  readonly isCertain: boolean;
  /** What people do with each other decided the kind of app. */
  readonly isDealt?: boolean;
  /** The words that say what it is about if they are no words of the subject. */
  readonly about?: Range;
  /** Where the words of the subject begin. */
  readonly at?: number;
  /** The words that a subject without a phrase was chosen by: "randevu". */
  readonly chosenBy?: Range;
}

export function chooseSubject(
  reading: Reading,
  candidates: readonly NounCandidate[],
  archetypes: ReadonlyMap<ArchetypeId, number>,
): Choice {
  const hints = hintPoints(reading);
  const scored = withoutMeasures(
    reading,
    allMatches(reading).map((match) => score(reading, match, candidates, archetypes)),
  )
    .map((item) => ({ ...item, score: item.score + Math.min(9, hints.get(item.subject) ?? 0) }))
    .sort((a, b) => b.score - a.score);
  const trade = candidates.find(({ isTrade }) => isTrade);
  // "takı butiğim … beden renk stok": fields after the trade are no subject.
  const isOfTrade = (candidate: NounCandidate): boolean =>
    trade !== undefined && candidate.range.from >= trade.range.to && isFieldNoun(reading, candidate);
  const strongest =
    candidates.find((each) => !each.isTrade && !isOfTrade(each)) ??
    candidates.find(({ isTrade }) => !isTrade) ??
    candidates[0];
  const specific = scored.filter((item) => !item.isGeneric && item.score > 0);
  const genericBest = scored.find(
    (item) => item.isGeneric && item.score > -10 && !isBareList(item, strongest),
  );
  const lead = specific.find(
    ({ candidate, range, match }) =>
      candidate === strongest && strongest && range.from === strongest.range.from && !match.isTypo,
  );
  const about = specific.find(
    (item) =>
      isAbout(reading, item, strongest) &&
      // "moth trap counts species and weather", "diyaliz günleri kilosu": a word outside of the phrase is a detail of it.
      !(
        lead &&
        lead !== item &&
        !item.candidate &&
        lead.score > item.score &&
        item.range.from > lead.range.from
      ) &&
      !isOtherKind(reading, item, strongest, archetypes) &&
      !(trade && trade !== item.candidate && trade.range.to <= item.range.from && isFieldWord(reading, item)),
  );
  const best =
    about &&
    (specific.find((item) => isSpecialised(item, about) || isHeadBeside(reading, item, about)) ?? about);
  const none = {
    subject: undefined,
    others: [],
    noun: (strongest?.isTrade === true ? besideSelf(reading, candidates, strongest) : undefined) ?? strongest,
    trade: trade?.noun,
    isCertain: candidates.length > 0,
  };

  const head = best && specific.find((item) => isCommunity(reading, item, best));
  if (head && best)
    return {
      subject: head.subject,
      others: [],
      noun: undefined,
      trade: best.match.text,
      isCertain: true,
      chosenBy: best.range,
    };
  const stock = stockOfTrade(reading, best, archetypes);
  if (stock) return stock;
  if (best) {
    const conflicts =
      genericBest &&
      !(genericBest.range.from > best.range.from && isFieldWord(reading, genericBest)) &&
      !isSimilar(genericBest.subject.archetype, best.subject.archetype) &&
      isHead(reading, genericBest, strongest, best);
    if (conflicts)
      return {
        subject: genericBest.subject,
        others: [],
        noun: undefined,
        trade: best.match.text,
        isCertain: true,
        chosenBy: genericBest.range,
      };
    return {
      subject: best.subject,
      others: findOthers(reading, best, scored),
      noun: nounBeside(reading, best),
      // What follows later in the text is no trade.
      trade: trade && trade.strength > strengths.trade - 13 ? trade.noun : undefined,
      phrase: best.match.text,
      at: best.range.from,
      isCertain: true,
    };
  }
  if (genericBest && !strongerThanGeneric(strongest, genericBest)) {
    const noun = candidates.find(
      (candidate) =>
        namesOther(candidate, genericBest.range) &&
        candidate.strength > 45 &&
        !isFieldNoun(reading, candidate),
    );
    return {
      subject: genericBest.subject,
      others: [],
      noun: undefined,
      trade: withoutGeneric(noun?.noun) ?? trade?.noun,
      isCertain: true,
      chosenBy: genericBest.range,
    };
  }
  const owned = specific.find(
    ({ subject, candidate }) => subject.archetype === 'game' && candidate === strongest,
  );
  const collected = owned && reading.index.subjects.findPhrase('board game collection');
  if (owned && collected && (archetypes.get('collection') ?? 0) >= 1)
    return {
      subject: collected,
      others: [],
      noun: undefined,
      trade: undefined,
      phrase: owned.match.text,
      chosenBy: owned.range,
      isCertain: true,
    };
  const isOutside = (item: Scored): boolean =>
    strongest !== undefined && isAside(reading, item.range, strongest) && !isPlainNoun(reading, strongest);
  const known =
    strongest && isVague(reading, strongest)
      ? firstSpecific(
          reading,
          specific.filter(
            (item) => !isOutside(item) && !(isBrief(reading) && isFirstOfMany(item, strongest)),
          ),
          strongest,
        )
      : undefined;
  if (known)
    return {
      subject: known.subject,
      others: [],
      noun: strongest === known.candidate ? nounBeside(reading, known) : undefined,
      trade: trade?.noun,
      phrase: known.match.text,
      at: known.range.from,
      isCertain: true,
    };
  const work = tradeOnly(reading, candidates, archetypes);
  if (work) return { ...work, others: [], noun: undefined, isCertain: true };
  const mentioned =
    strongest && trade && overlaps(strongest.range, trade.range) && reading.language === 'en'
      ? besideTrade(reading, trade)
      : undefined;
  return mentioned
    ? {
        ...none,
        subject: mentioned.value,
        noun: undefined,
        trade: undefined,
        phrase: mentioned.text,
        at: mentioned.start,
      }
    : none;
}

/** "sınıf öğretmeniyim. Öğrencilerin okuma hızını yazmak istiyorum": what is written down says more than who writes. */
const besideSelf = (
  reading: Reading,
  candidates: readonly NounCandidate[],
  { range }: NounCandidate,
): NounCandidate | undefined =>
  reading.language === 'tr' && reading.words[range.to - 1]?.isSelf === true
    ? candidates.find(
        (each) => !each.isTrade && each.strength >= strengths.bare && !overlaps(each.range, range),
      )
    : undefined;

const tellsNothing = new Set<ArchetypeId>([
  'game',
  'quiz',
  'tool',
  'articles',
  'feed',
  'conversation',
  'media',
]);

/** "I'm a nurse. Shift date, ward, hours": who writes says nothing, but what is recorded names a subject. */
const besideTrade = (reading: Reading, { range }: NounCandidate): PhraseMatch<Subject> | undefined =>
  allMatches(reading).find(
    (match) =>
      !match.isTypo &&
      !isGenericMatch(reading, match) &&
      !tellsNothing.has(match.value.archetype) &&
      match.value.archetype !== 'jobs' &&
      !overlaps(range, { from: match.start, to: match.start + match.length }),
  );

/** "tüp bebek tedavisi": one word of a longer phrase that is not its head. */
const isFirstOfMany = ({ range, candidate, match }: Scored, { range: whole }: NounCandidate): boolean =>
  candidate !== undefined &&
  match.length === 1 &&
  whole.to - whole.from > 2 &&
  whole.from <= range.from &&
  range.to < whole.to;

/** "perdeciyim hangi kumaştan kaç metre kaldı": what a trade has left is stock. */
function stockOfTrade(
  reading: Reading,
  best: Scored | undefined,
  archetypes: ReadonlyMap<ArchetypeId, number>,
): Choice | undefined {
  const isStock = (archetypes.get('stock') ?? 0) >= 1.5 && best?.candidate?.isTrade === true;
  const subject = isStock ? reading.index.subjects.findPhrase('stok') : undefined;
  if (!best || !subject || isBrief(reading)) return undefined;
  return { subject, others: [], noun: undefined, trade: best.match.text, about: best.range, isCertain: true };
}

/** "hedef", "not": what is also a field says less than a trade. */
const isFieldWord = (reading: Reading, { range, match }: Scored): boolean =>
  !actions.has(match.text) &&
  reading.index.fields.findWhole(reading.words.slice(range.from, range.to)) !== undefined;

/** "develerimiz yaş kilo": a word that is also a field, after the first phrase and beside another field, is one of them. */
function isBesideField(reading: Reading, { range, candidate }: Scored): boolean {
  // "nabzını gireyim": what is entered is meant.
  const isObject = (at: number): boolean =>
    reading.words[at]?.stems.some(({ suffixes, isTypo }) => !isTypo && suffixes.case === 'accusative') ===
    true;
  const isField = (at: number): boolean =>
    !isObject(at) &&
    reading.index.fields.findAt(reading.words, at).some(({ isTypo, length }) => !isTypo && length === 1);
  const { from, to } = range;
  if (to - from !== 1 || from < 2 || !isField(from)) return false;
  // The first words are what it is about.
  if (candidate && candidate.range.from === 0) return false;
  return isField(from - 1) && reading.words[from - 1]?.kind === 'word';
}

/** "scrap metal weights": a head that is also a field says less than the subject before it. */
const withoutMeasures = (reading: Reading, items: readonly Scored[]): readonly Scored[] =>
  items.map((item) => {
    const { from, to } = item.range;
    const isMeasure =
      to - from === 1 &&
      reading.index.fields.findWhole(reading.words.slice(from, to)) !== undefined &&
      items.some(
        (other) =>
          other.subject !== item.subject &&
          other.range.to === from &&
          other.range.to - other.range.from > 1 &&
          !other.match.isTypo &&
          !other.isGeneric,
      );
    return isMeasure || isBesideField(reading, item) ? { ...item, score: item.score - 40 } : item;
  });

/** "bus driver lost property": of two subjects in one phrase the last one is meant. */
const isHeadBeside = (
  { language }: Reading,
  { subject, candidate, range, match }: Scored,
  before: Scored,
): boolean =>
  language === 'en' &&
  subject !== before.subject &&
  candidate !== undefined &&
  candidate === before.candidate &&
  !match.isTypo &&
  match.length > 1 &&
  range.from >= before.range.to &&
  range.to >= candidate.range.to;

/** "ev eşyaları satan bir e-ticaret": what a shop for anything sells says more than that it is one. */
const isSpecialised = ({ subject, candidate }: Scored, { subject: general }: Scored): boolean =>
  general.id === 'onlineShop' &&
  subject !== general &&
  subject.archetype === general.archetype &&
  candidate !== undefined;

/** The first subject that is named at all, when no phrase says what the app is about. */
export function chooseAnySubject(reading: Reading): Choice {
  const matches = allMatches(reading).filter(({ isTypo }) => !isTypo);
  const specific = matches.find((match) => !isGenericMatch(reading, match)) ?? matches[0];
  return { subject: specific?.value, others: [], noun: undefined, trade: undefined, isCertain: false };
}
