import { findSource, type SourceElement } from '@kilim/design-model/source';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { SourceState, SourceStore } from './source-store.ts';

const Context = createContext<SourceStore | null>(null);

export const SourceProvider = Context;

/** The screen that is open on the canvas. */
export function useSource(): SourceStore {
  const store = use(Context);
  if (store === null) throw new Error('No screen is open.');
  return store;
}

export const useSourceState = <Part,>(choose: (state: SourceState) => Part): Part =>
  useStore(useSource(), choose);

/** The selected element of the screen, if there is one. */
export function useSelectedSource(): SourceElement | undefined {
  const screen = useSourceState((state) => state.screen);
  const selected = useSourceState((state) => state.selected);
  return screen === null || selected === null ? undefined : findSource(screen, selected);
}
