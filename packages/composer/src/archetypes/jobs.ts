import type { Archetype } from './archetype.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** Work for customers with a deadline and a status: what is due, which job is at which stage, the income. */
export const jobs: Archetype = {
  id: 'jobs',
  defaultFields: [
    { use: 'title', isRequired: true },
    'customer',
    'due',
    { use: 'status', isRequired: true },
    'price',
    'paid',
    'note',
  ],
  plan(input) {
    const [main] = input.entities;
    const wanted =
      main === undefined
        ? []
        : [
            screenOf(input, 'due', main, { tr: 'Bugün', en: 'Today' }, 'today'),
            screenOf(input, 'board', main, { tr: 'Pano', en: 'Board' }, 'albums'),
            screenOf(input, 'income', main, { tr: 'Kazanç', en: 'Income' }, 'trending-up'),
          ];
    return {
      screens: planScreens(input, wanted),
      features: ['search', 'filter', 'settings', 'statistics'],
      layouts: ['tabs', 'floatingTabs', 'topTabs'],
    };
  },
};
