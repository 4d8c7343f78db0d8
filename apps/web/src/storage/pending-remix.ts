import { idPattern, type ProjectId } from '@kilim/contract';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

// The example that a visitor pressed to start from, with the id of its project, so that a reload and a copied tab create
// it once. It survives sign-up (session storage, this tab only). Without it, the remix page asks first, because a mere
// link must not create projects.

/** Stores the example's id with the project's id. The same example keeps the id of its project. */
export function savePendingRemix(exampleId: string, projectId: ProjectId): void {
  if (readPendingRemix(exampleId) !== null) return;
  writeStored('pending-remix', `${projectId} ${exampleId}`, 'session');
}

/** The id of the project to create, or null when this example was not pressed. */
export function readPendingRemix(exampleId: string): ProjectId | null {
  const [projectId = '', pressed] = readStored('pending-remix', 'session')?.split(' ') ?? [];
  return pressed === exampleId && idPattern.test(projectId) ? (projectId as ProjectId) : null;
}

/** Forgets the pressed example: its project exists, or cannot be created. */
export function clearPendingRemix(): void {
  removeStored('pending-remix', 'session');
}
