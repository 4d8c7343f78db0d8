import { habit } from '../print/kinds/habit/habit.ts';
import type { Archetype } from './archetype.ts';
import { listScreen } from './entity-screens.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** Entries over time: the figure they are about, everything by day, a chart. Habits have their own home. */
export const log: Archetype = {
  id: 'log',
  defaultFields: [{ use: 'title', isRequired: true }, { use: 'date', isRequired: true }, 'value', 'note'],
  plan(input) {
    const [main] = input.entities;
    if (main === undefined) return { screens: planScreens(input, []), features: [], layouts: ['tabs'] };
    const isHabit = habit.accepts(main, { entities: [...input.entities] });
    const wanted = isHabit
      ? [
          screenOf(input, 'habit', main, { tr: 'Bugün', en: 'Today' }, 'today'),
          screenOf(input, 'habitProgress', main, { tr: 'Gelişim', en: 'Progress' }, 'stats-chart'),
          { ...listScreen(main, input.language), icon: 'list' },
        ]
      : [
          {
            ...screenOf(input, 'logHome', main, { tr: 'Özet', en: 'Overview' }, 'home'),
            title: listScreen(main, input.language).title,
            tabTitle: input.language === 'tr' ? 'Özet' : 'Overview',
          },
          screenOf(input, 'history', main, { tr: 'Geçmiş', en: 'History' }, 'time'),
          screenOf(input, 'chart', main, { tr: 'Grafik', en: 'Chart' }, 'stats-chart'),
        ];
    return {
      screens: planScreens(input, wanted),
      features: ['search', 'filter', 'settings', 'statistics'],
      layouts: input.random() < 0.6 ? ['tabs', 'floatingTabs'] : ['floatingTabs', 'topTabs'],
    };
  },
};
