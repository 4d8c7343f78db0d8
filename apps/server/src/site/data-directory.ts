import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '../platform/db/index.ts';

/** Another process uses this data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data directory ${folder} is in use by another Kilim server${owner === '' ? '' : ` (${owner})`}. ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/** Locked by the operating system; its content is irrelevant. */
const lockName = 'server-lock.sqlite';
/** Names the process with the lock, for operators. */
const ownerName = 'server.lock';

function readOwner(folder: string): string {
  try {
    return readFileSync(join(folder, ownerName), 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * Locks the data directory for this process, because caches and queues do not support a second one with SQLite. The lock
 * ends with the process. Returns the release.
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
