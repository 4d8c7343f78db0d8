import {
  type Currency,
  currency,
  defaultCurrency,
  type EndpointReply,
  type listPlans,
} from '@kilim/contract';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/browser-storage.ts';

// The currency chosen on this device; until then the visitor's country decides.

const storageKey = 'currency';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Also kept in memory, because storage may be blocked.
let chosen: Currency | null = null;

const readChoice = (): Currency | null => currency.safeParse(readStored(storageKey)).data ?? chosen;

/** The chosen currency, or null; re-renders when it changes. */
function useChosenCurrency(): Currency | null {
  // There is no device during server rendering.
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

/** Stores the currency for this device. */
export function chooseCurrency(choice: Currency): void {
  chosen = choice;
  writeStored(storageKey, choice);
  for (const listener of listeners) listener();
}

type Offer = Pick<EndpointReply<typeof listPlans>, 'currency' | 'currencies'>;

/** The currency of shown prices: the one chosen on this device if it can be paid, else the visitor's default. */
export function useShownCurrency(offer: Offer | undefined): Currency {
  const wanted = useChosenCurrency();
  if (offer === undefined) return wanted ?? defaultCurrency;
  return wanted !== null && offer.currencies.includes(wanted) ? wanted : offer.currency;
}
