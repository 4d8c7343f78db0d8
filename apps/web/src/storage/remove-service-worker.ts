import { cachePrefix } from '../service-worker/release.ts';
import { clearContentCache } from './content-cache.ts';

/** Removes the service worker, the files that it kept and kept files of projects. Never fails. */
export async function removeServiceWorker(): Promise<void> {
  await clearContentCache();
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
