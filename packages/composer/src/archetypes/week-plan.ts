import type { Archetype } from './archetype.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** What repeats or happens in a week: seven days at a glance, and everything in a list. */
export const weekPlan: Archetype = {
  id: 'weekPlan',
  defaultFields: [{ use: 'title', isRequired: true }, 'days', 'startTime', 'endTime', 'place', 'note'],
  plan(input) {
    const [main] = input.entities;
    const wanted =
      main === undefined
        ? []
        : [
            screenOf(input, 'week', main, { tr: 'Hafta', en: 'Week' }, 'calendar'),
            screenOf(input, 'agenda', main, { tr: 'Gün', en: 'Day' }, 'today'),
            screenOf(input, 'list', main, { tr: 'Tümü', en: 'All' }, 'list'),
          ];
    return {
      screens: planScreens(input, wanted),
      features: ['search', 'filter', 'settings'],
      layouts: ['floatingTabs', 'tabs', 'topTabs'],
    };
  },
};
