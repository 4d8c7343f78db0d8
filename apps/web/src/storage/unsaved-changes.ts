import { storagePrefix } from '@kilim/contract';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

// Unsaved changes are in local storage, because it is written at once: a tab that closes or crashes loses nothing.

const keyStart = 'last-code-save_';
const changeEvent = 'kilim-unsaved-changes';

const unsavedKey = (projectId: string): string => keyStart + projectId;

export const readUnsaved = (projectId: string): string | null => readStored(unsavedKey(projectId));

/** Stores the unsaved changes of a project, or removes them for null; false when they could not be stored. */
export function writeUnsaved(projectId: string, text: string | null): boolean {
  const key = unsavedKey(projectId);
  const had = readStored(key) !== null;
  if (text === null) removeStored(key);
  const isStored = text === null || writeStored(key, text);
  if (had !== (text !== null)) window.dispatchEvent(new Event(changeEvent));
  return isStored;
}

/** Ids of the projects with unsaved changes. */
export function listUnsavedProjects(): readonly string[] {
  try {
    const start = storagePrefix + keyStart;
    return Object.keys(globalThis.localStorage)
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length))
      .sort();
  } catch {
    return [];
  }
}

/** Removes the unsaved changes of all projects: another user has signed in. */
export function removeAllUnsaved(): void {
  for (const projectId of listUnsavedProjects()) writeUnsaved(projectId, null);
}

/** Calls `listener` when a project gets or loses unsaved changes, in this tab or another. */
export function onUnsavedChange(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
