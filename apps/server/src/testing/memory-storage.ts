import { createHash } from 'node:crypto';
import type { FileStorage, StoredFile } from '../platform/storage/index.ts';

/** A file storage in memory. */
export function createMemoryStorage(): FileStorage & { readonly files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const head = async (key: string): Promise<StoredFile | null> => {
    const bytes = files.get(key);
    return bytes ? { key, size: bytes.byteLength, storedAt: 0 } : null;
  };
  return {
    files,
    head,
    put: async (folder, bytes) => {
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}`;
      files.set(key, bytes);
      return { key, size: bytes.byteLength, storedAt: 0 };
    },
    putStream: async (folder, chunks) => {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks) parts.push(chunk);
      const bytes = new Uint8Array(Buffer.concat(parts));
      const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}`;
      files.set(key, bytes);
      return { key, size: bytes.byteLength, storedAt: 0 };
    },
    get: async (key) => files.get(key) ?? null,
    open: async (key) => {
      const bytes = files.get(key);
      if (!bytes) return null;
      async function* read(whole: Uint8Array): AsyncGenerator<Uint8Array> {
        for (let at = 0; at < whole.byteLength; at += 65_536) yield whole.subarray(at, at + 65_536);
      }
      return { size: bytes.byteLength, chunks: read(bytes) };
    },
    exists: async (key) => files.has(key),
    delete: async (key) => files.delete(key),
    list: async (folder) => {
      const keys = [...files.keys()].filter((key) => key.slice(0, key.lastIndexOf('/')) === folder);
      const found = await Promise.all(keys.toSorted().map(head));
      return found.filter((file) => file !== null);
    },
  };
}
