import { pluralEnglish } from '../language/inflect-english.ts';
import { pluralTurkish } from '../language/inflect-turkish.ts';
import type { ArchetypeId } from '../spec/app-spec.ts';
import { subjectOfArchetype } from './adjust-choice.ts';
import type { Choice } from './choose-subject.ts';
import type { CalculationMatch } from './find-calculation.ts';
import type { Statements } from './read-statements.ts';
import type { Reading } from './reading.ts';
import type { AppUnderstanding, Understanding } from './understanding.ts';

/** A subject of the lexicon is more than a formula that is guessed. */
export const isOtherTool = ({ subject }: Choice, { isGuess, isHead }: CalculationMatch): boolean =>
  isGuess &&
  subject !== undefined &&
  subject.id !== 'calculator' &&
  (isHead !== true || subject.archetype === 'tool');

export function toCalculator(
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
export function withoutSubject(
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

export const emptyApp: Omit<AppUnderstanding, 'kind' | 'language' | 'seed' | 'subject' | 'archetype'> = {
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
