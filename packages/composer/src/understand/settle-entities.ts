import type { Language } from '@kilim/contract';
import { fold, lowerCase } from '../language/fold.ts';
import { fieldCatalogue } from '../lexicon/index.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { Choice } from './choose-subject.ts';
import { type NounCandidate, strengths } from './nouns/candidate.ts';
import type { Reading } from './reading.ts';
import { noTitle } from './tagged/title-noun.ts';
import type { ExplicitEntity, ExplicitField, Noun } from './understanding.ts';
import { isMark, readWords } from './word.ts';

export interface SettledEntities {
  readonly choice: Choice;
  readonly entities: readonly ExplicitEntity[];
  /** Of the main entity. */
  readonly fields: readonly ExplicitField[];
}

/** Words for any entry of any app. */
const anyEntry =
  /^(?:kayit|giris|satir|kalem|her biri|biri|entry|item|record|row|thing|one|each|every|every one|each one|log|line|job|order|siparis|is)$/;
const mostWords = 3;
const products = /^(?:urun|mal|malzeme|product)$/;
const namedByUser = new Set<Subject['archetype']>(['people', 'collection', 'catalogue']);

/**
 * Which of the things with own fields is what the app is about. If none of them is, the head of the first enumeration says
 * more than the words around it.
 */
export function settleEntities(
  reading: Reading,
  entities: readonly ExplicitEntity[],
  choice: Choice,
  mainFields = 0,
): SettledEntities {
  const own = entities.filter(({ isOwn, isSecond }) => isOwn && !isSecond);
  if (own.length === 0) return { choice: withOwnerOfRow(reading, choice), entities, fields: [] };
  const event = own.find(({ isEvent }) => isEvent);
  const tests = [isNamedMain, isInPhrase, isAnyEntry];
  const [head] = own;
  const isHeadMain = head !== undefined && tests.some((test) => test(reading, head.noun, choice));
  if (!isHeadMain && isRemark(reading, choice, own.length))
    return takeOver(reading, entities, head, withoutSubject(choice));
  for (const test of tests) {
    const mains = own.filter(({ noun }) => test(reading, noun, choice));
    // "köpek eğitim merkezi: köpeklerin …, her derste …": lessons are the appointments of the dogs.
    const isWork = event && test === isInPhrase && eventArchetypes.has(choice.subject?.archetype ?? 'tool');
    if (mains.length > 0) return without(entities, isWork ? [event] : mains, choice);
  }
  // The fields of the main thing are listed by themselves.
  if (mainFields > 2 && (choice.subject !== undefined || choice.noun !== undefined))
    return { choice, entities, fields: [] };
  const person = choice.subject?.archetype === 'people' ? own.find(isPerson) : undefined;
  const same = own.find(({ noun }) => isSameSubject(reading, noun, choice));
  if (same && !person) return without(entities, [same], choice);
  return takeOver(reading, entities, person ?? own[0], choice, person !== undefined, same);
}

/** "kickboks salonumuz var … sporcu adı, kilosu, kemeri": fields that begin with a name are those of who has it. */
function withOwnerOfRow(reading: Reading, choice: Choice): Choice {
  if (choice.subject !== undefined && choice.subject.id !== 'tradeWork') return choice;
  if (choice.subject === undefined && choice.noun?.isTrade !== true) return choice;
  const sentence = reading
    .sentences()
    .slice(1)
    .find(({ from, to }) => {
      const isNamed =
        /^(?:adi|ismi|names?)$/.test(reading.folded(from + 1)) && reading.folded(from).length > 3;
      const count = reading.words.slice(from, to).filter((word) => isMark(word, ',')).length;
      return isNamed && count > 1;
    });
  if (!sentence) return choice;
  const range = { from: sentence.from, to: sentence.from + 1 };
  const noun = lowerCase(reading.written(range), reading.language);
  const trade = choice.noun?.noun ?? choice.trade;
  return { subject: undefined, others: [], noun: { ...unplaced, noun }, trade, isCertain: true };
}

const things = new Set<Subject['archetype']>(['stock', 'catalogue', 'collection', 'people', 'places']);

/** Dogs are no entries about their care, products are what stock is about. */
const isThingOf = ({ language }: Reading, { one }: Noun, { archetype, entities: [main] }: Subject): boolean =>
  things.has(archetype) || (main !== undefined && fold(main.one[language]) === fold(one));

const unplaced: Omit<NounCandidate, 'noun'> = {
  range: { from: 0, to: 0 },
  region: { from: 0, to: 0 },
  strength: 50,
  isPlural: true,
  isMine: false,
  isTrade: false,
};

/** What the first sentences ask for names the app also if its rows are called otherwise: "kitty party" with members. */
function titleOf({ noun, title }: Choice): Pick<Choice, 'title'> {
  if (title !== undefined || !noun || noun.isTrade || noun.strength < strengths.request) return {};
  const short = noun.noun.split(' ').slice(-mostWords).join(' ');
  return short.length < 4 || noTitle.test(fold(short)) ? {} : { title: short };
}

/** The main thing is the head of the first enumeration. */
function takeOver(
  reading: Reading,
  entities: readonly ExplicitEntity[],
  first: ExplicitEntity | undefined,
  choice: Choice,
  isPerson = false,
  same?: ExplicitEntity,
): SettledEntities {
  if (!first) return { choice, entities, fields: [] };
  // "every shift: mileage, fares": what is written down each time.
  const isTime = /^(?:shift|trip|session|visit|ride|night|day|game|match|run)$/.test(first.noun.one);
  const subject = isTime && choice.noun ? undefined : subjectOf(reading, first.noun);
  if (!isPerson && subject && isThingOf(reading, first.noun, subject)) {
    return without(entities, [first], {
      ...choice,
      ...titleOf(choice),
      subject,
      noun: undefined,
      others: [],
    });
  }
  const noun = { ...(choice.noun ?? unplaced), noun: first.noun.one };
  const named = choice.subject ? choice : { ...choice, ...titleOf(choice), noun };
  const settled = without(entities, [first], named);
  const isNamed = choice.subject === undefined || namedByUser.has(choice.subject.archetype);
  return isNamed && first !== same
    ? { ...settled, entities: [...settled.entities, { ...first, fields: [], isMain: true }] }
    : settled;
}

const eventArchetypes = new Set<Subject['archetype']>(['appointments', 'jobs', 'reservation']);
export const withoutLists = new Set<Subject['archetype']>([
  'feed',
  'conversation',
  'media',
  'articles',
  'quiz',
  'tool',
  'game',
]);

/** Several things with own fields are no feed, and a subject of a later sentence is one of many. */
const isRemark = (reading: Reading, { subject, at }: Choice, count: number): boolean =>
  subject !== undefined &&
  (withoutLists.has(subject.archetype) || (count > 1 && (at ?? 0) > (reading.sentences()[0]?.to ?? 0)));

const withoutSubject = (choice: Choice): Choice => ({ ...choice, subject: undefined, others: [] });

const without = (
  entities: readonly ExplicitEntity[],
  mains: readonly ExplicitEntity[],
  choice: Choice,
): SettledEntities => ({
  choice,
  entities: entities.filter((entity) => !mains.includes(entity)),
  fields: mains.flatMap(({ fields }) => fields),
});

/** Apps for people are about those who have names and telephones. */
const isPerson = ({ fields }: ExplicitEntity): boolean =>
  fields.some(({ use }) => {
    const code = typeof use === 'string' ? use : 'use' in use ? use.use : undefined;
    return code !== undefined && fieldCatalogue[code]?.role === 'phone';
  });

function isNamedMain({ language }: Reading, { one }: Noun, { subject, noun }: Choice): boolean {
  const main = subject?.entities[0];
  const names = [main?.one[language], main?.many[language], noun?.noun];
  return names.some((name) => name !== undefined && fold(name) === fold(one));
}

function isInPhrase(_reading: Reading, { one }: Noun, { noun, phrase, trade }: Choice): boolean {
  const phrases = [noun?.noun, phrase, trade].filter((text) => text !== undefined);
  return phrases.some((text) => fold(text).split(' ').includes(fold(one)));
}

const isAnyEntry = (_reading: Reading, { one }: Noun): boolean => anyEntry.test(fold(one));

const isSameSubject = ({ index, language }: Reading, { one }: Noun, { subject }: Choice): boolean =>
  subject !== undefined && subjectByNoun(index, one, language)?.id === subject.id;

const subjectOf = ({ index, language }: Reading, noun: Noun): Subject | undefined =>
  subjectByNoun(index, noun.one, language);

function subjectByNoun(index: Reading['index'], noun: string, language: Language): Subject | undefined {
  const phrase = products.test(fold(noun)) ? 'stok' : noun;
  const match = index.subjects.findWhole(readWords(phrase, index.stems, language));
  return match && !match.isTypo ? match.value : undefined;
}
