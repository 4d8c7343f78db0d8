import type { ProjectId } from '@kilim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { sendMountReport } from '../api/report-mount.ts';
import { hasUnsaved } from '../document/document-state.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { StudioUiStore } from '../session/studio-ui.ts';
import { createMountWatch, type MountWatch } from './mount-watch.ts';

interface ReportMountsOptions {
  readonly projectId: ProjectId;
  readonly queryClient: QueryClient;
  readonly document: Pick<DocumentStore, 'getState'>;
  readonly ui: Pick<StudioUiStore, 'subscribe'>;
}

export type MountReporter = Pick<MountWatch, 'noteEdit' | 'noteUpdate' | 'noteState'> & { stop(): void };

function later(task: () => void, delay: number): () => void {
  const timer = setTimeout(task, delay);
  return () => clearTimeout(timer);
}

/**
 * Reports how the versions of ended turns start in this preview. A hidden page reports nothing, because the browser
 * slows it down, and neither does one with unsaved edits, because it runs other files.
 */
export function reportMounts({ projectId, queryClient, document, ui }: ReportMountsOptions): MountReporter {
  const watch = createMountWatch({
    later,
    report: (turnId, outcome) => void sendMountReport(queryClient, projectId, turnId, outcome),
  });
  const unsubscribe = ui.subscribe(({ appliedTurn }, before) => {
    if (appliedTurn === null || appliedTurn === before.appliedTurn) return;
    const { hidden } = window.document;
    if (!hidden && !hasUnsaved(document.getState())) watch.start(appliedTurn);
  });
  const cancelHidden = (): void => {
    if (window.document.hidden) watch.cancel();
  };
  window.document.addEventListener('visibilitychange', cancelHidden);
  return {
    noteEdit: watch.noteEdit,
    noteUpdate: watch.noteUpdate,
    noteState: watch.noteState,
    stop: () => {
      window.document.removeEventListener('visibilitychange', cancelHidden);
      unsubscribe();
      watch.cancel();
    },
  };
}
