import { fieldOfRole } from '../print/entity/entity-shape.ts';
import { shop } from '../print/kinds/shop/shop.ts';
import type { Screen } from '../spec/app-spec.ts';
import type { Archetype } from './archetype.ts';
import { innerScreens, listScreen, settingsScreen } from './entity-screens.ts';
import { planLists } from './plan-lists.ts';

const fixedScreen = (
  id: string,
  kind: string,
  title: string,
  icon: string,
  place: Screen['place'],
): Screen => ({
  id,
  kind,
  title,
  icon,
  place,
  options: {},
});

/** Products with prices, a basket, an order and the orders that were placed. */
export const catalogue: Archetype = {
  id: 'catalogue',
  defaultFields: ['name', 'photo', 'price', 'cat', 'desc', 'fav'],
  plan(input) {
    const { entities, language } = input;
    const products = entities.find((entity) => shop.accepts(entity, { entities: [...entities] }));
    if (products === undefined) return planLists(input);
    const isTurkish = language === 'tr';
    const home: Screen = { ...listScreen(products, language), kind: 'shop' };
    const favourites: Screen = {
      ...home,
      id: 'Favourites',
      kind: 'grid',
      title: isTurkish ? 'Favoriler' : 'Favourites',
      icon: 'heart',
      options: { onlyFavourites: true },
    };
    const [productDetail, productForm] = innerScreens(products, language);
    return {
      screens: [
        home,
        ...(fieldOfRole(products, 'favourite') === undefined ? [] : [favourites]),
        fixedScreen('Cart', 'cart', isTurkish ? 'Sepet' : 'Basket', 'basket', 'main'),
        fixedScreen('Purchases', 'purchases', isTurkish ? 'Siparişlerim' : 'My orders', 'receipt', 'main'),
        settingsScreen(language),
        ...(productDetail === undefined ? [] : [{ ...productDetail, kind: 'product' }]),
        ...(productForm === undefined ? [] : [productForm]),
        fixedScreen('Checkout', 'checkout', isTurkish ? 'Sipariş' : 'Order', 'card', 'inner'),
        ...entities
          .filter((entity) => entity !== products)
          .flatMap((entity) => innerScreens(entity, language)),
      ],
      features: ['search', 'filter', 'favourites', 'settings'],
      layouts: ['tabs', 'floatingTabs'],
    };
  },
};
