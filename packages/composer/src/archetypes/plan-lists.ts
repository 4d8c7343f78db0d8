import type { Plan, PlanInput } from './archetype.ts';
import { innerScreens, listScreen, settingsScreen } from './entity-screens.ts';

const listMaximum = 4;

/** A list, details and a form per entity, and settings: what every archetype with rows starts from. */
export function planLists({ entities, language }: PlanInput): Plan {
  return {
    screens: [
      ...entities.slice(0, listMaximum).map((entity) => listScreen(entity, language)),
      settingsScreen(language),
      ...entities.flatMap((entity) => innerScreens(entity, language)),
    ],
    features: ['search', 'filter', 'settings'],
    layouts: ['tabs', 'floatingTabs', 'topTabs'],
  };
}
