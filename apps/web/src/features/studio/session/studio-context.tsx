import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { DocumentState } from '../document/document-state.ts';
import type { PreviewView } from '../preview/preview-store.ts';
import type { SaveStatus } from '../sync/save-status.ts';
import type { StudioSession } from './studio-session.ts';
import type { StudioUi } from './studio-ui.ts';

const StudioContext = createContext<StudioSession | null>(null);

/** Gives an open project to everything below. */
export function StudioProvider({ session, children }: { session: StudioSession; children: ReactNode }) {
  return <StudioContext value={session}>{children}</StudioContext>;
}

/** The open project. */
export function useStudio(): StudioSession {
  const session = useContext(StudioContext);
  if (session === null) throw new Error('useStudio needs a StudioProvider above it');
  return session;
}

/** A part of the open document; the component follows it. */
export function useDocument<Selected>(select: (state: DocumentState) => Selected): Selected {
  return useStore(useStudio().document, select);
}

/** A part of what is open and chosen on screen. */
export function useStudioUi<Selected>(select: (state: StudioUi) => Selected): Selected {
  return useStore(useStudio().ui, select);
}

/** How saving gets on. */
export function useSaveStatus(): SaveStatus {
  return useStore(useStudio().sync.status);
}

/** A part of what the preview says about itself. */
export function usePreview<Selected>(select: (state: PreviewView) => Selected): Selected {
  return useStore(useStudio().preview, select);
}
