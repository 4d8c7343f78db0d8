import type { AppStorage } from '@kilim/preview/host';
import { openClaimedStore, openOwnStore, readStoreOwner } from '../../../storage/store-owner.ts';

/** Writes of this page that are not done, by project: a preview that ended may still write what the next one reads. */
const writes = new Map<string, Promise<unknown>>();

/** Keeps what the project's app stores in the preview in this browser: docs/rules/local-storage.md#app-data */
export function createAppStorage(projectId: string): AppStorage {
  const readAgain = async () => (await openOwnStore())?.readAppData(projectId);
  return {
    read: async () => {
      if (readStoreOwner() === null) return [];
      await openOwnStore();
      await writes.get(projectId);
      // The database may be closing for another tab; opening it again helps.
      const items = (await readAgain()) ?? (await readAgain());
      if (!items) throw new Error('What the app has stored cannot be read.');
      return items;
    },
    write: async (changes) => {
      // On the first page after a sign-in the store is claimed later, which empties it.
      const written = openClaimedStore().then((store) =>
        store?.changeAppData(projectId, changes, Date.now()),
      );
      const all = Promise.allSettled([writes.get(projectId), written]).then(() => {
        if (writes.get(projectId) === all) writes.delete(projectId);
      });
      writes.set(projectId, all);
      return written;
    },
    clear: async () => (await openOwnStore())?.removeAppData(projectId),
  };
}
