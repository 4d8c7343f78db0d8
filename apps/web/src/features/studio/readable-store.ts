import type { StoreApi } from 'zustand/vanilla';

/** A zustand store without `setState`: components read it and subscribe, its owner changes it. */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The readable part of a store, to be extended with the owner's methods. */
export function toReadable<State>({
  getState,
  getInitialState,
  subscribe,
}: StoreApi<State>): ReadableStore<State> {
  return { getState, getInitialState, subscribe };
}
