import { openDatabaseFile } from './sqlite-file.ts';

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5;

function isBusy(error: unknown): boolean {
  const { errcode, message } = error as { readonly errcode?: number; readonly message?: string };
  return errcode === busy || /database is locked/.test(String(message));
}

/**
 * Locks a file for this process until it ends, however it ends. Answers the release, or null when another process has
 * the lock. The operating system keeps the lock (SQLite's own lock on the file), so there is nothing stale to judge: a
 * process id that was used again after a crash or a reboot, or two containers that are both process 1, can't fool it.
 */
export function lockFile(path: string): (() => void) | null {
  const file = openDatabaseFile(path);
  try {
    file.exec('pragma busy_timeout = 0');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) return null;
    throw error;
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    file.close();
  };
}
