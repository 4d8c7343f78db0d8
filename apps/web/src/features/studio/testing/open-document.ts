import { AppError, type FileOperation } from '@kilim/contract';
import { createDocumentStore } from '../document/document-store.ts';
import type { Draft } from '../document/merge-server-files.ts';
import { createDocumentSync } from '../sync/document-sync.ts';
import { createFileCommands } from '../sync/file-commands.ts';
import type { LocalFiles, Scheduler, SyncPort } from '../sync/sync-port.ts';
import { InMemoryProject } from './in-memory-project.ts';

/** Timers that the test runs. */
export function createManualScheduler() {
  const waiting = new Set<{ delay: number; task: () => void }>();
  const scheduler: Scheduler = {
    schedule(delay, task) {
      const entry = { delay, task };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
  };
  return {
    scheduler,
    delays: () => [...waiting].map((entry) => entry.delay),
    runAll() {
      const due = [...waiting];
      waiting.clear();
      for (const entry of due) {
        entry.task();
      }
    },
  };
}

/** An in-memory server; `hold` delays its replies. */
export function createServer(initial: Record<string, string>) {
  const project = new InMemoryProject(initial);
  let failure: AppError | undefined;
  let isReplyLost = false;
  let gate: Promise<void> = Promise.resolve();
  const writes: FileOperation[][] = [];

  const port: SyncPort = {
    async write(operations) {
      writes.push(operations);
      await gate;
      if (failure !== undefined) throw failure;
      const result = project.write(operations);
      if (isReplyLost) {
        isReplyLost = false;
        throw new AppError('general_unavailable');
      }
      return result;
    },
    async load() {
      if (failure !== undefined) throw failure;
      return { revision: project.revision, files: project.list() };
    },
  };
  return {
    port,
    contents: project.contents,
    writes,
    fail: (error: AppError | undefined) => {
      failure = error;
    },
    loseNextReply: () => {
      isReplyLost = true;
    },
    hold() {
      let open = (): void => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
    changeElsewhere: (path: string, content: string | null) => project.changeElsewhere(path, content),
  };
}

export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

export const noFiles: LocalFiles = { read: async () => null, write: async () => undefined };

/** A loaded document with its sync against an in-memory server. */
export async function openDocument(
  initial: Record<string, string>,
  kept: ReadonlyMap<string, Draft> = new Map(),
  local: LocalFiles = noFiles,
) {
  const server = createServer(initial);
  const timers = createManualScheduler();
  const store = createDocumentStore();
  const storage = { drafts: kept };
  const dropped: string[] = [];
  const sync = createDocumentSync({
    store,
    port: server.port,
    scheduler: timers.scheduler,
    local,
    onDeletionsDropped: (paths) => dropped.push(...paths),
    drafts: {
      read: () => storage.drafts,
      write: (drafts) => {
        storage.drafts = drafts;
        return true;
      },
    },
  });
  await sync.load();
  return {
    server,
    timers,
    store,
    sync,
    storage,
    dropped,
    commands: createFileCommands(store, sync, server.port),
    edit: (path: string, content: string) => store.dispatch({ type: 'file-edited', path, content }),
    status: () => sync.status.getState().kind,
  };
}
