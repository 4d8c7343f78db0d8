import type { Range } from '../reading.ts';

/** A noun phrase that may be what the app is about. */
export interface NounCandidate {
  /** Singular, lower case. */
  readonly noun: string;
  readonly isPlural: boolean;
  /** "my": a personal app. */
  readonly isMine: boolean;
  /** The words of the phrase itself. */
  readonly range: Range;
  /** The phrase with the words that follow and belong to it: "defteri", "tracker app". */
  readonly region: Range;
  /** Higher is more certain. */
  readonly strength: number;
  /** The phrase names the trade or place of work of the user. */
  readonly isTrade: boolean;
}

/** Strengths by the pattern that found the phrase. */
export const strengths = {
  beforeApp: 100,
  /** What the first sentences ask for, tell or name, by their grammar. */
  request: 97,
  clauseObject: 96,
  beforeHead: 92,
  /** The first phrase of a short description when a clause about it follows: "kavanozlarım, ne zaman kurdum". */
  lead: 82,
  /** The first phrase when only who uses the app follows: "chat for our hiking group". */
  leadFor: 74,
  builtObject: 86,
  verbObject: 80,
  afterFor: 70,
  trade: 66,
  /** "loco name, gauge": the owner of the first field. */
  fieldOwner: 60,
  bare: 55,
} as const;

/** Later sentences describe details. */
export const inSentence = (strength: number, sentence: number): number =>
  strength - Math.min(40, sentence * 12);
