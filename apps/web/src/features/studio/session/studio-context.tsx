import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { DocumentState } from '../document/document-state.ts';
import type { PreviewView } from '../preview/preview-store.ts';
import type { SaveStatus } from '../sync/save-status.ts';
import type { StudioSession } from './studio-session.ts';
import type { StudioUi } from './studio-ui.ts';

const StudioContext = createContext<StudioSession | null>(null);

/** Provides an open project to its children. */
export function StudioProvider({ session, children }: { session: StudioSession; children: ReactNode }) {
  return <StudioContext value={session}>{children}</StudioContext>;
}

/** The open project. */
export function useStudio(): StudioSession {
  const session = useContext(StudioContext);
  if (session === null) throw new Error('useStudio must be used inside a StudioProvider.');
  return session;
}

/** Selects from the open document. */
export function useDocument<Selected>(select: (state: DocumentState) => Selected): Selected {
  return useStore(useStudio().document, select);
}

/** Selects from the interface state. */
export function useStudioUi<Selected>(select: (state: StudioUi) => Selected): Selected {
  return useStore(useStudio().ui, select);
}

/** The save status of the open document. */
export function useSaveStatus(): SaveStatus {
  return useStore(useStudio().sync.status);
}

/** Selects from the preview's state. */
export function usePreview<Selected>(select: (state: PreviewView) => Selected): Selected {
  return useStore(useStudio().preview, select);
}
