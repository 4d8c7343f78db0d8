export interface StoredFile {
  /** `folder/SHA-256 in hex`. */
  readonly key: string;
  readonly size: number;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** A file that is being read. Taking `chunks` to their end, or ending them early, closes it. */
export interface OpenFile {
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * A place for files. Content-addressed: the same bytes in the same folder are one file, so a folder that several rows
 * could share (`avatars/USER` is better than `avatars`) must not lose it while one of them still names it.
 */
export interface FileStorage {
  /** `folder` is one or two names of letters, digits, `_` and `-`, joined with a slash. */
  put(folder: string, bytes: Uint8Array): Promise<StoredFile>;
  /** The same for a file that is written while it is made, however large; what is made of a broken one is deleted. */
  putStream(folder: string, chunks: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** null when there is no such file; a key that nobody could have made counts as that. */
  get(key: string): Promise<Uint8Array | null>;
  /** The file in pieces that are read when they are asked for; null when there is no such file. */
  open(key: string): Promise<OpenFile | null>;
  head(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Answers whether there was something to delete. */
  delete(key: string): Promise<boolean>;
  /** The files of exactly this folder, in the order of their keys. */
  list(folder: string): Promise<StoredFile[]>;
}

const folderPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}(\/[A-Za-z0-9][A-Za-z0-9_-]{0,63})?$/;

export const isFolder = (folder: string): boolean => folderPattern.test(folder);

/** Splits a key, or answers null for a text that is none. */
export function parseKey(key: string): { folder: string; hash: string } | null {
  const at = key.lastIndexOf('/');
  const folder = key.slice(0, Math.max(at, 0));
  const hash = key.slice(at + 1);
  return isFolder(folder) && /^[0-9a-f]{64}$/.test(hash) ? { folder, hash } : null;
}
