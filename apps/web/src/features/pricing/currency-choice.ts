import { type Currency, currency } from '@kilim/contract';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../storage/browser-storage.ts';

// The currency that was chosen on this device; the place decides until somebody chooses.

const storageKey = 'currency';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Remembered beside the storage, which may be blocked.
let chosen: Currency | null = null;

const readChoice = (): Currency | null => currency.safeParse(readStored(storageKey)).data ?? chosen;

/** The chosen currency, or null while nobody chose; the component follows a choice. */
export function useChosenCurrency(): Currency | null {
  // Pages that are rendered on the server know no device.
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

/** Chooses a currency for this device. */
export function chooseCurrency(choice: Currency): void {
  chosen = choice;
  writeStored(storageKey, choice);
  for (const listener of listeners) listener();
}
