import { balances } from '../print/kinds/balances/balances.ts';
import type { Archetype } from './archetype.ts';
import { innerScreens, listScreen, settingsScreen } from './entity-screens.ts';
import { planLists } from './plan-lists.ts';

/** A balance per person: who owes how much, a statement per person, entries that add or pay off. */
export const ledger: Archetype = {
  id: 'ledger',
  defaultFields: ['person', 'amount', 'kind', 'date', 'note'],
  plan(input) {
    const { entities, language } = input;
    const people = entities.find((entity) => balances.accepts(entity, { entities: [...entities] }));
    if (people === undefined) return planLists(input);
    const others = entities.filter((entity) => entity !== people);
    return {
      screens: [
        { ...listScreen(people, language), kind: 'balances' },
        ...others.slice(0, 3).map((entity) => listScreen(entity, language)),
        settingsScreen(language),
        ...entities.flatMap((entity) => innerScreens(entity, language)),
      ],
      features: ['search', 'filter', 'settings'],
      layouts: ['tabs', 'floatingTabs', 'topTabs'],
    };
  },
};
