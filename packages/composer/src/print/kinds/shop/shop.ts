import { fieldOfRole, fieldOfType } from '../../entity/entity-shape.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { grid } from '../grid/grid.ts';

/** Products as cards with prices, and the basket's total above the navigation. */
export const shop: ScreenKind = {
  ...grid,
  id: 'shop',
  words: {
    tr: ['ürünler', 'katalog', 'vitrin', 'mağaza', 'menü'],
    en: ['products', 'catalogue', 'catalog', 'shop', 'store', 'menu'],
  },
  accepts: (entity) =>
    entity !== undefined &&
    (fieldOfRole(entity, 'price', 'amount') ?? fieldOfType(entity, 'money')) !== undefined,
  print: (screen, context) =>
    grid.print({ ...screen, options: { ...screen.options, withCart: true } }, context),
};
