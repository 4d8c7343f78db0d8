import { projectId as projectIdSchema } from '@kilim/contract';
import { createRandomId } from '../../../api/random-id.ts';
import { listUnsavedProjects } from '../../../storage/unsaved-changes.ts';
import { createHttpSyncPort } from '../api/http-sync-port.ts';
import { createDocumentStore } from '../document/document-store.ts';
import { createBrowserDrafts } from './browser-drafts.ts';
import { createDocumentSync } from './document-sync.ts';
import { browserScheduler, type LocalFiles } from './sync-port.ts';

const noFiles: LocalFiles = { read: async () => null, write: async () => undefined };

async function sendDrafts(projectId: string): Promise<void> {
  const id = projectIdSchema.safeParse(projectId);
  if (!id.success) return;
  const sync = createDocumentSync({
    store: createDocumentStore(),
    port: createHttpSyncPort(id.data, createRandomId()),
    scheduler: browserScheduler,
    drafts: createBrowserDrafts(projectId),
    local: noFiles,
  });
  try {
    await sync.load();
    await sync.saveNow();
  } finally {
    // What could not be saved stays: conflicts are decided in the studio.
    sync.dispose();
  }
}

/**
 * Sends the unsaved changes of earlier visits, one project at a time: docs/rules/studio.md#drafts. One tab at a time does
 * this, and none while the studio is open, which sends its own.
 */
export async function sendWaitingDrafts(): Promise<void> {
  const send = async (): Promise<void> => {
    for (const projectId of listUnsavedProjects()) await sendDrafts(projectId).catch(() => undefined);
  };
  if (listUnsavedProjects().length === 0) return;
  if ('locks' in navigator) {
    await navigator.locks.request('kilim-send-drafts', { ifAvailable: true }, async (lock) => {
      if (lock !== null) await send();
    });
  } else await send();
}
