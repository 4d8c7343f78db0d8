import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteDrafts } from './delete-drafts.ts';
import {
  type FileStorage,
  isFolder,
  type OpenFile,
  parseKey,
  reusedFor,
  type StoredFile,
  type StoredRange,
} from './storage.ts';
import { unlessMissing } from './unless-missing.ts';

const chunkSize = 64 * 1024;

/** Opens the file with the first chunk, so that a reply that is never read holds no handle. */
async function* readChunks(path: string, { start, end }: StoredRange): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    for (let at = start; at <= end; ) {
      const wanted = Math.min(chunkSize, end - at + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafeSlow(wanted), 0, wanted, at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

/** Stores files below one directory, readable by the server's user only. */
export function createLocalStorage(root: string): FileStorage {
  const incoming = join(root, '.incoming');
  const pathOf = (key: string): string | null => {
    const parsed = parseKey(key);
    return parsed && join(root, ...parsed.folder.split('/'), parsed.hash);
  };

  const head = async (key: string): Promise<StoredFile | null> => {
    const path = pathOf(key);
    const found = path && (await unlessMissing(stat(path), null));
    return found ? { key, size: found.size, storedAt: Math.floor(found.mtimeMs) } : null;
  };

  /** Writes and syncs a draft before renaming it: a crash leaves at most a draft in `.incoming`. */
  const write = async (
    folder: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<StoredFile> => {
    const draft = join(incoming, randomBytes(12).toString('hex'));
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    try {
      const hash = createHash('sha256');
      let size = 0;
      const handle = await open(draft, 'wx', 0o600);
      try {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.byteLength;
          await handle.writeFile(chunk);
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      const name = hash.digest('hex');
      const directory = join(root, ...folder.split('/'));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await rename(draft, join(directory, name));
      return { key: `${folder}/${name}`, size, storedAt: Date.now() };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  const list = async (folder: string): Promise<StoredFile[]> => {
    if (!isFolder(folder)) return [];
    const names = await unlessMissing(readdir(join(root, ...folder.split('/'))), []);
    const files = await Promise.all(names.sort().map((name) => head(`${folder}/${name}`)));
    return files.filter((file) => file !== null);
  };

  const requireFolder = (folder: string): void => {
    if (!isFolder(folder)) throw new Error(`Not a valid folder name: ${folder}`);
  };

  return {
    put: async (folder, bytes) => {
      requireFolder(folder);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const known = await head(`${folder}/${hash}`);
      return known && known.storedAt > Date.now() - reusedFor ? known : write(folder, [bytes]);
    },
    putStream: async (folder, chunks) => {
      requireFolder(folder);
      return write(folder, chunks);
    },
    get: async (key) => {
      const path = pathOf(key);
      return path === null ? null : unlessMissing(readFile(path), null);
    },
    open: async (key, range): Promise<OpenFile | null> => {
      const found = await head(key);
      const path = pathOf(key);
      if (!found || path === null) return null;
      return { size: found.size, chunks: readChunks(path, range ?? { start: 0, end: found.size - 1 }) };
    },
    head,
    exists: async (key) => (await head(key)) !== null,
    delete: async (key) => {
      const path = pathOf(key);
      if (path === null) return false;
      return unlessMissing(
        unlink(path).then(() => true),
        false,
      );
    },
    list,
    listBelow: async function* (folder) {
      const names = isFolder(folder) ? await unlessMissing(readdir(join(root, folder)), []) : [];
      for (const name of names) yield* await list(`${folder}/${name}`);
    },
    tidy: (before) => deleteDrafts(incoming, /^[0-9a-f]{24}$/, before),
  };
}
