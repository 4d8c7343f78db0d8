import type { Language } from '@kilim/contract';
import type { FieldUse, Subject } from '../lexicon/subject.ts';
import type { ArchetypeId, FeatureId, LayoutId, Screen } from '../spec/app-spec.ts';
import type { Calculation } from '../spec/calculation.ts';
import type { Entity } from '../spec/entity.ts';
import type { Timer } from '../spec/timer.ts';

export interface PlanInput {
  readonly language: Language;
  /** The main entity first; those it refers to follow. Empty for tools and games. */
  readonly entities: readonly Entity[];
  /** Undefined for an unknown subject. */
  readonly subject: Subject | undefined;
  /** Of a tool that the lexicon does not have. */
  readonly calculation?: Calculation;
  /** Of a timer with named times. */
  readonly timer?: Timer;
  /** The app's name. */
  readonly name?: string;
  /** A number in [0, 1) by seed; equal calls in equal order give equal numbers. */
  readonly random: () => number;
}

export interface Plan {
  /** Main screens in order, home first, then inner ones. */
  readonly screens: readonly Screen[];
  readonly features: readonly FeatureId[];
  /** Layouts that suit these screens, best first. */
  readonly layouts: readonly [LayoutId, ...LayoutId[]];
}

/** What users do with the app: supplies the screens and, for unknown subjects, the fields. */
export interface Archetype {
  readonly id: ArchetypeId;
  /** Fields of the main entity when the subject is not in the lexicon: codes of the field catalogue. */
  readonly defaultFields: readonly FieldUse[];
  plan(input: PlanInput): Plan;
}
