import type { Word } from '../../understand/word.ts';
import type { FollowUp } from '../follow-up.ts';
import { isFunctionWord, isJoiner } from './loose-words.ts';

export interface LoosePart {
  readonly text: string;
  readonly words: number;
  /** Whether the lexicon knows it as the name of a field. */
  readonly isKnown: boolean;
  /** "who has it": a question that every entry answers. */
  readonly isClause: boolean;
}

/** Longer phrases are sentences. */
const longestPart = 5;

/** Clauses that are the name of a field: "who has it", "how confident I feel", "kim getirdi". */
const englishClause =
  /\b(?:who|whether|how (?!about|do|did|can|could|to)\w+|what (?!about|do|did|i mean)\w+|which \w+|where (?:i|he|she|it|they|we) \w+|when (?:i|he|she|it|they|we) \w+)\b.*$/i;
const clauseTail =
  /\s+(?:before it so|so|at the moment|right now|at home right now|because .*|cos .*|as well|too|please|pls|plz|thanks|tho|though|also|dear|lol|mate|on it|in it|with it)\s*$/i;
const turkishClause =
  /(?:^|\s)((?:kimin|kimde|kimden|kime|kim|nereden|nereye|nerede|nerde|ne zaman|kaç|kac|hangi)\s+\S+(?:\s+\S+){0,2})$/iu;

/** The part that a clause names, such as "which brand of battery" and "who was ringing". */
function clausePart(text: string): string | undefined {
  const found = englishClause.exec(text)?.[0];
  if (found === undefined) return undefined;
  let clause = found;
  for (let cut = clause.replace(clauseTail, ''); cut !== clause; cut = clause.replace(clauseTail, ''))
    clause = cut;
  const noun = /^(?:which|what) ((?:\w+)(?: of \w+)?)(?: |$)/i.exec(clause)?.[1];
  const isVerb = /^(?:he|she|it|i|we|they|happened|is|was|are|to|the|my|day|time)$/i;
  if (/^which /i.test(clause) && noun !== undefined) return noun;
  if (noun !== undefined && !isVerb.test(noun.split(' ')[0] ?? '')) return noun;
  const words = clause.split(/\s+/);
  return words.length < 2 || words.length > 8 ? undefined : clause;
}

/** Runs of words that may name a part. */
function runsOf({ reading }: FollowUp, isTaken: (at: number) => boolean): { from: number; to: number }[] {
  const { words, language } = reading;
  const isContent = (at: number): boolean => {
    const word: Word | undefined = words[at];
    if (word === undefined || word.kind === 'mark' || isTaken(at)) return false;
    if (word.kind === 'number') return false;
    return !isFunctionWord(word.folded, language) && (word.folded.length > 1 || language === 'tr');
  };
  const runs: { from: number; to: number }[] = [];
  for (let at = 0; at < words.length; ) {
    if (!isContent(at)) {
      at += 1;
      continue;
    }
    let to = at + 1;
    for (;;) {
      if (isContent(to)) to += 1;
      else if (/^(?:of|per)$/.test(words[to]?.folded ?? '') && isContent(to + 1)) to += 2;
      else if (
        /^(?:of|per)$/.test(words[to]?.folded ?? '') &&
        isJoiner(words[to + 1]?.folded ?? '', language) &&
        isContent(to + 2)
      )
        to += 3;
      else break;
    }
    runs.push({ from: at, to });
    at = to;
  }
  return runs;
}

const wishVerb =
  /^(?:add|need|needs|want|put|have|include|record|write|track|log|forgot|show|see|ekle\w*|koy\w*|lazim|lazm|gerek\w*|yok|olsun|olsa|olur|yaz\w*|gir\w*|istiyo\w*|unut\w*|sordu)$/;

/** The run that a verb of wishing is about: in English what follows it, in Turkish what stands before it. */
function calledRun<Run extends { from: number; to: number; isKnown: boolean }>(
  { reading }: FollowUp,
  runs: readonly Run[],
): Run | undefined {
  const known = runs.filter(({ isKnown }) => isKnown);
  const list = known.length > 0 ? known : runs;
  const verbs = reading.words.flatMap(({ folded }, at) => (wishVerb.test(folded) ? [at] : []));
  if (reading.language === 'en') {
    const [verb] = verbs.slice(-1);
    return (verb === undefined ? undefined : list.find(({ from }) => from > verb)) ?? list[0];
  }
  const verb = verbs.at(-1);
  return (verb === undefined ? undefined : list.findLast(({ to }) => to <= verb)) ?? list.at(-1);
}

/** What a phrase names that the app does not have yet; undefined if that is not clear. */
export function loosePart(
  followUp: FollowUp,
  isCalled: boolean,
  isTaken: (at: number) => boolean = () => false,
): LoosePart | undefined {
  const { reading } = followUp;
  const clause =
    reading.language === 'en'
      ? clausePart(reading.text)
      : turkishClause.exec(
          reading.text.replace(/\s+(?:da|de|yazsın|yazsin|olsun|belli olsun|ekle\S*)\s*$/iu, ''),
        )?.[1];
  if (clause !== undefined)
    return { text: clause, words: clause.split(' ').length, isKnown: false, isClause: true };
  const runs = runsOf(followUp, isTaken).map((range) => {
    const isKnown = reading.index.fields
      .findAll(reading.words.slice(range.from, range.to))
      .some(({ isTypo, start, length }) => !isTypo && start + length === range.to - range.from);
    return { ...range, isKnown, length: range.to - range.from };
  });
  const fitting = runs.filter(({ length }) => length <= longestPart);
  const known = fitting.filter(({ isKnown }) => isKnown);
  const called = isCalled ? calledRun(followUp, fitting) : undefined;
  const best = known.length === 1 ? known[0] : runs.length === 1 ? fitting[0] : called;
  if (best === undefined) return undefined;
  return { text: reading.written(best), words: best.length, isKnown: best.isKnown, isClause: false };
}
