import { dirname } from 'node:path/posix';

/** What the Git library needs of a file system. */
export interface MemoryFiles {
  readonly promises: object;
}

export interface MemoryFilesOptions {
  /** Called with every file before it is stored; it may throw. */
  readonly check: (path: string, bytes: Uint8Array) => void;
}

const failure = (code: 'ENOENT' | 'EISDIR' | 'EEXIST', path: string): Error =>
  Object.assign(new Error(`${code}: ${path}`), { code });

const encodingOf = (options: unknown): unknown =>
  typeof options === 'object' && options !== null && 'encoding' in options ? options.encoding : options;

const statOf = (size: number, isFile: boolean) => ({
  size,
  mode: isFile ? 0o100644 : 0o040000,
  ctimeMs: 0,
  mtimeMs: 0,
  dev: 0,
  ino: 0,
  uid: 0,
  gid: 0,
  isFile: () => isFile,
  isDirectory: () => !isFile,
  isSymbolicLink: () => false,
});

/** A file system in memory for one Git operation, so that nothing of a remote reaches the disk. */
export function createMemoryFiles({ check }: MemoryFilesOptions): MemoryFiles {
  const files = new Map<string, Uint8Array>();
  const folders = new Set(['/']);

  const addFolder = (path: string): void => {
    for (let folder = path; !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  };
  const stat = async (path: string) => {
    const file = files.get(path);
    if (file) return statOf(file.byteLength, true);
    if (folders.has(path)) return statOf(0, false);
    throw failure('ENOENT', path);
  };
  const remove = async (path: string): Promise<void> => {
    if (!files.delete(path) && !folders.delete(path)) throw failure('ENOENT', path);
  };

  const promises = {
    readFile: async (path: string, options?: unknown): Promise<Uint8Array | string> => {
      const bytes = files.get(path);
      if (!bytes) throw failure(folders.has(path) ? 'EISDIR' : 'ENOENT', path);
      return encodingOf(options) === 'utf8' ? Buffer.from(bytes).toString('utf8') : Buffer.from(bytes);
    },
    writeFile: async (path: string, data: Uint8Array | string): Promise<void> => {
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      check(path, bytes);
      addFolder(dirname(path));
      files.set(path, bytes);
    },
    readdir: async (path: string): Promise<string[]> => {
      if (!folders.has(path)) throw failure('ENOENT', path);
      const start = path === '/' ? '/' : `${path}/`;
      const names = [...files.keys(), ...folders]
        .filter((name) => name.startsWith(start) && name !== path)
        .map((name) => name.slice(start.length).split('/')[0] ?? '');
      return [...new Set(names)];
    },
    mkdir: async (path: string): Promise<void> => addFolder(path),
    unlink: remove,
    rmdir: remove,
    stat,
    lstat: stat,
    readlink: async (path: string): Promise<never> => {
      throw failure('ENOENT', path);
    },
    symlink: async (_target: string, path: string): Promise<never> => {
      throw failure('EEXIST', path);
    },
  };
  return { promises };
}
