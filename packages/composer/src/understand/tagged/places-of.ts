import type { Choice } from '../choose-subject.ts';
import type { Range } from '../reading.ts';

/** Where the words stand that a subject was chosen by. */
export function placesOf({ noun, about, at, phrase = '', chosenBy }: Choice): readonly Range[] {
  return [
    ...(noun ? [noun.range] : []),
    ...(about ? [about] : []),
    ...(at === undefined ? [] : [{ from: at, to: at + phrase.split(' ').length }]),
    ...(chosenBy ? [chosenBy] : []),
  ];
}
