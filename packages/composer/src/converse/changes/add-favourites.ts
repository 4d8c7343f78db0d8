import { type Field, fieldSchema } from '../../spec/field.ts';
import { featureWordsIn } from '../feature-words.ts';
import type { Operation } from '../operation.ts';
import { adds } from '../verbs.ts';
import { entityFor } from './add-field.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const texts = {
  tr: { field: 'Favori', screen: 'Favoriler' },
  en: { field: 'Favourite', screen: 'Favourites' },
} as const;

/** "favori ekle", "add favourites": a mark on each row, and a screen with the marked ones. */
export const readAddedFavourites: ReadChange = (followUp) => {
  const { spec, has } = followUp;
  const isNamed = featureWordsIn(followUp).includes('favourites') || has(/ (?:favori\w*|favou?rites?) /);
  const entity = entityFor(followUp);
  if (!has(adds) || !isNamed || entity === undefined) return undefined;
  const isShown = spec.screens.some(({ options }) => options.onlyFavourites === true);
  const known = entity.fields.find(({ role }) => role === 'favourite');
  if (isShown) return nothing('same');
  const { language } = spec;
  const found: Operation[] = [];
  if (known === undefined) {
    if (entity.fields.some(({ id }) => id === 'favourite')) return undefined;
    const field: Field = fieldSchema.parse({
      id: 'favourite',
      label: texts[language].field,
      type: 'boolean',
      role: 'favourite',
    });
    const column = entity.samples.map((_, row) => row % 3 === 0);
    found.push({ kind: 'addField', entity: entity.id, field, index: entity.fields.length, column });
  }
  const settings = spec.screens.findIndex(({ kind, place }) => kind === 'settings' && place === 'main');
  const ids = new Set(spec.screens.map(({ id }) => id));
  found.push({
    kind: 'addScreen',
    screen: {
      id: ids.has('Favourites') ? 'FavouriteItems' : 'Favourites',
      kind: 'grid',
      entity: entity.id,
      title: texts[language].screen,
      icon: 'heart',
      place: 'main',
      options: { onlyFavourites: true },
    },
    index: settings > 0 ? settings : spec.screens.length,
  });
  return operations(...found);
};
