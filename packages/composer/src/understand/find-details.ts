import type { Language } from '@kilim/contract';
import { fold } from '../language/fold.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { Choice } from './choose-subject.ts';
import { findAlternatives } from './details/alternatives.ts';
import { type EnglishItem, findEnglishItems } from './details/english-items.ts';
import { findEnglishQuestions } from './details/english-questions.ts';
import { findMissed } from './details/missed-words.ts';
import type { Question } from './details/question.ts';
import { isHeadWord, isStop, readPart, splitParts } from './details/read-part.ts';
import { readBriefQuestions } from './details/turkish-brief.ts';
import { findTurkishQuestions } from './details/turkish-questions.ts';
import { findUncovered } from './details/uncovered-words.ts';
import { isBrief } from './lists/brief.ts';
import { isScreenName } from './lists/screen-names.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import { endOfNoun } from './nouns/end-of-noun.ts';
import { readEnglishRequest } from './nouns/english/english-request.ts';
import type { Range, Reading } from './reading.ts';
import type { ExplicitField } from './understanding.ts';

/** In longer sentences a noun is rarely a field; only questions and alternatives are. */
const longestFragment = 16;
const detailMaximum = 7;
/** A longer text that enumerates its fields may have more. */
const itemMaximum = 14;

/** A detail with the place of the words that name it. */
interface Placed {
  readonly at: number;
  readonly field: ExplicitField;
}

/** What stands after the phrase about the subject without a verb: "koşu antrenmanı km süre tempo", "coin list year mint". */
export function findDetails(
  reading: Reading,
  { subject, noun, about: named }: Choice,
  taken: readonly string[],
): readonly ExplicitField[] {
  // What people do with each other may decide the subject: none of its words need be there.
  const start = reading.sentences()[0]?.from ?? 0;
  const about = findAbout(reading, subject, noun) ?? named ?? { from: start, to: start };
  const sentence = reading.sentences().find(({ from, to }) => about && from <= about.from && about.to <= to);
  const outside = outsideOf(reading);
  const items = reading.language === 'en' ? findEnglishItems(reading, about) : [];
  if (isBrief(reading)) {
    const told = [...items.map(({ field }) => field), ...readBriefQuestions(reading)];
    const labels = [...taken, ...told.map(({ label }) => label)];
    const uncovered = findUncovered(reading, about, subject, labels).map(({ field }) => field);
    return uniqueLabels([...told, ...uncovered], reading.language).slice(0, itemMaximum);
  }
  if (!sentence) return [];
  const count = reading.words.filter(({ kind }) => kind === 'word').length;
  const areas = [
    ...partBefore(reading, about, sentence),
    { from: about.to, to: sentence.to },
    ...reading.sentences().filter(({ from }) => from >= sentence.to),
  ];
  const placed: Placed[] = [];
  for (const area of areas) {
    const questions = findQuestions(reading, area);
    for (const { range, fields } of questions)
      for (const field of fields) placed.push({ at: range.from, field });
    if (count > longestFragment) continue;
    const [first] = questions;
    const skipped = [...questions, ...outside].sort((a, b) => a.range.from - b.range.from);
    for (const rest of without(area, skipped))
      placed.push(...readNouns(reading, about, rest, first !== undefined && rest.from > first.range.from));
  }
  const read = withItems(placed, items);
  const labels = [...taken, ...read.map(({ field }) => field.label)];
  const missed = count > longestFragment ? [] : findMissed(reading, about, subject, labels);
  missed.push(
    ...findUncovered(reading, about, subject, [...labels, ...missed.map(({ field }) => field.label)]),
  );
  const details = [...read, ...missed].sort((x, y) => x.at - y.at).map(({ field }) => field);
  return uniqueLabels(details, reading.language).slice(0, detailMaximum);
}

/** Who uses the app, where and when is no detail. */
const outsideOf = (reading: Reading): readonly Question[] =>
  reading.language === 'en'
    ? (readEnglishRequest(reading)?.outside ?? []).map((range) => ({ range, fields: [] }))
    : [];

/** Details in their order; an item with its own type replaces the plain words that it consists of. */
function withItems(placed: readonly Placed[], items: readonly EnglishItem[]): Placed[] {
  const isIn = ({ range }: EnglishItem, { at }: Placed): boolean => range.from <= at && at < range.to;
  const isTyped = ({ field: { use } }: EnglishItem): boolean =>
    typeof use === 'object' && 'type' in use && use.type !== 'text';
  const kept = placed.filter((each) => !items.some((item) => isTyped(item) && isIn(item, each)));
  const added = items.filter((item) => !kept.some((each) => isIn(item, each)));
  return [...kept, ...added.map(({ range, field }) => ({ at: range.from, field }))].sort(
    (x, y) => x.at - y.at,
  );
}

/** Whether a label has no word that is not a label itself. */
function isOfOthers(label: string, labels: readonly string[]): boolean {
  const words = label.split(' ');
  return words.length > 1 && words.every((word) => labels.includes(word));
}

/** Each label once: "saç" and "sakal" without "saç sakal", "car wash" without "car" and "wash". */
function uniqueLabels(fields: readonly ExplicitField[], language: Language): ExplicitField[] {
  const labels = fields.map(({ label }) => fold(label));
  const wholes = labels.filter((label) => isOfOthers(label, labels));
  const left = new Set(language === 'tr' ? wholes : wholes.flatMap((label) => label.split(' ')));
  return fields.filter((_, at) => {
    const label = labels[at] ?? '';
    return !isScreenName(label) && labels.indexOf(label) === at && !left.has(label);
  });
}

function findQuestions(reading: Reading, area: Range): readonly Question[] {
  const questions =
    reading.language === 'tr' ? findTurkishQuestions(reading, area) : findEnglishQuestions(reading, area);
  const isTaken = ({ range }: Question): boolean =>
    questions.some((other) => other.range.from < range.to && range.from < other.range.to);
  return [...questions, ...findAlternatives(reading, area).filter((each) => !isTaken(each))].sort(
    (a, b) => a.range.from - b.range.from,
  );
}

/** The parts of an area between the questions. */
function without({ from, to }: Range, questions: readonly Question[]): Range[] {
  const rests: Range[] = [];
  let start = from;
  for (const { range } of questions) {
    if (range.from > start) rests.push({ from: start, to: range.from });
    start = Math.max(start, range.to);
  }
  if (to > start) rests.push({ from: start, to });
  return rests;
}

function readNouns(
  reading: Reading,
  about: Range,
  area: Range,
  isAfterQuestion: boolean,
): { readonly at: number; readonly field: ExplicitField }[] {
  const parts = splitParts(reading, area);
  const named = parts.reduce((total, { from, to }) => total + to - from, 0);
  return parts.flatMap((part) => {
    const hasContainer = isHeadWord(reading, about.to - 1) || part.to < about.from || named > 1;
    return readPart(reading, part, hasContainer || isAfterQuestion, isAfterQuestion).map((field) => ({
      at: part.from,
      field,
    }));
  });
}

/** "karate belts and students": a noun that is joined to the subject. */
function partBefore(reading: Reading, about: Range, sentence: Range): Range[] {
  const end = about.from - 1;
  if (!/^(?:ve|and)$/.test(reading.folded(end)) || end <= sentence.from) return [];
  const part = { from: Math.max(sentence.from, end - 2), to: end };
  for (let at = part.from; at < end; at += 1) if (isStop(reading, at)) return [];
  return reading.index.subjects.findWhole(reading.words.slice(part.from, part.to)) ? [] : [part];
}

/** The words of the subject with the container after them; of an unknown noun all but the details that were taken for it. */
function findAbout(
  reading: Reading,
  subject: Subject | undefined,
  noun: NounCandidate | undefined,
): Range | undefined {
  let about: Range | undefined;
  if (subject) {
    for (let at = 0; at < reading.words.length; at += 1) {
      const match = reading.index.subjects.findAt(reading.words, at).find(({ value }) => value === subject);
      if (!match || (about && match.length <= about.to - about.from)) continue;
      about = { from: at, to: at + match.length };
    }
  }
  if (!about && noun) about = { from: noun.range.from, to: endOfNoun(reading, noun) };
  if (!about) return undefined;
  let { to } = about;
  const self = reading.words.findIndex(({ isSelf }, at) => isSelf === true && at >= to);
  if (self >= 0) to = self + 1;
  while (to < reading.words.length && isHeadWord(reading, to)) to += 1;
  return { from: about.from, to };
}
