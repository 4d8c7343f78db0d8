import { AppError, type FileOperation } from '@kilim/contract';
import { createStore } from 'zustand/vanilla';
import type { DocumentAction } from '../document/document-reducer.ts';
import { type DocumentState, dirtyPaths, hasUnsaved } from '../document/document-state.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { Draft, ServerFile } from '../document/merge-server-files.ts';
import type { ReadableStore } from '../readable-store.ts';
import { autosaveDelay, draftDelay, isThrottled, localFilesDelay, retryDelay } from './autosave-timing.ts';
import { parseConflicts, separateSavedFiles } from './parse-conflicts.ts';
import type { SaveStatus } from './save-status.ts';
import { createSerialQueue } from './serial-queue.ts';
import type { DraftStorage, LocalFiles, Scheduler, SyncPort } from './sync-port.ts';

export interface DocumentSync {
  readonly status: ReadableStore<SaveStatus>;
  /** Loads the files and applies stored drafts. Fails with an AppError. */
  load(): Promise<void>;
  /** Saves unsaved edits without waiting for the autosave delay. */
  saveNow(): Promise<void>;
  /** Loads the files again after a change on the server. */
  pull(): Promise<void>;
  /** Retries a failed save at once, for example when the browser is online again. */
  retryNow(): void;
  /** Saves unsaved edits, then runs `job` before any other save. */
  runExclusive<T>(job: () => Promise<T>): Promise<T>;
  /** Stores unsaved edits as drafts at once, for example before the page is closed. */
  saveDrafts(): void;
  hasUnsavedEdits(): boolean;
  /** Stops autosave; unsaved edits remain as drafts. */
  dispose(): void;
}

export interface DocumentSyncOptions {
  readonly store: DocumentStore;
  readonly port: SyncPort;
  readonly scheduler: Scheduler;
  readonly drafts: DraftStorage;
  readonly local: LocalFiles;
  /** The browser has no space for unsaved changes. */
  readonly onDraftsFull?: () => void;
  /** Files that were deleted here are back, because they were changed elsewhere since. */
  readonly onDeletionsDropped?: (paths: readonly string[]) => void;
}

/**
 * Autosave of one open document: debounced, one request at a time, and never over a change that was made on the server
 * since: docs/rules/studio.md#autosave
 */
export function createDocumentSync({
  store,
  port,
  scheduler,
  drafts,
  local,
  onDraftsFull,
  onDeletionsDropped,
}: DocumentSyncOptions): DocumentSync {
  const status = createStore<SaveStatus>(() => ({ kind: 'saved' }));
  const queue = createSerialQueue();
  let attempts = 0;
  // Counters instead of a flag: a change that is announced during a pull may be missing from its reply.
  let pullsRequested = 0;
  let pullsDone = 0;
  let hasStoredDrafts = false;
  let isDisposed = false;
  let cancelSave = (): void => {};
  let cancelDraftSave = (): void => {};
  let cancelLocalSave = (): void => {};
  let isLocalSavePending = false;
  let isDraftSaveScheduled = false;
  let wasFull = false;

  const isPullPending = (): boolean => pullsRequested > pullsDone;
  const setStatus = (next: SaveStatus): void => status.setState(next, true);

  function scheduleSave(delay: number): void {
    cancelSave();
    cancelSave = scheduler.schedule(delay, () => void queue.run(saveAndPull));
  }

  function updateStatus(): void {
    const state = store.getState();
    if (state.deleted.size > 0 || dirtyPaths(state).some((path) => !state.conflicts.has(path))) {
      setStatus({ kind: 'pending' });
      if (!isDisposed) scheduleSave(autosaveDelay);
    } else {
      setStatus({ kind: state.conflicts.size > 0 ? 'conflict' : 'saved' });
    }
  }

  function saveDrafts(): void {
    cancelDraftSave();
    isDraftSaveScheduled = false;
    const { files, deleted, isLoaded } = store.getState();
    // Until the files are loaded, stored drafts belong to an earlier tab and must remain.
    if (!isLoaded) return;
    // Before a saved draft is removed, so that the browser always has one of the two.
    if (isLocalSavePending) saveLocally();
    const unsaved = new Map<string, Draft>();
    for (const path of dirtyPaths(store.getState())) {
      const file = files.get(path);
      if (file === undefined) continue;
      const { content, baseHash, savedContent: base, sent } = file;
      unsaved.set(path, { content, baseHash, base, ...(sent && { sent }) });
    }
    for (const [path, { baseHash, savedContent }] of deleted)
      unsaved.set(path, { content: null, baseHash, base: savedContent });
    // Do not overwrite drafts of another tab when this tab has none.
    if (unsaved.size > 0 || hasStoredDrafts) {
      const isFull = !drafts.write(unsaved);
      if (isFull && !wasFull) onDraftsFull?.();
      wasFull = isFull;
    }
    hasStoredDrafts = unsaved.size > 0;
  }

  function fail(error: AppError): void {
    if (error.retryable) {
      attempts += 1;
      setStatus(isThrottled(error) ? { kind: 'failed', error } : { kind: 'offline' });
      if (!isDisposed) scheduleSave(retryDelay(attempts));
    } else {
      setStatus({ kind: 'failed', error });
    }
  }

  function saveLocally(): void {
    cancelLocalSave();
    isLocalSavePending = false;
    const state = store.getState();
    // The last known content of a file in conflict does not belong to this revision.
    if (state.conflicts.size === 0) void local.write({ revision: state.revision, files: savedFiles(state) });
  }

  function scheduleLocalSave(): void {
    cancelLocalSave();
    isLocalSavePending = true;
    cancelLocalSave = scheduler.schedule(localFilesDelay, saveLocally);
  }

  /** Applies what the server has, and reports deletions that this dropped. */
  function applyServer(action: DocumentAction, deletions: Iterable<string>): void {
    store.dispatch(action);
    const { files, deleted } = store.getState();
    const dropped = [...deletions].filter((path) => files.has(path) && !deleted.has(path));
    if (dropped.length > 0) onDeletionsDropped?.(dropped);
  }

  async function pullOnce(): Promise<void> {
    const requested = pullsRequested;
    const { revision, files } = await port.load();
    pullsDone = requested;
    applyServer({ type: 'files-pulled', revision, files }, store.getState().deleted.keys());
  }

  async function writeDirty(): Promise<void> {
    const state = store.getState();
    const sent: { path: string; content: string }[] = [];
    const deleted = [...state.deleted.keys()];
    // First, because a renamed file may differ from the deleted one only in letter case.
    const operations = [...state.deleted].map(
      ([path, { baseHash }]): FileOperation => ({ kind: 'delete', path, baseHash }),
    );
    for (const path of dirtyPaths(state)) {
      const file = state.files.get(path);
      if (file === undefined || state.conflicts.has(path)) continue;
      sent.push({ path, content: file.content });
      operations.push({ kind: 'write', path, content: file.content, baseHash: file.baseHash });
    }
    if (operations.length === 0) return;
    setStatus({ kind: 'saving' });
    store.dispatch({ type: 'files-sent', files: sent });
    try {
      const reply = await port.write(operations, 'code-save');
      const hashes = new Map(reply.written.map((file) => [file.path, file.hash]));
      const saved: ServerFile[] = sent.flatMap(({ path, content }) => {
        const hash = hashes.get(path);
        return hash === undefined ? [] : [{ path, content, hash }];
      });
      // A gap in the revisions means that another change was missed.
      if (reply.revision > state.revision + 1) pullsRequested += 1;
      store.dispatch({
        type: 'files-saved',
        revision: isPullPending() ? state.revision : reply.revision,
        files: saved,
        deleted,
      });
    } catch (error) {
      // A file that was deleted here is missing on the server as well: the pull drops the deletion.
      if (deleted.length > 0 && error instanceof AppError && error.type === 'file_not_found') {
        pullsRequested += 1;
        return;
      }
      const conflicts = parseConflicts(error);
      if (conflicts === undefined) throw error;
      const { saved, remaining } = separateSavedFiles(conflicts, sent);
      store.dispatch({ type: 'files-saved', revision: state.revision, files: saved });
      applyServer({ type: 'conflicts-found', conflicts: remaining }, deleted);
    }
  }

  async function saveAndPull(): Promise<void> {
    cancelSave();
    try {
      await writeDirty();
      if (isPullPending()) await pullOnce();
      attempts = 0;
      updateStatus();
    } catch (error) {
      fail(asAppError(error));
    }
    saveDrafts();
  }

  /** The first request after an opening from the browser: saving first would meet changes that a pull brings. */
  async function pullFirst(): Promise<void> {
    pullsRequested += 1;
    try {
      await pullOnce();
      attempts = 0;
      updateStatus();
    } catch (error) {
      fail(asAppError(error));
    }
  }

  const stopWatching = store.subscribe((state, previous) => {
    if (!state.isLoaded || state.files === previous.files) return;
    if (state.revision !== previous.revision || !previous.isLoaded) scheduleLocalSave();
    // Not postponed by further edits: a crash while typing loses no more than the delay.
    if (!isDraftSaveScheduled) cancelDraftSave = scheduler.schedule(draftDelay, saveDrafts);
    isDraftSaveScheduled = true;
    const kind = status.getState().kind;
    // The end of the running request or the retry timer will save the edit.
    if (kind === 'saving' || kind === 'offline') return;
    updateStatus();
  });

  return {
    status,
    async load() {
      const known = await local.read();
      const { revision, files } = known ?? (await port.load());
      const storedDrafts = drafts.read();
      hasStoredDrafts = storedDrafts.size > 0;
      const deletions = [...storedDrafts].flatMap(([path, { content }]) => (content === null ? [path] : []));
      applyServer({ type: 'files-loaded', revision, files, drafts: storedDrafts }, deletions);
      updateStatus();
      if (known !== null) void queue.run(pullFirst);
    },
    saveNow: () => queue.run(saveAndPull),
    pull() {
      pullsRequested += 1;
      return queue.run(saveAndPull);
    },
    retryNow() {
      if (status.getState().kind === 'offline') scheduleSave(0);
    },
    runExclusive: (job) =>
      queue.run(async () => {
        await saveAndPull();
        try {
          return await job();
        } catch (error) {
          if (parseConflicts(error) !== undefined) pullsRequested += 1;
          throw error;
        } finally {
          if (isPullPending()) await saveAndPull();
          else updateStatus();
        }
      }),
    saveDrafts,
    hasUnsavedEdits: () => hasUnsaved(store.getState()),
    dispose() {
      isDisposed = true;
      saveDrafts();
      cancelSave();
      cancelLocalSave();
      stopWatching();
    },
  };
}

function savedFiles({ files, deleted }: DocumentState): readonly ServerFile[] {
  return [...files, ...deleted].flatMap(([path, { savedContent, baseHash }]) =>
    baseHash === null ? [] : [{ path, content: savedContent, hash: baseHash }],
  );
}

function asAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('general_unknown', { cause: error });
}
