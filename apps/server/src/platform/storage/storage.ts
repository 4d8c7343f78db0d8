export interface StoredFile {
  /** `folder/SHA-256 in hex`. */
  readonly key: string;
  readonly size: number;
  /** Epoch milliseconds. */
  readonly storedAt: number;
}

/** A file to be read. It is closed at the end of `chunks` or when their reader stops. */
export interface OpenFile {
  readonly size: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Positions of the first and the last byte, which the file must have. */
export interface StoredRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Content-addressed file storage: equal bytes in one folder are one file. If rows share a folder, a file must not be
 * deleted while another row refers to it (therefore `avatars/USER` instead of `avatars`).
 */
export interface FileStorage {
  /** `folder` is one or two names of letters, digits, `_` and `-`, joined with a slash. */
  put(folder: string, bytes: Uint8Array): Promise<StoredFile>;
  /** Stores a stream of any length. Nothing is stored when the stream fails. */
  putStream(folder: string, chunks: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** null when there is no such file or the key is invalid. */
  get(key: string): Promise<Uint8Array | null>;
  /** Reads a file or a range of it in chunks; null when there is no such file. `size` is that of the whole file. */
  open(key: string, range?: StoredRange): Promise<OpenFile | null>;
  head(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Returns false when there is no such file. */
  delete(key: string): Promise<boolean>;
  /** Files of this folder, sorted by key. */
  list(folder: string): Promise<StoredFile[]>;
  /** Files of all folders in this one, which has one name. */
  listBelow(folder: string): AsyncIterable<StoredFile>;
  /** Deletes drafts of writes that a kill ended before this time. */
  tidy(before: number): Promise<void>;
}

/**
 * Milliseconds after which equal bytes are stored again, so that a file without a row, which is deleted when it is old, is
 * never the one that a new row names.
 */
export const reusedFor = 12 * 3_600_000;

const folderPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}(\/[A-Za-z0-9][A-Za-z0-9_-]{0,63})?$/;

export const isFolder = (folder: string): boolean => folderPattern.test(folder);

/** Splits a key; null when it is invalid. */
export function parseKey(key: string): { folder: string; hash: string } | null {
  const at = key.lastIndexOf('/');
  const folder = key.slice(0, Math.max(at, 0));
  const hash = key.slice(at + 1);
  return isFolder(folder) && /^[0-9a-f]{64}$/.test(hash) ? { folder, hash } : null;
}
