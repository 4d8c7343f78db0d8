import { AppError, type FileOperation } from '@kilim/contract';

/** A fake hash in the wire format, different for each content. */
export function fakeHash(content: string): string {
  return Buffer.from(content).toString('hex').slice(-64).padStart(64, '0');
}

export interface WrittenFile {
  readonly path: string;
  readonly hash: string;
}

/** The files of a project in memory, written under the server's rule: an operation must name the current hash. */
export class InMemoryProject {
  readonly contents: Map<string, string>;
  revision = 1;

  constructor(files: Readonly<Record<string, string>>) {
    this.contents = new Map(Object.entries(files));
  }

  list(): readonly (WrittenFile & { readonly content: string })[] {
    return [...this.contents].map(([path, content]) => ({ path, content, hash: fakeHash(content) }));
  }

  /** Applies all operations, or throws `file_conflict` or `file_not_found` and applies none. */
  write(operations: readonly FileOperation[]): {
    readonly revision: number;
    readonly written: readonly WrittenFile[];
  } {
    for (const operation of operations) {
      const path = operation.kind === 'rename' ? operation.from : operation.path;
      if (operation.kind !== 'write' && !this.contents.has(path))
        throw new AppError('file_not_found', { params: { path } });
    }
    const conflicts = operations.flatMap((operation) => {
      const path = operation.kind === 'rename' ? operation.from : operation.path;
      const content = this.contents.get(path) ?? null;
      const currentHash = content === null ? null : fakeHash(content);
      if (currentHash === operation.baseHash) return [];
      return [{ path, baseHash: operation.baseHash, currentHash, currentContent: content }];
    });
    if (conflicts.length > 0) throw new AppError('file_conflict', { details: { conflicts } });
    const written = operations.flatMap((operation) => this.apply(operation));
    this.revision += 1;
    return { revision: this.revision, written };
  }

  /** A change from another tab or an answer; null deletes the file. */
  changeElsewhere(path: string, content: string | null): void {
    if (content === null) this.contents.delete(path);
    else this.contents.set(path, content);
    this.revision += 1;
  }

  private apply(operation: FileOperation): WrittenFile[] {
    if (operation.kind === 'delete') {
      this.contents.delete(operation.path);
      return [];
    }
    const path = operation.kind === 'write' ? operation.path : operation.to;
    const content =
      operation.kind === 'write' ? operation.content : (this.contents.get(operation.from) ?? '');
    if (operation.kind === 'rename') this.contents.delete(operation.from);
    this.contents.set(path, content);
    return [{ path, hash: fakeHash(content) }];
  }
}
