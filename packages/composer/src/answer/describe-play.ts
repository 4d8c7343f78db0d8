import type { Language } from '@kilim/contract';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import { type Play, playOf } from '../spec/play.ts';

const timeOf = (seconds: number, language: Language): string => {
  const isMinutes = seconds >= 60 && seconds % 60 === 0;
  const value = isMinutes ? seconds / 60 : seconds;
  if (language === 'tr') return `${value} ${isMinutes ? 'dakika' : 'saniye'}`;
  const unit = isMinutes ? 'minute' : 'second';
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
};

const parts: Readonly<Record<keyof Play, (value: number, language: Language) => string>> = {
  questions: (value, language) => (language === 'tr' ? `turda ${value} soru` : `${value} questions a round`),
  answerTime: (value, language) =>
    language === 'tr' ? `soru başına ${timeOf(value, language)}` : `${timeOf(value, language)} a question`,
  lives: (value, language) =>
    language === 'tr' ? `${value} can` : value === 1 ? '1 life' : `${value} lives`,
  work: (value, language) =>
    language === 'tr' ? `${timeOf(value, language)} çalışma` : `${timeOf(value, language)} of work`,
  rest: (value, language) =>
    language === 'tr' ? `${timeOf(value, language)} mola` : `${timeOf(value, language)} of rest`,
  pace: (value, language) => (language === 'tr' ? `%${value} hız` : `${value} % speed`),
  rounds: (value, language) =>
    language === 'tr' ? `${value} tur` : value === 1 ? '1 round' : `${value} rounds`,
  dailyGoal: (value, language) => (language === 'tr' ? `günlük hedef ${value}` : `a daily goal of ${value}`),
};

/** "turda 10 soru, soru başına 15 saniye": the numbers of a screen; empty if it has none. */
export const describeScreenPlay = (
  { kind, options }: Pick<Screen, 'kind' | 'options'>,
  language: Language,
): string =>
  Object.entries(playOf(kind, options))
    .map(([key, value]) => parts[key as keyof Play](value, language))
    .join(', ');

/** The numbers of the app's quiz, timer, game or log. */
export const describePlay = ({ screens, language }: AppSpec): string =>
  screens
    .map((screen) => describeScreenPlay(screen, language))
    .filter(Boolean)
    .join(', ');
