import type { AppStorage } from '@kilim/preview/host';
import { openClaimedStore, openOwnStore } from '../../../storage/store-owner.ts';

/** Keeps what the project's app stores in the preview in this browser: docs/rules/local-storage.md#app-data */
export function createAppStorage(projectId: string): AppStorage {
  return {
    read: async () => (await (await openOwnStore())?.readAppData(projectId)) ?? [],
    // On the first page after a sign-in the store is claimed later, which empties it.
    write: async (changes) => (await openClaimedStore())?.changeAppData(projectId, changes, Date.now()),
    clear: async () => (await openOwnStore())?.removeAppData(projectId),
  };
}
