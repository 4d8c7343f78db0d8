import { isTurnOver, type ProjectEvent, type ProjectId, type Turn } from '@kilim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { markReserved } from '../../../api/credits.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { createRandomId } from '../../../api/random-id.ts';
import { onResume, subscribe } from '../../../api/realtime.ts';
import { currentTranslation } from '../../../i18n/translation.ts';
import { safeModeParameter } from '../../../navigation/paths.ts';
import { takeStudioPrompt } from '../../../storage/pending-prompt.ts';
import { showToast } from '../../../ui/toast.ts';
import { createHttpSyncPort } from '../api/http-sync-port.ts';
import { createTurnReader } from '../api/turns.ts';
import { afterStart } from '../chat/after-start.ts';
import { readAttachmentDraft, readPromptDraft } from '../chat/prompt-drafts.ts';
import { createTurnStream, type TurnStream } from '../chat/turn-stream.ts';
import { createDocumentStore, type DocumentStore } from '../document/document-store.ts';
import type { EditorMemory } from '../editor/editor-memory.ts';
import { didFreezeLastRun } from '../preview/freeze-detector.ts';
import { createPreviewStore, type PreviewStore, type StopReason } from '../preview/preview-store.ts';
import { createPromptQueue, type PromptQueue } from '../queue/prompt-queue.ts';
import { createBrowserDrafts } from '../sync/browser-drafts.ts';
import { createDocumentSync, type DocumentSync } from '../sync/document-sync.ts';
import { createFileCommands, type FileCommands } from '../sync/file-commands.ts';
import { createLocalFiles } from '../sync/local-files.ts';
import { idleScheduler } from '../sync/sync-port.ts';
import { isCodeRemembered, rememberCode } from './code-choice.ts';
import { hasOwnApp } from './has-own-app.ts';
import { createStudioUi, type StudioUiStore } from './studio-ui.ts';

/** The state and services of one open project in this tab. */
export interface StudioSession {
  readonly projectId: ProjectId;
  readonly document: DocumentStore;
  readonly sync: DocumentSync;
  readonly commands: FileCommands;
  readonly turns: TurnStream;
  readonly queue: PromptQueue;
  readonly preview: PreviewStore;
  readonly ui: StudioUiStore;
  readonly editorMemory: EditorMemory;
  /** Subscribes to events, then loads the files, so that no change is missed. Fails with an AppError. */
  start(): Promise<void>;
  /** Opens a file at a line and column and shows the code pane. */
  reveal(path: string, line: number, column: number): void;
  /** Opens a file in the editor and shows the code pane. */
  openFile(path: string): void;
  /** Shows or hides the editor of the wide layout and remembers the choice. */
  showCode(isShown: boolean): void;
  /** Saves unsaved edits and unsubscribes. */
  close(): void;
}

interface StudioSessionOptions {
  readonly projectId: ProjectId;
  readonly queryClient: QueryClient;
  readonly onDeleted: () => void;
}

function findStopReason(projectId: ProjectId): StopReason | null {
  if (didFreezeLastRun(projectId, Date.now())) return 'frozen';
  return new URLSearchParams(window.location.search).has(safeModeParameter) ? 'requested' : null;
}

/** Creates the session of one project. The caller has to start and close it. */
export function openStudioSession({
  projectId,
  queryClient,
  onDeleted,
}: StudioSessionOptions): StudioSession {
  const clientId = createRandomId();
  const document = createDocumentStore();
  const port = createHttpSyncPort(projectId, clientId);
  const sync = createDocumentSync({
    store: document,
    port,
    scheduler: idleScheduler,
    drafts: createBrowserDrafts(projectId),
    local: createLocalFiles(projectId),
    onDraftsFull: () =>
      showToast({ type: 'error', title: currentTranslation().translate('studio.save.draftsFull') }),
    onDeletionsDropped: (paths) =>
      showToast({
        type: 'warning',
        title: currentTranslation().translate(
          paths.length === 1 ? 'studio.tree.deletionDropped' : 'studio.tree.deletionsDropped',
          { path: paths[0] ?? '', count: paths.length },
        ),
      }),
  });
  const ui = createStudioUi(isCodeRemembered(projectId));
  let hadApp = false;
  const preview = createPreviewStore(findStopReason(projectId));
  const turns = createTurnStream({
    reader: createTurnReader(projectId),
    onEnd,
    schedule: (run) => afterStart(preview, run),
  });
  const stops: (() => void)[] = [];

  function onEnd(turn: Turn): void {
    void queryClient.invalidateQueries({ queryKey: queryKeys.credits.status });
    ui.change({ hasUnreadAnswer: true });
    // The answer has changed what the same prompt costs.
    void queryClient.invalidateQueries({ queryKey: queryKeys.projects.currentTurn(projectId) });
    // The event about the files may have been missed while disconnected.
    if (turn.status === 'done') void sync.pull().then(() => showApplied(turn));
    if (turn.createdProject !== null) {
      void queryClient.invalidateQueries({ queryKey: ['projects', 'list'] });
    }
    void queryClient
      .invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) })
      .finally(() => turns.clear(turn.id));
  }

  function noteReserved(): void {
    const { turn } = turns.getState();
    markReserved(turns, ui.getState().sending !== null || (turn !== null && !isTurnOver(turn.status)));
  }

  function showApplied({ id: turnId, versionId, revision }: Turn): void {
    showFirstApp();
    // A later change may have arrived with the pull; how that starts says nothing about this turn.
    if (versionId === null || document.getState().revision !== revision) return;
    ui.change({ appliedTurn: { turnId, versionId } });
  }

  /** A phone shows one pane: the app, once there is one. */
  function showFirstApp(): void {
    if (hadApp || !hasOwnApp(document.getState())) return;
    hadApp = true;
    ui.change({ narrowTab: 'preview' });
  }

  function showCode(isCodeShown: boolean): void {
    const { middlePane } = ui.getState();
    ui.change({ isCodeShown, middlePane: middlePane === 'design' ? 'preview' : middlePane });
    rememberCode(projectId, isCodeShown);
  }

  function openFile(path: string): void {
    document.dispatch({ type: 'tab-opened', path });
    ui.change({ narrowTab: 'code', middlePane: 'code', isTreeDrawerOpen: false });
    if (!ui.getState().isCodeShown) showCode(true);
  }

  function receive(event: ProjectEvent): void {
    switch (event.kind) {
      case 'files-changed':
        void queryClient.invalidateQueries({ queryKey: queryKeys.projects.versions(projectId), exact: true });
        if (event.clientId !== clientId && event.revision > document.getState().revision) void sync.pull();
        return;
      case 'verification-changed':
        void queryClient.invalidateQueries({ queryKey: queryKeys.projects.verification(projectId) });
        return;
      case 'locks-changed':
        queryClient.setQueryData(queryKeys.projects.locks(projectId), event.paths);
        return;
      case 'project-updated':
        queryClient.setQueryData(queryKeys.projects.one(projectId), event.project);
        return;
      case 'project-deleted':
        onDeleted();
        return;
      case 'turn-started':
      case 'turn-reported':
      case 'held-decided':
        void queryClient.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) });
        turns.receive(event);
        return;
      default:
        turns.receive(event);
    }
  }

  function resume(): void {
    void sync.pull();
    void turns.refresh().catch(() => undefined);
    void queryClient.invalidateQueries({ queryKey: queryKeys.projects.messages(projectId) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.projects.locks(projectId) });
  }

  function listen<Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) {
    window.addEventListener(name, listener);
    stops.push(() => window.removeEventListener(name, listener));
  }

  return {
    projectId,
    document,
    sync,
    commands: createFileCommands(document, sync, port),
    turns,
    queue: createPromptQueue(projectId, createRandomId),
    preview,
    editorMemory: new Map(),
    ui,
    async start() {
      stops.push(subscribe(`projects.${projectId}`, receive), onResume(resume));
      stops.push(turns.subscribe(noteReserved), ui.subscribe(noteReserved), () => markReserved(turns, false));
      listen('online', () => sync.retryNow());
      listen('pagehide', () => sync.saveDrafts());
      listen('beforeunload', (event) => {
        if (sync.hasUnsavedEdits()) event.preventDefault();
      });
      const [files] = await Promise.allSettled([sync.load(), turns.refresh()]);
      if (files.status === 'rejected') throw files.reason;
      const waiting = takeStudioPrompt(projectId);
      ui.change({
        prompt: waiting ?? readPromptDraft(projectId),
        attachments: readAttachmentDraft(projectId),
      });
      hadApp = hasOwnApp(document.getState());
      if (hadApp && waiting === null && turns.getState().turn === null) ui.change({ narrowTab: 'preview' });
    },
    reveal(path, line, column) {
      openFile(path);
      const request = (ui.getState().reveal?.request ?? 0) + 1;
      ui.change({ reveal: { path, line, column, request } });
    },
    openFile,
    showCode,
    close() {
      for (const stop of stops) stop();
      void sync.saveNow();
      sync.dispose();
    },
  };
}
