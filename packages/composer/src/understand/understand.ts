import { detectLanguage } from '../language/detect-language.ts';
import { fold } from '../language/fold.ts';
import { pluralEnglish } from '../language/inflect-english.ts';
import { pluralTurkish } from '../language/inflect-turkish.ts';
import { tokenize } from '../language/tokens.ts';
import type { Subject } from '../lexicon/subject.ts';
import type { ArchetypeId, FeatureId } from '../spec/app-spec.ts';
import {
  applyBasket,
  applyKnownApp,
  applyTool,
  decideArchetype,
  subjectOfArchetype,
} from './adjust-choice.ts';
import { findNouns, nounsOfName, preferFree, shortenNoun, toNoun } from './app-nouns.ts';
import { findTimer } from './calculations/find-timer.ts';
import { scoreArchetypes } from './choose-archetype.ts';
import { type Choice, chooseAnySubject, chooseSubject } from './choose-subject.ts';
import { findRefusal, findTalk } from './classify-request.ts';
import { dropGiven } from './drop-given.ts';
import { readBriefScreens } from './find-brief-screens.ts';
import { asksForAmount, type CalculationMatch, findCalculation } from './find-calculation.ts';
import { findDetails } from './find-details.ts';
import { findFeatures } from './find-features.ts';
import { findHabits } from './find-habits.ts';
import { findKnownApp } from './find-known-app.ts';
import { findLeftovers } from './find-leftovers.ts';
import { findLook } from './find-look.ts';
import { findName } from './find-name.ts';
import { findRules } from './find-rules.ts';
import { findStates } from './find-states.ts';
import { findWishedScreens } from './find-wished-screens.ts';
import { genericFields } from './generic-fields.ts';
import { type LexiconIndex, lexiconIndex } from './lexicon-index.ts';
import { findLists } from './lists/find-lists.ts';
import { findNegations } from './negation.ts';
import { preparePrompt } from './prepare-prompt.ts';
import { readLists, readSentences, type Statements } from './read-statements.ts';
import { type Range, Reading } from './reading.ts';
import { findRoles } from './roles/find-roles.ts';
import { settleEntities, withoutLists } from './settle-entities.ts';
import type {
  AppUnderstanding,
  Contradiction,
  ExplicitField,
  UnderstandInput,
  Understanding,
} from './understanding.ts';
import { readWords } from './word.ts';

/** Longer descriptions are cut after this many words and marks. */
const longestReading = 3000;

/** Reads a description in Turkish or English: docs/rules/composer.md#understanding */
export function understand(input: UnderstandInput, index: LexiconIndex = lexiconIndex()): Understanding {
  const text = preparePrompt(input.prompt);
  const language = detectLanguage(tokenize(text), input.language, (folded) => index.stems.languageOf(folded));
  const common = { language, seed: input.seed };
  const reason = findRefusal(text);
  if (reason) return { ...common, kind: 'refusal', reason };
  const topic = findTalk(text);
  if (topic && topic !== 'question') return { ...common, kind: 'talk', topic };
  const words = readWords(text, index.stems, language).slice(0, longestReading);
  const reading = new Reading(text, words, language, index);
  if (topic && !asksForAmount(reading)) return { ...common, kind: 'talk', topic };
  return readApp(reading, input.seed);
}

const emptyStatements = (): Statements => ({
  fields: [],
  entities: [],
  screens: [],
  features: new Set(),
  removedFeatures: new Set(),
  removedFields: [],
  notIncluded: [],
  leftovers: [],
});

const contains = (outer: Range, inner: Range): boolean => outer.from <= inner.from && inner.to <= outer.to;

function readApp(reading: Reading, seed: number): Understanding {
  const contradictions: Contradiction[] = [];
  const statements = emptyStatements();
  const name = findName(reading);
  const negations = findNegations(reading);
  const isNegated = (range: Range): boolean => negations.some((negation) => contains(negation, range));
  // "excel'e aktar" is a feature, not an app like Excel.
  for (const { feature } of findFeatures(reading, isNegated)) statements.features.add(feature);
  const wished = findWishedScreens(reading, isNegated);
  statements.screens.push(...wished);
  if (wished.some(({ concept }) => concept === 'chart' || concept === 'statistics'))
    statements.features.add('statistics');
  const roles = findRoles(reading, isNegated);
  if (roles) statements.features.add('roles');
  const knownApp = findKnownApp(reading);
  const look = findLook(reading, contradictions, isNegated);
  // Nouns are found in the whole text first: an enumeration must not hide what the sentence is about.
  const nounsBefore = [...findNouns(reading), ...nounsOfName(reading, name)].sort(
    (a, b) => b.strength - a.strength,
  );
  const rules = findRules(reading);
  const states = findStates(reading);
  if (states) statements.fields.push(states);
  readBriefScreens(reading, statements);
  readLists(reading, findLists(reading), negations, statements);
  readSentences(reading, negations, statements);
  const candidates = preferFree(
    [...findNouns(reading), ...nounsOfName(reading, name)].sort((a, b) => b.strength - a.strength),
    nounsBefore,
  );
  const archetypes = scoreArchetypes(reading, candidates);
  const habits = findHabits(reading);
  const free = habits.length > 1 ? habitChoice(reading) : chooseSubject(reading, candidates, archetypes);
  const isEmpty = !free.subject && !free.noun;
  const timer = findTimer(reading);
  if (timer)
    return {
      ...emptyApp,
      kind: 'app',
      language: reading.language,
      seed,
      name: name ?? timer.name,
      subject: undefined,
      archetype: 'tool',
      look,
      timer: timer.timer,
    };
  const calculated = findCalculation(reading, candidates, statements.fields);
  if (calculated && !isOtherTool(free, calculated))
    return toCalculator(reading, seed, calculated, name, look);
  const known = applyKnownApp(reading, knownApp, isEmpty ? chooseAnySubject(reading) : free);
  const settled = settleEntities(
    reading,
    statements.entities,
    applyTool(reading, applyBasket(reading, known)),
  );
  const { choice, entities } = settled;
  statements.fields.unshift(...settled.fields);
  if (!choice.subject && !choice.noun && !knownApp)
    return withoutSubject(reading, seed, statements, archetypes);
  const decided = decideArchetype(choice, knownApp, archetypes);
  const isListed = !choice.subject && statements.entities.some(({ isOwn }) => isOwn);
  const archetype = isListed && withoutLists.has(decided) ? 'collection' : decided;
  const details =
    habits.length > 1
      ? []
      : dropGiven(findDetails(reading, choice), ({ label }) => label, archetype, reading);
  const noun = choice.noun && shortenNoun(reading, choice.noun, details);
  const removed = settleFeatures(statements, contradictions);
  return {
    kind: 'app',
    language: reading.language,
    seed,
    name,
    subject: choice.subject,
    otherSubjects: choice.others,
    noun: noun ? toNoun(noun, reading.language) : undefined,
    trade: choice.trade,
    archetype,
    fields: dropGiven(withoutHabits(statements.fields, habits), ({ label }) => label, archetype, reading),
    details,
    ...(habits.length > 1 ? { rowTitles: habits } : {}),
    ...(archetype === 'log' && !choice.subject && noun
      ? { genericFields: genericFields(reading, noun.range, details.length > 0) }
      : {}),
    entities,
    screens: statements.screens,
    features: [...statements.features],
    ...(roles ? { roles } : {}),
    removedFeatures: removed,
    removedFields: statements.removedFields,
    rules,
    look,
    contradictions,
    notIncluded: [...uniqueReasons(statements), ...withoutService(choice)],
    notUnderstood: findLeftovers(
      reading,
      dropGiven(
        withoutMeaning(reading, statements, choice.subject),
        (range) => reading.written(range),
        archetype,
        reading,
      ),
      candidates.slice(0, 1).map(({ region }) => region),
    ),
  };
}

/** Parts that say something after all: the subject itself, or a screen that was read later ("siparişlerim ekranı"). */
const withoutMeaning = (
  reading: Reading,
  { leftovers, screens }: Statements,
  subject: Subject | undefined,
): readonly Range[] =>
  leftovers.filter(({ from, to }) => {
    const text = fold(reading.written({ from, to }));
    const named = reading.index.subjects.findWhole(reading.words.slice(from, to));
    if (subject !== undefined && named?.value === subject) return false;
    return !screens.some(
      ({ concept, title }) => concept !== 'entity' && text.startsWith(fold(title).replace(/^my /, '')),
    );
  });

/** A subject of the lexicon is more than a formula that is guessed. */
const isOtherTool = ({ subject }: Choice, { isGuess, isHead }: CalculationMatch): boolean =>
  isGuess &&
  subject !== undefined &&
  subject.id !== 'calculator' &&
  (isHead !== true || subject.archetype === 'tool');

function toCalculator(
  { language }: Reading,
  seed: number,
  { tool, calculation, noun, isGuess }: CalculationMatch,
  name: string | undefined,
  look: AppUnderstanding['look'],
): Understanding {
  const many = language === 'tr' ? pluralTurkish(noun) : pluralEnglish(noun);
  return {
    ...emptyApp,
    kind: 'app',
    language,
    seed,
    name,
    subject: tool,
    noun: tool ? undefined : { one: noun, many },
    archetype: 'tool',
    look,
    ...(calculation ? { calculation, isGuess } : {}),
  };
}

/** Tools, games and chats need no noun: "hesap makinesi", "a game". Other texts without one are too vague. */
function withoutSubject(
  reading: Reading,
  seed: number,
  statements: Statements,
  archetypes: ReadonlyMap<ArchetypeId, number>,
): Understanding {
  const common = { language: reading.language, seed };
  const subject = subjectOfArchetype(reading, archetypes);
  if (!subject && statements.fields.length > 1) {
    return { ...common, ...emptyApp, kind: 'app', subject, archetype: 'log', fields: statements.fields };
  }
  if (!subject) return { ...common, kind: 'needsSubject' };
  return {
    ...common,
    ...emptyApp,
    kind: 'app',
    subject,
    archetype: subject.archetype,
    features: [...statements.features],
    screens: statements.screens,
    fields: statements.fields,
  };
}

const emptyApp: Omit<AppUnderstanding, 'kind' | 'language' | 'seed' | 'subject' | 'archetype'> = {
  name: undefined,
  otherSubjects: [],
  noun: undefined,
  trade: undefined,
  fields: [],
  details: [],
  entities: [],
  screens: [],
  features: [],
  removedFeatures: [],
  removedFields: [],
  rules: [],
  look: { styles: [] },
  contradictions: [],
  notIncluded: [],
  notUnderstood: [],
};

/** "No login" removes it even if a role was named; both statements are named. */
function settleFeatures(statements: Statements, contradictions: Contradiction[]): FeatureId[] {
  const removed = [...statements.removedFeatures];
  for (const feature of removed) {
    if (!statements.features.delete(feature)) continue;
    contradictions.push({ kept: `no ${feature}`, dropped: feature });
  }
  return removed;
}

/** "habits: reading, walking" names rows, not fields. */
const withoutHabits = (
  fields: readonly ExplicitField[],
  habits: readonly string[],
): readonly ExplicitField[] => {
  const names = new Set(habits.map(fold));
  return habits.length > 1 ? fields.filter(({ label }) => !names.has(fold(label))) : fields;
};

const habitChoice = (reading: Reading): Choice => ({
  subject: reading.index.subjects.findPhrase('habit'),
  others: [],
  noun: undefined,
  trade: undefined,
  isCertain: true,
});

/** What people ask for the weather for comes from a service. */
const withoutService = ({ subject, phrase = '' }: Choice): AppUnderstanding['notIncluded'] =>
  subject?.id === 'everyWeather' &&
  /^(?:hava durumu|hava tahmini|weather|forecast|weather forecast)$/.test(phrase)
    ? [{ reason: 'forecast', words: phrase }]
    : [];

const uniqueReasons = ({ notIncluded }: Statements): AppUnderstanding['notIncluded'] =>
  notIncluded.filter((item, at) => notIncluded.findIndex(({ reason }) => reason === item.reason) === at);
