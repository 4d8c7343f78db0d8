import type { Archetype } from './archetype.ts';
import { collection } from './collection.ts';

/** Texts to read: covers by category, favourites, and a page with the text in a comfortable size. */
export const articles: Archetype = {
  id: 'articles',
  defaultFields: ['title', 'photo', { use: 'cat' }, 'text', 'date', 'author', 'fav'],
  plan(input) {
    const plan = collection.plan(input);
    const main = input.entities[0]?.id;
    return {
      ...plan,
      screens: plan.screens.map((screen) =>
        screen.kind === 'detail' && screen.entity === main
          ? { ...screen, options: { ...screen.options, isReading: true } }
          : screen,
      ),
    };
  },
};
