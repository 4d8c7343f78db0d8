import { fieldOfRole, fieldOfType } from '../print/entity/entity-shape.ts';
import type { Screen } from '../spec/app-spec.ts';
import type { Archetype } from './archetype.ts';
import { innerScreens, listScreen, settingsScreen } from './entity-screens.ts';

/** Things with pictures: the newest first, by category, favourites in a screen of their own. */
export const collection: Archetype = {
  id: 'collection',
  defaultFields: ['title', 'photo', 'cat', 'rating', 'note', 'fav'],
  plan({ entities, language }) {
    const [main, ...others] = entities;
    if (main === undefined) throw new Error('A collection needs an entity');
    const hasPictures = fieldOfType(main, 'photo') !== undefined;
    const home: Screen = { ...listScreen(main, language), kind: hasPictures ? 'grid' : 'list' };
    const favourites: Screen = {
      ...home,
      id: 'Favourites',
      kind: 'grid',
      title: language === 'tr' ? 'Favoriler' : 'Favourites',
      icon: 'heart',
      options: { onlyFavourites: true },
    };
    return {
      screens: [
        home,
        ...(fieldOfRole(main, 'favourite') === undefined ? [] : [favourites]),
        ...others.slice(0, 2).map((entity) => listScreen(entity, language)),
        settingsScreen(language),
        ...entities.flatMap((entity) => innerScreens(entity, language)),
      ],
      features: ['search', 'filter', 'settings', 'favourites'],
      layouts: ['floatingTabs', 'tabs', 'topTabs'],
    };
  },
};
