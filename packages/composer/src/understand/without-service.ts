import { fold } from '../language/fold.ts';
import type { Choice } from './choose-subject.ts';
import type { AppUnderstanding } from './understanding.ts';
import type { NotIncludedReason } from './words/feature-words.ts';

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
