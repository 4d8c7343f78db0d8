import type { FileStorage } from './storage.ts';

/** Milliseconds that a file without a row is kept, because its upload may still be running. */
export const orphansKeptFor = 24 * 3_600_000;
const batch = 100;

/** Files below one folder, and which of them a row names. */
export interface SweptFolder {
  readonly folder: string;
  findNamed(keys: readonly string[]): Promise<readonly string[]>;
}

/** Deletes the files that no row names: a process was killed between storing the bytes and the row. */
export async function sweepFiles(
  files: Pick<FileStorage, 'listBelow' | 'head' | 'delete'>,
  { folder, findNamed }: SweptFolder,
  before: number,
): Promise<number> {
  let deleted = 0;
  let keys: string[] = [];
  const flush = async (): Promise<void> => {
    const named = new Set(await findNamed(keys));
    for (const key of keys) {
      if (named.has(key)) continue;
      // An upload of the same bytes may have begun since: it stores them again.
      const found = await files.head(key);
      if (found && found.storedAt < before && (await files.delete(key))) deleted += 1;
    }
    keys = [];
  };
  for await (const { key, storedAt } of files.listBelow(folder)) {
    if (storedAt < before) keys.push(key);
    if (keys.length === batch) await flush();
  }
  if (keys.length > 0) await flush();
  return deleted;
}
