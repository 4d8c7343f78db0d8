import { createHash } from 'node:crypto';
import type { FileStorage, StoredFile } from '../platform/storage/index.ts';

/** A file storage in memory. */
export function createMemoryStorage(
  now: () => number = () => 0,
): FileStorage & { readonly files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const times = new Map<string, number>();
  const head = async (key: string): Promise<StoredFile | null> => {
    const bytes = files.get(key);
    return bytes ? { key, size: bytes.byteLength, storedAt: times.get(key) ?? 0 } : null;
  };
  const keep = (key: string, bytes: Uint8Array): StoredFile => {
    files.set(key, bytes);
    times.set(key, now());
    return { key, size: bytes.byteLength, storedAt: now() };
  };
  return {
    files,
    head,
    put: async (folder, bytes) => {
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}`;
      return keep(key, bytes);
    },
    putStream: async (folder, chunks) => {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      const bytes = new Uint8Array(Buffer.concat(parts));
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}`;
      return keep(key, bytes);
    },
    get: async (key) => files.get(key) ?? null,
    open: async (key, range) => {
      const bytes = files.get(key);
      if (!bytes) return null;
      const asked = range ? bytes.subarray(range.start, range.end + 1) : bytes;
      async function* read(whole: Uint8Array): AsyncGenerator<Uint8Array> {
        for (let at = 0; at < whole.byteLength; at += 65_536) yield whole.subarray(at, at + 65_536);
      }
      return { size: bytes.byteLength, chunks: read(asked) };
    },
    exists: async (key) => files.has(key),
    delete: async (key) => files.delete(key),
    list: async (folder) => {
      const keys = [...files.keys()].filter((key) => key.slice(0, key.lastIndexOf('/')) === folder);
      const found = await Promise.all(keys.toSorted().map(head));
      return found.filter((file) => file !== null);
    },
    listBelow: async function* (folder) {
      for (const key of files.keys()) {
        const file = key.startsWith(`${folder}/`) ? await head(key) : null;
        if (file) yield file;
      }
    },
    tidy: async () => {},
  };
}
