import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another process already works on this data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(folder: string, processId: number) {
    super(
      `The data directory ${folder} is in use by another Kilim server (process ${processId}). ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the data directory for this process (data-engine.md §9): SQLite would bear a second one, caches and queues
 * would not. A lock left by a dead process is taken over. Returns the release.
 */
export function lockDataDirectory(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'server.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(path, 'wx', 0o600);
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(path, 'utf8').trim());
      if (owner > 0 && owner !== process.pid && isAlive(owner))
        throw new DataDirectoryInUseError(folder, owner);
      rmSync(path, { force: true });
    }
  }
  throw new Error(`The lock of the data directory ${folder} could not be taken.`);
}
