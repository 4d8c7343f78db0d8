import type { Archetype } from './archetype.ts';
import { collection } from './collection.ts';

/** Places with drawn covers, by category, with address and rating; favourites on a screen of their own. */
export const places: Archetype = {
  ...collection,
  id: 'places',
  defaultFields: [{ use: 'name', isRequired: true }, 'photo', 'cat', 'place', 'rating', 'fav', 'note'],
};
