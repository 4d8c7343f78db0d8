import { openDatabaseFile } from './sqlite-file.ts';

/** SQLITE_BUSY: another connection holds the lock. */
const busy = 5;

function isBusy(error: unknown): boolean {
  const { errcode, message } = error as { readonly errcode?: number; readonly message?: string };
  return errcode === busy || /database is locked/.test(String(message));
}

/**
 * Locks a file until this process ends. Returns the release, or null when another process has the lock. SQLite's lock on
 * the file is kept by the operating system, so it cannot be stale after a crash, a reused process id or with two
 * containers that are both process 1.
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
