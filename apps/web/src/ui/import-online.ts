/**
 * Runs a dynamic import unless the device is offline: a browser remembers a failed import until the page reloads, so an
 * import that must fail is not attempted.
 */
export async function importOnline<Imported>(load: () => Promise<Imported>): Promise<Imported> {
  // There is no `navigator` on the server.
  if (globalThis.navigator?.onLine === false) throw new TypeError('The device is offline.');
  return load();
}
