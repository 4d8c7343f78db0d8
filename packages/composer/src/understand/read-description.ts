import type { ArchetypeId } from '../spec/app-spec.ts';
import { findNouns, nounsOfName, preferFree } from './app-nouns.ts';
import { scoreArchetypes } from './choose-archetype.ts';
import { type Choice, chooseSubject } from './choose-subject.ts';
import { readBriefScreens } from './find-brief-screens.ts';
import { findFeatures } from './find-features.ts';
import { findHabits } from './find-habits.ts';
import { findKnownApp } from './find-known-app.ts';
import { findLimits } from './find-limits.ts';
import { findLook } from './find-look.ts';
import { findName } from './find-name.ts';
import { findRules } from './find-rules.ts';
import { findStates } from './find-states.ts';
import { findWishedScreens } from './find-wished-screens.ts';
import { habitChoice } from './habit-rows.ts';
import { findLists } from './lists/find-lists.ts';
import { findSecondLists } from './lists/second-lists.ts';
import { findNegations } from './negation.ts';
import type { NounCandidate } from './nouns/candidate.ts';
import { readLists, readSentences, type Statements } from './read-statements.ts';
import type { Range, Reading } from './reading.ts';
import { findRoles } from './roles/find-roles.ts';
import { toBoundRule } from './stated-numbers/bound-rule.ts';
import { findStatedNumbers, type StatedNumber } from './stated-numbers/find-stated-numbers.ts';
import { useWorkedOut } from './stated-numbers/worked-out.ts';
import { isFieldNoun } from './trade-subjects.ts';
import type { AppUnderstanding, Contradiction } from './understanding.ts';

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

/** What the readers of statements find, and what the app is about by their rules. */
export interface DescriptionParts {
  readonly statements: Statements;
  readonly contradictions: Contradiction[];
  readonly name: string | undefined;
  readonly statedNumbers: readonly StatedNumber[];
  /** Words of negations, limits and stated numbers. */
  readonly taken: readonly Range[];
  readonly roles: ReturnType<typeof findRoles>;
  readonly knownApp: ReturnType<typeof findKnownApp>;
  readonly look: ReturnType<typeof findLook>;
  readonly rules: AppUnderstanding['rules'];
  /** Nouns that it may be about, the most likely one first. */
  readonly candidates: readonly NounCandidate[];
  readonly archetypes: ReadonlyMap<ArchetypeId, number>;
  readonly habits: ReturnType<typeof findHabits>;
  readonly choice: Choice;
}

export function readDescription(reading: Reading): DescriptionParts {
  const contradictions: Contradiction[] = [];
  const statements = emptyStatements();
  const name = findName(reading);
  const negations = findNegations(reading);
  const limits = findLimits(reading);
  // "warn below 5" is a rule of its own, no reminder and no field.
  const taken = [...negations, ...limits.map(({ range }) => range)];
  const isNegated = (range: Range): boolean => taken.some((each) => contains(each, range));
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
  // After the look, which reads the currency of a price.
  const statedNumbers = findStatedNumbers(reading);
  useWorkedOut(reading);
  // Nouns are found in the whole text first: an enumeration must not hide what the sentence is about.
  const nounsBefore = [...findNouns(reading), ...nounsOfName(reading, name)].sort(
    (a, b) => b.strength - a.strength,
  );
  const bounds = statedNumbers.filter(({ kind }) => kind === 'bound').map(toBoundRule);
  const rules = [...limits.map(({ rule }) => rule), ...bounds, ...findRules(reading)];
  const states = findStates(reading);
  if (states) statements.fields.push(states);
  readLists(reading, findSecondLists(reading), negations, statements);
  readBriefScreens(reading, statements);
  readLists(reading, findLists(reading), negations, statements);
  readSentences(reading, negations, statements);
  const candidates = preferFree(
    [...findNouns(reading), ...nounsOfName(reading, name)].sort((a, b) => b.strength - a.strength),
    nounsBefore,
    (candidate) => isFieldNoun(reading, candidate),
  );
  const archetypes = scoreArchetypes(reading, candidates);
  const habits = findHabits(reading);
  const choice = habits.length > 1 ? habitChoice(reading) : chooseSubject(reading, candidates, archetypes);
  return {
    statements,
    contradictions,
    name,
    taken: [...taken, ...statedNumbers.map(({ range }) => range)],
    statedNumbers,
    roles,
    knownApp,
    look,
    rules,
    candidates,
    archetypes,
    habits,
    choice,
  };
}
