import { storagePrefix } from '@kilim/contract';

/** Storage keys of the web app, without the product prefix. */
export type StorageKey =
  | 'language'
  | 'theme'
  | 'cache-version'
  | 'current-project-id'
  | 'last-save'
  | 'last-code-save'
  | 'pending-prompt'
  | 'pending-remix'
  | (string & {});

type Area = 'local' | 'session';

function openArea(area: Area): Storage | undefined {
  // The rendering server has no storage; newer versions of Node define one that must not be used.
  if (typeof window === 'undefined') return undefined;
  // Reading the property throws when the user has blocked storage; the page then works without it.
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Reads a value, or null when it is missing or storage is blocked. */
export function readStored(key: StorageKey, area: Area = 'local'): string | null {
  return openArea(area)?.getItem(storagePrefix + key) ?? null;
}

/** Writes a value; false when storage is blocked or full. */
export function writeStored(key: StorageKey, value: string, area: Area = 'local'): boolean {
  try {
    const storage = openArea(area);
    storage?.setItem(storagePrefix + key, value);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Removes a value. */
export function removeStored(key: StorageKey, area: Area = 'local'): void {
  openArea(area)?.removeItem(storagePrefix + key);
}

/** Removes every value of the product except the named ones. */
export function clearStored(kept: readonly StorageKey[] = [], area: Area = 'local'): void {
  const storage = openArea(area);
  if (storage === undefined) return;
  const keptNames = new Set(kept.map((key) => storagePrefix + key));
  const names = Array.from({ length: storage.length }, (_unused, index) => storage.key(index));
  for (const name of names) {
    if (name?.startsWith(storagePrefix) && !keptNames.has(name)) storage.removeItem(name);
  }
}
