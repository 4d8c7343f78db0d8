import { isTurnOver } from '@kilim/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { hasUnsaved } from '../document/document-state.ts';
import { countProblems } from '../preview/preview-store.ts';
import { useDocument, usePreview, useStudio, useStudioUi } from './studio-context.tsx';

/** What happens in panes that may be hidden. */
export interface StudioActivity {
  /** An answer is being written. */
  readonly isBuilding: boolean;
  readonly hasUnreadAnswer: boolean;
  /** Errors of the app. */
  readonly problems: number;
  readonly hasUnsavedFiles: boolean;
}

/** What the tabs of narrow and medium windows show beside their names. */
export function useActivity(): StudioActivity {
  const { turns } = useStudio();
  return {
    isBuilding: useStore(turns, ({ turn }) => turn !== null && !isTurnOver(turn.status)),
    hasUnreadAnswer: useStudioUi((state) => state.hasUnreadAnswer),
    problems: usePreview(countProblems),
    hasUnsavedFiles: useDocument(hasUnsaved),
  };
}

/** Marks answers as read while the chat is shown. */
export function useReadAnswers(isChatShown: boolean): void {
  const { ui } = useStudio();
  const hasUnread = useStudioUi((state) => state.hasUnreadAnswer);
  useEffect(() => {
    if (isChatShown && hasUnread) ui.change({ hasUnreadAnswer: false });
  }, [isChatShown, hasUnread, ui]);
}
