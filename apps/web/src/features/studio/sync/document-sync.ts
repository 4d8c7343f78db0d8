import { AppError, type FileOperation } from '@kilim/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { dirtyPaths } from '../document/document-state.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { Draft, ServerFile } from '../document/server-files.ts';
import { readConflicts, settleLostReplies } from './read-conflicts.ts';
import { draftDelay, isPaced, isTransient, retryDelay, type SaveStatus, saveDelay } from './save-status.ts';
import { createSerialQueue } from './serial-queue.ts';
import type { DraftStorage, Scheduler, SyncPort } from './sync-port.ts';

export interface DocumentSync {
  readonly status: Pick<StoreApi<SaveStatus>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Reads the files and puts drafts of an earlier tab over them; fails with an AppError. */
  load(): Promise<void>;
  /** Saves what is unsaved without waiting for the debounce. */
  saveNow(): Promise<void>;
  /** Reads the files again because somebody else changed them. */
  pull(): Promise<void>;
  /** Tries again at once, such as when the browser says that it is online. */
  retryNow(): void;
  /** Runs one request of its own between saves, after everything typed so far is saved. */
  runExclusive<T>(job: () => Promise<T>): Promise<T>;
  /** Keeps unsaved edits in this browser now: the page may be gone in a moment. */
  keepDrafts(): void;
  hasUnsavedEdits(): boolean;
  /** Ends watching; what is unsaved stays as drafts. */
  dispose(): void;
}

export interface DocumentSyncOptions {
  readonly store: DocumentStore;
  readonly port: SyncPort;
  readonly scheduler: Scheduler;
  readonly drafts: DraftStorage;
}

/** Saves one open document: debounced, newest wins, one request at a time, and never over somebody else's work. */
export function createDocumentSync({ store, port, scheduler, drafts }: DocumentSyncOptions): DocumentSync {
  const status = createStore<SaveStatus>(() => ({ kind: 'saved' }));
  const queue = createSerialQueue();
  let attempts = 0;
  // Counted, not flagged: a change that is told while files are being read may not be among them.
  let pullsAsked = 0;
  let pullsDone = 0;
  let hasKeptDrafts = false;
  let isDisposed = false;
  let cancelSave = (): void => {};
  let cancelDrafts = (): void => {};

  const isPullWanted = (): boolean => pullsAsked > pullsDone;
  const setStatus = (next: SaveStatus): void => status.setState(next, true);

  function armSave(delay: number): void {
    cancelSave();
    cancelSave = scheduler.schedule(delay, () => void queue.run(saveOnce));
  }

  function settleStatus(): void {
    const state = store.getState();
    if (dirtyPaths(state).some((path) => !state.conflicts.has(path))) {
      setStatus({ kind: 'pending' });
      if (!isDisposed) armSave(saveDelay);
    } else {
      setStatus({ kind: state.conflicts.size > 0 ? 'conflict' : 'saved' });
    }
  }

  function keepDrafts(): void {
    cancelDrafts();
    const { files, isLoaded } = store.getState();
    // Before the files are read, what is kept belongs to an earlier tab: it is not this one's to forget.
    if (!isLoaded) return;
    const unsaved = new Map<string, Draft>();
    for (const path of dirtyPaths(store.getState())) {
      const file = files.get(path);
      if (file !== undefined) unsaved.set(path, { content: file.content, baseHash: file.baseHash });
    }
    // Nothing here and nothing kept by this tab: another tab of the project may have drafts of its own.
    if (unsaved.size > 0 || hasKeptDrafts) drafts.write(unsaved);
    hasKeptDrafts = unsaved.size > 0;
  }

  function fail(error: AppError): void {
    if (isTransient(error)) {
      attempts += 1;
      setStatus(isPaced(error) ? { kind: 'failed', error } : { kind: 'offline' });
      if (!isDisposed) armSave(retryDelay(attempts));
    } else {
      setStatus({ kind: 'failed', error });
    }
  }

  async function pullOnce(): Promise<void> {
    const asked = pullsAsked;
    const { revision, files } = await port.load();
    pullsDone = asked;
    store.dispatch({ type: 'files-pulled', revision, files });
  }

  async function writeDirty(): Promise<void> {
    const state = store.getState();
    const sent: { path: string; content: string }[] = [];
    const operations: FileOperation[] = [];
    for (const path of dirtyPaths(state)) {
      const file = state.files.get(path);
      if (file === undefined || state.conflicts.has(path)) continue;
      sent.push({ path, content: file.content });
      operations.push({ kind: 'write', path, content: file.content, baseHash: file.baseHash });
    }
    if (operations.length === 0) return;
    setStatus({ kind: 'saving' });
    try {
      const reply = await port.write(operations, 'code-save');
      const hashes = new Map(reply.written.map((file) => [file.path, file.hash]));
      const saved: ServerFile[] = sent.flatMap(({ path, content }) => {
        const hash = hashes.get(path);
        return hash === undefined ? [] : [{ path, content, hash }];
      });
      // A jump of more than one says that somebody else's version went unnoticed.
      if (reply.revision > state.revision + 1) pullsAsked += 1;
      store.dispatch({
        type: 'files-saved',
        revision: isPullWanted() ? state.revision : reply.revision,
        files: saved,
      });
    } catch (error) {
      const conflicts = readConflicts(error);
      if (conflicts === undefined) throw error;
      const { lost, open } = settleLostReplies(conflicts, sent);
      store.dispatch({ type: 'files-saved', revision: state.revision, files: lost });
      store.dispatch({ type: 'conflicts-found', conflicts: open });
    }
  }

  async function saveOnce(): Promise<void> {
    cancelSave();
    try {
      await writeDirty();
      if (isPullWanted()) await pullOnce();
      attempts = 0;
      settleStatus();
    } catch (error) {
      fail(asAppError(error));
    }
    keepDrafts();
  }

  const stopWatching = store.subscribe((state, previous) => {
    if (!state.isLoaded || state.files === previous.files) return;
    cancelDrafts();
    cancelDrafts = scheduler.schedule(draftDelay, keepDrafts);
    const kind = status.getState().kind;
    // While a request runs or the line is down, the end of the request or the retry timer picks the edit up.
    if (kind === 'saving' || kind === 'offline') return;
    settleStatus();
  });

  return {
    status,
    async load() {
      const { revision, files } = await port.load();
      const kept = drafts.read();
      hasKeptDrafts = kept.size > 0;
      store.dispatch({ type: 'files-loaded', revision, files, drafts: kept });
      settleStatus();
    },
    saveNow: () => queue.run(saveOnce),
    pull() {
      pullsAsked += 1;
      return queue.run(saveOnce);
    },
    retryNow() {
      if (status.getState().kind === 'offline') armSave(0);
    },
    runExclusive: (job) =>
      queue.run(async () => {
        await saveOnce();
        try {
          return await job();
        } catch (error) {
          if (readConflicts(error) !== undefined) pullsAsked += 1;
          throw error;
        } finally {
          if (isPullWanted()) await saveOnce();
          else settleStatus();
        }
      }),
    keepDrafts,
    hasUnsavedEdits: () => dirtyPaths(store.getState()).length > 0,
    dispose() {
      isDisposed = true;
      keepDrafts();
      cancelSave();
      stopWatching();
    },
  };
}

function asAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('general_unknown', { cause: error });
}
