import type { Range, Reading } from '../reading.ts';
import { isMark } from '../word.ts';

/** Whether words end with the name of a field. */
export const endsInField = (reading: Reading, { from, to }: Range): boolean =>
  reading.index.fields
    .findAll(reading.words, from, to)
    .some(({ start, length, isTypo }) => !isTypo && start + length === to);

/** "an app where flat number, owner name, paid or pending is there": a place where fields stand. */
export function isPlaceOfFields(reading: Reading, at: number, to: number): boolean {
  if (reading.folded(at) !== 'where') return false;
  const comma = [2, 3, 4].find((step) => at + step < to && isMark(reading.words[at + step], ','));
  return comma !== undefined && endsInField(reading, { from: at + 1, to: at + comma });
}

/** "usable with cold fingers": how, no list of fields. */
export const isManner = (reading: Reading, at: number): boolean =>
  reading.folded(at) === 'with' &&
  /^(?:usable|works?|easy|fine|ok|go|goes|help|helps|deal|come|comes|live|lives|start|starts)$/.test(
    reading.folded(at - 1),
  );
