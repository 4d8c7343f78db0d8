import { readStored, removeStored, writeStored } from './browser-storage.ts';

// The example that a visitor pressed to start from. It survives sign-up (session storage, this tab only). Without it, the
// remix page asks first, because a mere link must not create projects.

/** Stores the example's id. */
export function savePendingRemix(exampleId: string): void {
  writeStored('pending-remix', exampleId, 'session');
}

/** Whether this example was pressed; forgets it. */
export function takePendingRemix(exampleId: string): boolean {
  const isPending = readStored('pending-remix', 'session') === exampleId;
  if (isPending) removeStored('pending-remix', 'session');
  return isPending;
}
