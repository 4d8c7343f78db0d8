import { AppError, type FileConflict, type FileOperation } from '@kilim/contract';
import { type FileContent, toFileContent } from './file-content.ts';
import { type FileFact, type FileSet, requirePath } from './file-set.ts';

/** A conflict before the other side's content was read. */
export type StaleFile = Omit<FileConflict, 'currentContent'>;

export interface OperationsPlan {
  readonly after: FileSet;
  /** New contents by hash. */
  readonly contents: ReadonlyMap<string, FileContent>;
  /** Every stale path, not only the first; nothing may be written while there is one. */
  readonly stale: readonly StaleFile[];
}

/**
 * Works a batch out on top of what stands on the server. Operations see those before them; an edit is stale when its
 * `baseHash` is not what it would replace. Throws `file_path_invalid`, `file_not_found`, `file_path_clash`.
 */
export function planOperations(before: FileSet, operations: readonly FileOperation[]): OperationsPlan {
  const after = new Map<string, FileFact>(before);
  const contents = new Map<string, FileContent>();
  const stale: StaleFile[] = [];

  const isFresh = (path: string, baseHash: string | null): boolean => {
    const currentHash = after.get(path)?.hash ?? null;
    if (currentHash === baseHash) return true;
    stale.push({ path, baseHash, currentHash });
    return false;
  };
  const requireFile = (path: string): FileFact => {
    const fact = after.get(path);
    if (!fact) throw new AppError('file_not_found', { params: { path } });
    return fact;
  };

  for (const operation of operations) {
    switch (operation.kind) {
      case 'write': {
        const path = requirePath(operation.path);
        const content = toFileContent(path, operation.content);
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
        const fact = requireFile(from);
        if (!isFresh(from, operation.baseHash)) break;
        after.delete(from);
        if (after.has(to))
          throw new AppError('file_path_clash', { params: { path: to, other: to, reason: 'taken' } });
        after.set(to, fact);
        break;
      }
    }
  }
  return { after, contents, stale };
}

/** The same for files that are right as they are, null for one that goes: an answer of the AI, an import. */
export function planFiles(
  before: FileSet,
  files: Readonly<Record<string, string | null>>,
): Pick<OperationsPlan, 'after' | 'contents'> {
  const after = new Map<string, FileFact>(before);
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

/** The same for contents that were worked out before, all of them new. */
export function planContents(
  files: Iterable<readonly [path: string, content: FileContent]>,
): Pick<OperationsPlan, 'after' | 'contents'> {
  const after = new Map<string, FileFact>();
  const contents = new Map<string, FileContent>();
  for (const [rawPath, content] of files) {
    contents.set(content.hash, content);
    after.set(requirePath(rawPath), content);
  }
  return { after, contents };
}
