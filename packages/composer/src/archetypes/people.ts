import type { Archetype } from './archetype.ts';
import { listScreen } from './entity-screens.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** A group of people: who is here today, the list, a report. */
export const people: Archetype = {
  id: 'people',
  defaultFields: [{ use: 'name', isRequired: true }, 'phone', 'note'],
  plan(input) {
    const [main, ...others] = input.entities;
    if (main === undefined) return { screens: planScreens(input, []), features: [], layouts: ['tabs'] };
    // Rows that mark a person on a day are entered in the roll call, so the list shows the people.
    const person = main.fields.find(({ role, type }) => role === 'person' && type === 'reference');
    const isMarks = person !== undefined && main.fields.some(({ role }) => role === 'present');
    const listed = isMarks ? (others.find(({ id }) => id === person.entity) ?? main) : main;
    const wanted = [
      screenOf(input, 'attendance', main, { tr: 'Yoklama', en: 'Attendance' }, 'checkmark-done'),
      listScreen(listed, input.language),
      screenOf(input, 'attendanceReport', main, { tr: 'Rapor', en: 'Report' }, 'stats-chart'),
    ];
    return {
      screens: planScreens(input, wanted),
      features: ['search', 'filter', 'settings', 'statistics'],
      layouts: ['tabs', 'topTabs', 'floatingTabs'],
    };
  },
};
