/**
 * Fetches a part of the page, unless the device has no network: a module that could not be fetched once fails at once
 * whenever this page asks for it again, so a question that must fail is not asked.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // The server, which renders pages too, need not know of networks.
  if (globalThis.navigator?.onLine === false) throw new TypeError('There is no network.');
  return load();
}
