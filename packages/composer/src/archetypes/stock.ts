import { stock as stockKind } from '../print/kinds/stock/stock.ts';
import type { Archetype } from './archetype.ts';
import { innerScreens, listScreen, settingsScreen } from './entity-screens.ts';
import { planLists } from './plan-lists.ts';

/** Things that run out: by risk, with movements in and out. */
export const stock: Archetype = {
  id: 'stock',
  defaultFields: ['name', 'qty', 'min', 'price'],
  plan(input) {
    const { entities, language } = input;
    const products = entities.find((entity) => stockKind.accepts(entity, { entities: [...entities] }));
    if (products === undefined) return planLists(input);
    return {
      screens: [
        { ...listScreen(products, language), kind: 'stock' },
        ...entities
          .filter((entity) => entity !== products)
          .slice(0, 3)
          .map((entity) => listScreen(entity, language)),
        settingsScreen(language),
        ...entities.flatMap((entity) => innerScreens(entity, language)),
      ],
      features: ['search', 'settings'],
      layouts: ['tabs', 'topTabs', 'floatingTabs'],
    };
  },
};
