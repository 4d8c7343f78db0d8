import { useEffect } from 'react';
import { useStore } from 'zustand';
import { whenIdle } from '../../../ui/when-idle.ts';
import { useStudioWidth } from '../layout/use-studio-width.ts';
import { usePreview, useStudio, useStudioUi } from '../session/studio-context.tsx';
import { mayCheckUnasked } from './may-check.ts';
import type { TypeCheckState } from './type-check.ts';
import { type TypeSession, typesOf } from './type-session.ts';

/** The type check of the open project. */
export const useTypes = (): TypeSession => typesOf(useStudio());

/** Selects from the state of the type check. */
export function useTypeCheck<Selected>(select: (state: TypeCheckState) => Selected): Selected {
  return useStore(useTypes().check.state, select);
}

/** Whether the list of problems is shown. */
export const useTypePanel = (): boolean => useStore(useTypes().panel, ({ isOpen }) => isOpen);

/**
 * Starts the check when the app runs and the code is on screen, where it may not run unasked when the list is opened;
 * ends it with the editor.
 */
export function useRunTypeCheck(): void {
  const types = useTypes();
  const isOpen = useTypePanel();
  const width = useStudioWidth();
  const isCodeShown = useStudioUi(
    ({ narrowTab, middlePane }) =>
      width === 'wide' || (width === 'medium' ? middlePane === 'code' : narrowTab === 'code'),
  );
  const isPreviewReady = usePreview((view) => view.state.kind !== 'starting');
  const isWanted = isOpen || (isCodeShown && isPreviewReady && mayCheckUnasked());
  useEffect(() => {
    if (isOpen) types.start();
    else if (isWanted) return whenIdle(() => types.start());
  }, [isOpen, isWanted, types]);
  useEffect(() => () => types.stop(), [types]);
}
