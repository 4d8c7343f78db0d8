import { create } from 'zustand';
import { findProduct } from './catalog';
import { type Language, remember } from './settings';

export interface CartLine {
  productId: string;
  color: string;
  quantity: number;
}

export interface Order {
  number: string;
  pieces: number;
  total: number;
  language: Language;
}

interface ShopState {
  cart: CartLine[];
  favorites: string[];
  orders: Order[];
  addToCart: (line: CartLine) => void;
  setQuantity: (line: CartLine, quantity: number) => void;
  toggleFavorite: (productId: string) => void;
  placeOrder: (language: Language) => Order;
}

const freeShippingFrom: Record<Language, number> = { tr: 2500, en: 90 };
const shippingPrice: Record<Language, number> = { tr: 89, en: 6 };

const isSame = (a: CartLine, b: CartLine) => a.productId === b.productId && a.color === b.color;

export function countPieces(cart: readonly CartLine[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

export function totalsOf(cart: readonly CartLine[], language: Language) {
  const subtotal = cart.reduce(
    (sum, line) => sum + (findProduct(line.productId)?.price[language] ?? 0) * line.quantity,
    0,
  );
  const untilFree = Math.max(0, freeShippingFrom[language] - subtotal);
  const shipping = cart.length === 0 || untilFree === 0 ? 0 : shippingPrice[language];
  return {
    subtotal,
    shipping,
    total: subtotal + shipping,
    untilFree,
    freeShare: Math.min(1, subtotal / freeShippingFrom[language]),
  };
}

export const useShop = create<ShopState>()((set, get) => ({
  cart: [],
  favorites: ['rug-weave'],
  orders: [],

  addToCart: (line) =>
    set(({ cart }) => ({
      cart: cart.some((each) => isSame(each, line))
        ? cart.map((each) =>
            isSame(each, line) ? { ...each, quantity: each.quantity + line.quantity } : each,
          )
        : [...cart, line],
    })),

  setQuantity: (line, quantity) =>
    set(({ cart }) => ({
      cart:
        quantity < 1
          ? cart.filter((each) => !isSame(each, line))
          : cart.map((each) => (isSame(each, line) ? { ...each, quantity } : each)),
    })),

  toggleFavorite: (productId) =>
    set(({ favorites }) => ({
      favorites: favorites.includes(productId)
        ? favorites.filter((id) => id !== productId)
        : [...favorites, productId],
    })),

  placeOrder: (language) => {
    const { cart, orders } = get();
    const order: Order = {
      number: `S-${1042 + orders.length}`,
      pieces: countPieces(cart),
      total: totalsOf(cart, language).total,
      language,
    };
    set({ cart: [], orders: [order, ...orders] });
    return order;
  },
}));

remember(useShop, 'shop', ({ cart, favorites, orders }) => ({ cart, favorites, orders }));
