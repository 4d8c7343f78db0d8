/**
 * Imports a lazy component unless the device is offline: a browser remembers a failed import until the page reloads, so
 * an import that must fail is not attempted.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // There is no `navigator` on the server.
  if (globalThis.navigator?.onLine === false) throw new TypeError('There is no network.');
  return load();
}
