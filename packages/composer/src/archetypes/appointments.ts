import type { Archetype } from './archetype.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** Who comes when: the day's agenda, booking of free times, a calendar and the income. */
export const appointments: Archetype = {
  id: 'appointments',
  defaultFields: [
    { use: 'customer', isRequired: true },
    { use: 'dt', isRequired: true },
    'dur',
    'price',
    'status',
    'note',
  ],
  plan(input) {
    const [main] = input.entities;
    if (main === undefined)
      return { screens: planScreens(input, []), features: ['settings'], layouts: ['tabs'] };
    const wanted = [
      screenOf(input, 'agenda', main, { tr: 'Ajanda', en: 'Agenda' }, 'today'),
      screenOf(input, 'calendar', main, { tr: 'Takvim', en: 'Calendar' }, 'calendar'),
      screenOf(input, 'income', main, { tr: 'Kazanç', en: 'Income' }, 'trending-up'),
    ];
    const inner = [
      screenOf(input, 'booking', main, { tr: 'Yeni kayıt', en: 'New booking' }, 'add-circle', 'inner'),
    ];
    return {
      screens: planScreens(input, wanted, inner),
      features: ['search', 'filter', 'settings', 'statistics'],
      layouts: input.random() < 0.5 ? ['tabs', 'floatingTabs'] : ['floatingTabs', 'tabs'],
    };
  },
};
