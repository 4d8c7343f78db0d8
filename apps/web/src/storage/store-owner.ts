import { readStored, removeStored, writeStored } from './browser-storage.ts';
import type { ClientStore } from './client-store/client-store.ts';
import { clearContentCache } from './content-cache.ts';
import { removeAllUnsaved } from './unsaved-changes.ts';

// Part of every page's first load: the store itself is loaded only for a browser with a signed-in user.

const load = () => import('./client-store/client-store.ts');

/** Dispatched on the window when the device has no space for what the store should keep. */
export const storeFullEvent = 'kilim-store-full';

let current: { readonly userId: string; readonly store: Promise<ClientStore | null> } | undefined;

let resolveClaim: () => void = () => undefined;
const claim = new Promise<void>((resolve) => {
  resolveClaim = resolve;
});

/** Id of the user whose data this browser keeps, or null: docs/rules/local-storage.md#client-store */
export function readStoreOwner(): string | null {
  return readStored('store-owner');
}

/** The store of the signed-in user; null for a guest, and when its code cannot be loaded. */
export async function openOwnStore(): Promise<ClientStore | null> {
  const userId = readStoreOwner();
  if (userId === null) return null;
  if (current?.userId !== userId) {
    const store = load().then(
      ({ createClientStore }) =>
        createClientStore(
          userId,
          () => readStoreOwner() === userId,
          () => window.dispatchEvent(new Event(storeFullEvent)),
        ),
      () => null,
    );
    current = { userId, store };
    // Offline, the code may be available later.
    void store.then((opened) => {
      if (opened === null) current = undefined;
    });
  }
  return current.store;
}

/**
 * The same for data that is saved once and not again: waits until the page's user owns the store, which happens when the
 * page is idle. Never resolves for a guest.
 */
export async function openClaimedStore(): Promise<ClientStore | null> {
  if (readStoreOwner() === null) await claim;
  return openOwnStore();
}

/** Keeps the data of this user from now on. Data of another user is erased before anything is read. */
export async function claimStore(userId: string): Promise<void> {
  if (readStoreOwner() === userId) {
    resolveClaim();
    return;
  }
  // Unsaved changes outlive a session that ended by itself, but only for the same user.
  const unsavedOwner = readStored('unsaved-owner');
  if (unsavedOwner !== null && unsavedOwner !== userId) removeAllUnsaved();
  writeStored('unsaved-owner', userId);
  const { createClientStore } = await load();
  await Promise.all([createClientStore(userId).claim(), clearContentCache()]);
  writeStored('store-owner', userId);
  resolveClaim();
}

/** The session has ended without a sign-out: only unsaved changes stay, for the same user to sign in again. */
export async function closeStore(): Promise<void> {
  const store = await openOwnStore();
  await Promise.all([store?.clear(), clearContentCache()]);
  removeStored('store-owner');
}

/** Erases all data of users from this browser. Does nothing in a browser without an owner. */
export async function eraseStore(): Promise<void> {
  if (readStoreOwner() === null) return;
  removeStored('store-owner');
  current = undefined;
  // Signing out goes on when the code cannot be loaded: without an owner nothing of the store is read again.
  await Promise.all([
    load().then(({ deleteClientStore }) => deleteClientStore()),
    import('./remove-service-worker.ts').then(({ removeServiceWorker }) => removeServiceWorker()),
  ]).catch(() => undefined);
}
