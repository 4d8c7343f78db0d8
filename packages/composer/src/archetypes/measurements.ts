import { entryValue } from '../print/entity/entry-value.ts';
import type { Archetype } from './archetype.ts';
import { log } from './log.ts';
import { planLists } from './plan-lists.ts';

/** Readings over time: the latest value against the target with a line, history, lowest and highest. */
export const measurements: Archetype = {
  id: 'measurements',
  defaultFields: [{ use: 'value', isRequired: true }, { use: 'dt', isRequired: true }, 'note'],
  plan(input) {
    const [main] = input.entities;
    const value = main && entryValue(main);
    // Readings of many things, as grades of courses, form no line.
    return value === undefined || value.isAdditive ? planLists(input) : log.plan(input);
  },
};
