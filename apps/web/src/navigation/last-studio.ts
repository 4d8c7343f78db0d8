import { readStored, writeStored } from '../storage/browser-storage.ts';

// The studio that was open last in this tab, to return to after a purchase.

const storageKey = 'last-studio';
const studioPath = /^\/studio\/[A-Za-z0-9_-]{1,64}$/;

/** Stores the path if it is a project's studio. */
export function rememberStudio(pathname: string): void {
  if (studioPath.test(pathname)) writeStored(storageKey, pathname, 'session');
}

/** The path of the last studio, or null. */
export function readLastStudio(): string | null {
  const stored = readStored(storageKey, 'session');
  return stored !== null && studioPath.test(stored) ? stored : null;
}
