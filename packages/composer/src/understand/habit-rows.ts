import { fold } from '../language/fold.ts';
import type { Choice } from './choose-subject.ts';
import type { Reading } from './reading.ts';
import type { ExplicitField } from './understanding.ts';

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
