import type { FileOperation } from '@kilim/contract';
import { isNetworkFailure } from '../../../api/client.ts';
import type { FileRename } from '../document/document-reducer.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { DocumentSync } from './document-sync.ts';
import type { SyncPort } from './sync-port.ts';

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

/** Commands that create, move and delete files. Each call makes one version and fails with an AppError. */
export function createFileCommands(store: DocumentStore, sync: DocumentSync, port: SyncPort): FileCommands {
  async function create(files: readonly DeletedFile[]): Promise<void> {
    if (files.length === 0) return;
    const operations = files.map(
      (file): FileOperation => ({ kind: 'write', path: file.path, content: file.content, baseHash: null }),
    );
    await sync.runExclusive(async () => {
      const reply = await port.write(operations, 'create-file');
      const contents = new Map(files.map((file) => [file.path, file.content]));
      store.dispatch({
        type: 'files-created',
        revision: reply.revision,
        files: reply.written.map(({ path, hash }) => ({ path, hash, content: contents.get(path) ?? '' })),
      });
    });
  }

  return {
    async createFile(path, content = '') {
      try {
        await create([{ path, content }]);
      } catch (error) {
        // Without the server the file is an unsaved change.
        if (!isNetworkFailure(error)) throw error;
        store.dispatch({ type: 'file-created', path, content });
      }
    },
    restoreFiles: create,
    renameFiles: (renames) =>
      sync.runExclusive(async () => {
        const operations = renames.flatMap(({ from, to }): FileOperation[] => {
          const baseHash = store.getState().files.get(from)?.baseHash;
          return baseHash === undefined || baseHash === null ? [] : [{ kind: 'rename', from, to, baseHash }];
        });
        if (operations.length === 0) return;
        const reply = await port.write(operations, 'rename');
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
        const reply = operations.length === 0 ? { revision } : await port.write(operations, 'delete');
        store.dispatch({
          type: 'files-removed',
          revision: reply.revision,
          paths: deleted.map((file) => file.path),
        });
        return deleted;
      }),
  };
}
