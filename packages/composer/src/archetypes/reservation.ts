import type { Archetype } from './archetype.ts';
import { planScreens } from './plan-screens.ts';
import { screenOf } from './screen-of.ts';

/** A room, pitch, table or vehicle that one customer has at a time: what is free, bookings, income. */
export const reservation: Archetype = {
  id: 'reservation',
  defaultFields: [
    { use: 'customer', isRequired: true },
    { use: 'roomRef', isRequired: true },
    { use: 'dt', isRequired: true },
    'dur',
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
            screenOf(input, 'slots', main, { tr: 'Müsaitlik', en: 'Availability' }, 'grid'),
            screenOf(input, 'calendar', main, { tr: 'Takvim', en: 'Calendar' }, 'calendar'),
            screenOf(input, 'income', main, { tr: 'Kazanç', en: 'Income' }, 'trending-up'),
          ];
    const inner =
      main === undefined
        ? []
        : [screenOf(input, 'booking', main, { tr: 'Yeni kayıt', en: 'New booking' }, 'add-circle', 'inner')];
    return {
      screens: planScreens(input, wanted, inner),
      features: ['search', 'filter', 'settings', 'statistics'],
      layouts: input.random() < 0.4 ? ['floatingTabs', 'tabs'] : ['tabs', 'floatingTabs'],
    };
  },
};
