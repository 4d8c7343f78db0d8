import type { FileOperation } from '@kilim/contract';
import { isUnreachable } from '../../../api/client.ts';
import type { FileRename } from '../document/document-reducer.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { DocumentSync } from './document-sync.ts';
import type { SyncPort, WriteReason, WriteResult } from './sync-port.ts';

/** A deleted file with its content, including unsaved edits. */
export interface DeletedFile {
  readonly path: string;
  readonly content: string;
}

export interface FileCommands {
  createFile(path: string, content?: string): Promise<void>;
  /** Moves files in one version, for example all files of a folder. */
  renameFiles(renames: readonly { readonly from: string; readonly to: string }[]): Promise<void>;
  /** Returns the deleted files for `restoreFiles`. */
  deleteFiles(paths: readonly string[]): Promise<readonly DeletedFile[]>;
  restoreFiles(files: readonly DeletedFile[]): Promise<void>;
}

/**
 * Commands that create, move and delete files. Each call makes one version and fails with an AppError. Without the server
 * the change is unsaved and is sent with the next save: docs/rules/studio.md#without-the-server
 */
export function createFileCommands(store: DocumentStore, sync: DocumentSync, port: SyncPort): FileCommands {
  /** Null when the server cannot be reached. */
  async function writeOrNull(operations: FileOperation[], reason: WriteReason): Promise<WriteResult | null> {
    try {
      return await port.write(operations, reason);
    } catch (error) {
      if (isUnreachable(error)) return null;
      throw error;
    }
  }

  async function create(files: readonly DeletedFile[]): Promise<void> {
    if (files.length === 0) return;
    const operations = files.map(
      (file): FileOperation => ({ kind: 'write', path: file.path, content: file.content, baseHash: null }),
    );
    await sync.runExclusive(async () => {
      const reply = await writeOrNull(operations, 'create-file');
      if (reply === null) {
        store.dispatch({ type: 'created-locally', files });
        return;
      }
      const contents = new Map(files.map((file) => [file.path, file.content]));
      store.dispatch({
        type: 'files-created',
        revision: reply.revision,
        files: reply.written.map(({ path, hash }) => ({ path, hash, content: contents.get(path) ?? '' })),
      });
    });
  }

  return {
    createFile: (path, content = '') => create([{ path, content }]),
    restoreFiles: create,
    renameFiles: (renames) =>
      sync.runExclusive(async () => {
        const operations = renames.flatMap(({ from, to }): FileOperation[] => {
          const baseHash = store.getState().files.get(from)?.baseHash;
          return baseHash === undefined || baseHash === null ? [] : [{ kind: 'rename', from, to, baseHash }];
        });
        // The server does not have a file that was never saved.
        const isKnown = operations.length === renames.length;
        const reply = isKnown ? await writeOrNull(operations, 'rename') : null;
        if (reply === null) {
          store.dispatch({ type: 'renamed-locally', renames });
          return;
        }
        const hashes = new Map(reply.written.map((file) => [file.path, file.hash]));
        const done = renames.flatMap(({ from, to }): FileRename[] => {
          const hash = hashes.get(to) ?? store.getState().files.get(from)?.baseHash;
          return hash === undefined || hash === null ? [] : [{ from, to, hash }];
        });
        store.dispatch({ type: 'files-renamed', revision: reply.revision, renames: done });
      }),
    deleteFiles: (paths) =>
      sync.runExclusive(async () => {
        const { files, revision } = store.getState();
        const deleted: DeletedFile[] = [];
        const operations: FileOperation[] = [];
        for (const path of paths) {
          const file = files.get(path);
          if (file === undefined) continue;
          deleted.push({ path, content: file.content });
          if (file.baseHash !== null) operations.push({ kind: 'delete', path, baseHash: file.baseHash });
        }
        const reply = operations.length === 0 ? { revision } : await writeOrNull(operations, 'delete');
        const removed = deleted.map((file) => file.path);
        store.dispatch(
          reply === null
            ? { type: 'deleted-locally', paths: removed }
            : { type: 'files-removed', revision: reply.revision, paths: removed },
        );
        return deleted;
      }),
  };
}
