import {
  type EditorFrame,
  type ElementId,
  type Layout,
  layoutScreen,
  pickElements,
  type Screen,
} from '@kilim/design-model';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { CanvasView } from '../canvas/canvas-view.ts';
import type { DesignFile } from './design-file.ts';
import { currentScreen, type DesignerState, type DesignerStore } from './designer-store.ts';

/** What all parts of the designer share. */
export interface Designer {
  readonly file: DesignFile;
  readonly store: DesignerStore;
  readonly view: CanvasView;
  /** Which catalogue, devices and files the editor has. */
  readonly frame: EditorFrame;
}

const DesignerContext = createContext<Designer | null>(null);

export function DesignerProvider({ designer, children }: { designer: Designer; children: ReactNode }) {
  return <DesignerContext value={designer}>{children}</DesignerContext>;
}

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (designer === null) throw new Error('useDesigner must be used inside a DesignerProvider.');
  return designer;
}

/** Selects from the state of the designer. */
export function useDesignerState<Selected>(choose: (state: DesignerState) => Selected): Selected {
  return useStore(useDesigner().store, choose);
}

export const useScreen = (): Screen => useDesignerState(currentScreen);
export const useSelection = (): readonly ElementId[] =>
  useDesignerState((state) => state.history.present.selection);

const layouts = new WeakMap<Screen, Layout>();

/** Frames of a screen's elements, computed once for each state of it. */
export function layoutOf(screen: Screen): Layout {
  const known = layouts.get(screen);
  if (known !== undefined) return known;
  const layout = layoutScreen(screen);
  layouts.set(screen, layout);
  return layout;
}

/** The elements of the screen that is shown with these ids, in their order. */
export function useElements(ids: readonly ElementId[]) {
  const { elements } = useScreen();
  return useMemo(() => pickElements(elements, ids), [elements, ids]);
}
