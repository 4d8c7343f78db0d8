import { createCollection } from '../data/collection';
import { sum } from '../data/numbers';

/** A product in the basket, as it was when it was added. */
export interface CartLine {
  /** The product's id. */
  id: string;
  name: string;
  price: number;
  /** Name of its picture. */
  picture?: string;
  count: number;
}

export interface Purchase {
  id: string;
  /** A day such as 2026-01-31. */
  date: string;
  lines: readonly CartLine[];
  delivery: number;
  total: number;
  name: string;
  phone: string;
  address: string;
  payment: 'cash' | 'card' | 'transfer';
}

export const useCart = createCollection<CartLine>({ key: 'cart', version: 1, samples: () => [] });

export const usePurchases = createCollection<Purchase>({ key: 'purchases', version: 1, samples: () => [] });

export function addToCart(product: Omit<CartLine, 'count'>, count = 1) {
  const { items, save } = useCart.getState();
  const line = items.find(({ id }) => id === product.id);
  save({ ...product, count: (line?.count ?? 0) + count });
}

/** Changes how many are in the basket; zero takes the product out. */
export function setCount(line: CartLine, count: number) {
  const { update, remove } = useCart.getState();
  if (count < 1) remove(line.id);
  else update(line.id, { count });
}

/** Sum, number of pieces and what is to be paid. Set `deliveryPrice` if the shop charges for delivery. */
const deliveryPrice = 0;

export function totalsOf(lines: readonly CartLine[]) {
  const subtotal = sum(lines.map(({ price, count }) => price * count));
  const pieces = sum(lines.map(({ count }) => count));
  const delivery = pieces === 0 ? 0 : deliveryPrice;
  return { subtotal, pieces, delivery, total: subtotal + delivery };
}

/** Turns the basket into an order. */
export function placeOrder(
  customer: Pick<Purchase, 'name' | 'phone' | 'address' | 'payment'>,
  date: string,
): string {
  const lines = useCart.getState().items;
  const { delivery, total } = totalsOf(lines);
  const id = usePurchases.getState().save({ ...customer, date, lines, delivery, total });
  useCart.getState().clear();
  return id;
}
