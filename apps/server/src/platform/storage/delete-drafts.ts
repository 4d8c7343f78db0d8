import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** Deletes drafts of writes that a kill ended. Those of running writes are newer than `before`. */
export async function deleteDrafts(folder: string, pattern: RegExp, before: number): Promise<void> {
  for (const name of await unlessMissing(readdir(folder), [])) {
    if (!pattern.test(name)) continue;
    const path = join(folder, name);
    const found = await unlessMissing(stat(path), null);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
