import type { Archetype } from './archetype.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** Work that moves through stages: columns, a calendar of deadlines, statistics. */
export const board: Archetype = {
  id: 'board',
  defaultFields: [
    { use: 'title', isRequired: true },
    'person',
    'due',
    'prio',
    { use: 'status', isRequired: true },
    'note',
  ],
  plan(input) {
    const [main] = input.entities;
    const wanted =
      main === undefined
        ? []
        : [
            screenOf(input, 'board', main, { tr: 'Pano', en: 'Board' }, 'albums'),
            screenOf(input, 'calendar', main, { tr: 'Takvim', en: 'Calendar' }, 'calendar'),
            screenOf(input, 'statistics', main, { tr: 'Özet', en: 'Summary' }, 'stats-chart'),
          ];
    return {
      screens: planScreens(input, wanted),
      features: ['search', 'filter', 'settings', 'statistics'],
      layouts: ['topTabs', 'floatingTabs', 'tabs'],
    };
  },
};
