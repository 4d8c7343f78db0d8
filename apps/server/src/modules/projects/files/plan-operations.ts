import { AppError, type FileConflict, type FileOperation } from '@kilim/contract';
import { createLoopBudget } from '../../../platform/loop/index.ts';
import { type FileContent, toFileContent } from './file-content.ts';
import { type FileInfo, type FileSet, requirePath } from './file-set.ts';

/** A conflict without the current content, which is read later. */
export type StaleFile = Omit<FileConflict, 'currentContent'>;

export interface PlannedFiles {
  readonly after: FileSet;
  /** Contents of written files by hash. */
  readonly contents: ReadonlyMap<string, FileContent>;
}

export interface OperationsPlan extends PlannedFiles {
  /** Every stale path. Nothing may be written unless it is empty. */
  readonly stale: readonly StaleFile[];
}

type WriteOperation = Extract<FileOperation, { kind: 'write' }>;

/** An operation with its content hashed. */
export type HashedOperation =
  | Exclude<FileOperation, WriteOperation>
  | (Omit<WriteOperation, 'content'> & { readonly content: FileContent });

/** Hashes the written contents. Yields to the event loop: hashing a batch of 10 MB takes 31 ms. */
export async function hashOperations(operations: readonly FileOperation[]): Promise<HashedOperation[]> {
  const spendBudget = createLoopBudget();
  const hashed: HashedOperation[] = [];
  for (const operation of operations) {
    if (operation.kind !== 'write') {
      hashed.push(operation);
      continue;
    }
    await spendBudget();
    hashed.push({ ...operation, content: toFileContent(operation.path, operation.content) });
  }
  return hashed;
}

/**
 * Applies a batch of operations to the current files, in order. An operation is stale when its `baseHash` differs from
 * the current hash. Throws `file_path_invalid`, `file_not_found` and `file_path_clash`.
 */
export function planOperations(before: FileSet, operations: readonly HashedOperation[]): OperationsPlan {
  const after = new Map<string, FileInfo>(before);
  const contents = new Map<string, FileContent>();
  const stale: StaleFile[] = [];

  const isFresh = (path: string, baseHash: string | null): boolean => {
    const currentHash = after.get(path)?.hash ?? null;
    if (currentHash === baseHash) return true;
    stale.push({ path, baseHash, currentHash });
    return false;
  };
  const requireFile = (path: string): FileInfo => {
    const info = after.get(path);
    if (!info) throw new AppError('file_not_found', { params: { path } });
    return info;
  };

  for (const operation of operations) {
    switch (operation.kind) {
      case 'write': {
        const path = requirePath(operation.path);
        const { content } = operation;
        if (!isFresh(path, operation.baseHash)) break;
        contents.set(content.hash, content);
        after.set(path, content);
        break;
      }
      case 'delete': {
        const path = requirePath(operation.path);
        requireFile(path);
        if (isFresh(path, operation.baseHash)) after.delete(path);
        break;
      }
      case 'rename': {
        const [from, to] = [requirePath(operation.from), requirePath(operation.to)];
        const info = requireFile(from);
        if (!isFresh(from, operation.baseHash)) break;
        after.delete(from);
        if (after.has(to))
          throw new AppError('file_path_clash', { params: { path: to, other: to, reason: 'taken' } });
        after.set(to, info);
        break;
      }
    }
  }
  return { after, contents, stale };
}

/** Replaces files without a conflict check: whole contents by path, null deletes. */
export function planFiles(before: FileSet, files: Readonly<Record<string, string | null>>): PlannedFiles {
  const after = new Map<string, FileInfo>(before);
  const contents = new Map<string, FileContent>();
  for (const [rawPath, raw] of Object.entries(files)) {
    const path = requirePath(rawPath);
    if (raw === null) {
      after.delete(path);
      continue;
    }
    const content = toFileContent(path, raw);
    contents.set(content.hash, content);
    after.set(path, content);
  }
  return { after, contents };
}

/** Plans a new project from contents that are hashed already. */
export function planContents(files: Iterable<readonly [path: string, content: FileContent]>): PlannedFiles {
  const after = new Map<string, FileInfo>();
  const contents = new Map<string, FileContent>();
  for (const [rawPath, content] of files) {
    contents.set(content.hash, content);
    after.set(requirePath(rawPath), content);
  }
  return { after, contents };
}
