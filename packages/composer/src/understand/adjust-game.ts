import type { Choice } from './choose-subject.ts';
import type { Reading } from './reading.ts';
import { allMatches } from './score-subjects.ts';

/** "tetris benzeri oyun", "çarpım tablosu oyunu": a game or a quiz that is named says more than the word for games. */
export function applyGame(reading: Reading, choice: Choice): Choice {
  const { subject, noun } = choice;
  const isGeneral = subject?.options?.['game'] === 'collection';
  const isNamelessGame =
    subject === undefined &&
    (noun === undefined || /(?:^| )(?:game|games|oyun|oyunu|oyunlari)$/.test(noun.noun));
  if (!isGeneral && !isNamelessGame) return choice;
  const exact = allMatches(reading)
    .filter(({ isTypo }) => !isTypo)
    .sort((a, b) => b.length - a.length);
  const named =
    exact.find(({ value }) => value.archetype === 'game' && value.options?.['game'] !== 'collection') ??
    exact.find(({ value }) => value.archetype === 'quiz');
  return named
    ? { ...choice, subject: named.value, noun: undefined, others: [], phrase: named.text, at: named.start }
    : choice;
}
