import { type Currency, currency } from '@kilim/contract';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../storage/browser-storage.ts';

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
export function useChosenCurrency(): Currency | null {
  // There is no device during server rendering.
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

/** Stores the currency for this device. */
export function chooseCurrency(choice: Currency): void {
  chosen = choice;
  writeStored(storageKey, choice);
  for (const listener of listeners) listener();
}
