import type { Archetype } from './archetype.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** Things to do or to buy: what is left, everything, a calendar of deadlines. */
export const checklist: Archetype = {
  id: 'checklist',
  defaultFields: [{ use: 'title', isRequired: true }, 'due', 'prio', 'done', 'note'],
  plan(input) {
    const [main] = input.entities;
    const hasDates = main?.fields.some(({ role }) => role === 'due') === true;
    const wanted =
      main === undefined
        ? []
        : [
            screenOf(
              input,
              'today',
              main,
              hasDates ? { tr: 'Bugün', en: 'Today' } : { tr: 'Liste', en: 'List' },
              'checkmark-circle',
            ),
            ...(hasDates
              ? [screenOf(input, 'calendar', main, { tr: 'Takvim', en: 'Calendar' }, 'calendar')]
              : []),
            screenOf(input, 'list', main, { tr: 'Tümü', en: 'All' }, 'list'),
          ];
    return {
      screens: planScreens(input, wanted),
      features: ['search', 'filter', 'settings'],
      layouts: input.random() < 0.5 ? ['floatingTabs', 'tabs'] : ['topTabs', 'floatingTabs'],
    };
  },
};
