/**
 * Runs a dynamic import unless the device is offline: a browser remembers a failed import until the page reloads, so an
 * import that must fail is not attempted. With a service worker it may succeed.
 */
export async function importOnline<Imported>(load: () => Promise<Imported>): Promise<Imported> {
  // There is no `navigator` on the server, and no service worker on a page without encryption.
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  if (navigator?.onLine === false && !navigator.serviceWorker?.controller)
    throw new TypeError('The device is offline.');
  return load();
}
