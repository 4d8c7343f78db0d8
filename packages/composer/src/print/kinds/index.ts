// Every kind of screen that the composer can print. A new kind is a folder here and one line in the list.
import type { ScreenKind } from '../screen-kind.ts';
import { activityKinds } from './activity-kinds.ts';
import { balances } from './balances/balances.ts';
import { cart, checkout, purchases } from './cart/cart.ts';
import { detail } from './detail/detail.ts';
import { form } from './form/form.ts';
import { grid } from './grid/grid.ts';
import { kitKinds } from './kit-kinds.ts';
import { list } from './list/list.ts';
import { product } from './product/product.ts';
import { reminders } from './reminders/reminders.ts';
import { settings } from './settings/settings.ts';
import { shop } from './shop/shop.ts';
import { stock } from './stock/stock.ts';

export const screenKinds: readonly ScreenKind[] = [
  ...activityKinds,
  balances,
  cart,
  checkout,
  detail,
  form,
  grid,
  ...kitKinds,
  list,
  product,
  purchases,
  reminders,
  settings,
  shop,
  stock,
];

export function findScreenKind(id: string): ScreenKind | undefined {
  return screenKinds.find((kind) => kind.id === id);
}
