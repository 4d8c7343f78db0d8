import { fold } from '../language/fold.ts';
import type { FeatureId } from '../spec/app-spec.ts';
import type { Choice } from './choose-subject.ts';
import type { Statements } from './read-statements.ts';
import type { Reading } from './reading.ts';
import type { AppUnderstanding, Contradiction, ExplicitField } from './understanding.ts';
import type { NotIncludedReason } from './words/feature-words.ts';

/** "No login" removes it even if a role was named; both statements are named. */
export function settleFeatures(statements: Statements, contradictions: Contradiction[]): FeatureId[] {
  const removed = [...statements.removedFeatures];
  for (const feature of removed) {
    if (!statements.features.delete(feature)) continue;
    contradictions.push({ kept: `no ${feature}`, dropped: feature });
  }
  return removed;
}

/** "habits: reading, walking" names rows, not fields. */
export const withoutHabits = (
  fields: readonly ExplicitField[],
  habits: readonly string[],
): readonly ExplicitField[] => {
  const names = new Set(habits.map(fold));
  return habits.length > 1 ? fields.filter(({ label }) => !names.has(fold(label))) : fields;
};

export const habitChoice = (reading: Reading): Choice => ({
  subject: reading.index.subjects.findPhrase('habit'),
  others: [],
  noun: undefined,
  trade: undefined,
  isCertain: true,
});

/** Subjects that people know from apps with a service or a sensor, and which of their words mean these. */
const services: readonly (readonly [subject: string, words: RegExp, reason: NotIncludedReason])[] = [
  ['everyWeather', /^(?:hava durumu|hava tahmini|weather|forecast|weather forecast)$/, 'forecast'],
  ['qrCode', /(?:scanner|reader|okuyucu)$/, 'barcode'],
  ['textTool', /^(?:ceviri|cevirmen|translator|translation)$/, 'translation'],
  ['metronome', /./, 'sound'],
  ['screenLight', /fener|flash|torch/, 'cameraLight'],
  ['everySteps', /sayar|counter|pedometer/, 'sensors'],
];

/** What the app does without, because a service or a sensor would do it. */
export const withoutService = ({ subject, phrase = '' }: Choice): AppUnderstanding['notIncluded'] => {
  const found = services.find(([id, words]) => id === subject?.id && words.test(fold(phrase)));
  return found ? [{ reason: found[2], words: phrase }] : [];
};

export const uniqueReasons = ({ notIncluded }: Statements): AppUnderstanding['notIncluded'] =>
  notIncluded.filter((item, at) => notIncluded.findIndex(({ reason }) => reason === item.reason) === at);
