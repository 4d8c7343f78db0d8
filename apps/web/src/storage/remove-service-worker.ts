import { cachePrefix } from '../service-worker/release.ts';

/** Removes the service worker and the files that it kept. Never fails. */
export async function removeServiceWorker(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = await globalThis.caches?.keys();
    const own = (names ?? []).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(own.map((name) => caches.delete(name)));
  } catch {
    // A browser that blocks storage throws; it has kept nothing.
  }
}
