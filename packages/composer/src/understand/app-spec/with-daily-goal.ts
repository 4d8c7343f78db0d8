import { fold } from '../../language/fold.ts';
import { goalField } from '../../print/entity/entry-value.ts';
import type { Screen } from '../../spec/app-spec.ts';
import { goalInUnit } from '../../spec/daily-goal.ts';
import type { Entity } from '../../spec/entity.ts';
import type { StatedNumber } from '../stated-numbers/find-stated-numbers.ts';
import { goalFieldId } from '../stated-numbers/with-stated-numbers.ts';

export interface WithGoal {
  readonly entities: readonly Entity[];
  readonly screens: readonly Screen[];
}

/** A stated goal is that of a day where the first screen shows one, instead of a part of each row. */
export function withDailyGoal(
  { entities, screens }: WithGoal,
  statedNumbers: readonly StatedNumber[] = [],
): WithGoal {
  const goal = statedNumbers.find(({ kind, mayBeDaily }) => kind === 'goal' && mayBeDaily);
  const home = screens.find(({ kind }) => kind === 'logHome');
  const main = entities.find(({ id }) => id === home?.entity);
  if (goal === undefined || home === undefined || main === undefined) return { entities, screens };
  const rest = { ...main, fields: main.fields.filter(({ id }) => id !== goalFieldId) };
  const field = goalField(rest);
  const isOfRows = rest.fields.some(({ role }) => role === 'target');
  if (field === undefined || isOfRows || rest.fields.length === main.fields.length)
    return { entities, screens };
  const dailyGoal = goalInUnit(field, goal.value, fold(goal.counted ?? ''));
  const samples = rest.samples.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([id]) => id !== goalFieldId)),
  );
  return {
    entities: entities.map((entity) => (entity === main ? { ...rest, samples } : entity)),
    screens: screens.map((screen) =>
      screen === home ? { ...screen, options: { ...screen.options, dailyGoal } } : screen,
    ),
  };
}
