import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '../platform/db/index.ts';

/** Another process already works on this data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data directory ${folder} is in use by another Kilim server${owner === '' ? '' : ` (${owner})`}. ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/** Held by the operating system; what it contains means nothing. */
const lockName = 'server-lock.sqlite';
/** Says who holds the lock, for people. */
const ownerName = 'server.lock';

function readOwner(folder: string): string {
  try {
    return readFileSync(join(folder, ownerName), 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * Takes the data directory for this process: SQLite would bear a second one, caches and queues would not. The lock ends
 * with the process, so one that was killed leaves nothing behind. Returns the release.
 */
export function lockDataDirectory(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFile(join(folder, lockName));
  if (!unlock) throw new DataDirectoryInUseError(folder, readOwner(folder));
  writeFileSync(join(folder, ownerName), `process ${process.pid} on ${hostname()}\n`, { mode: 0o600 });
  return () => {
    rmSync(join(folder, ownerName), { force: true });
    unlock();
  };
}
