/** How the service worker answers a request: docs/rules/local-storage.md#service-worker */
export type RequestKind =
  /** A page: from the server, without it the kept page of the app. */
  | 'page'
  /** A file whose name has a hash: from the cache. */
  | 'hashed'
  /** A file with a fixed name: from the server, without it from the cache. */
  | 'fixed'
  /** Everything else, the API above all: as without a service worker. */
  | 'untouched';

interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
}

const fixedFiles: readonly string[] = ['/boot.js', '/icon.svg', '/preview/manifest.json'];
/** Folders with documents that are no pages of the app. */
const foreignFolders = /^\/(v1|api|preview|docs)(\/|$)/;

/** `origin` is that of the site. A frame is never answered: its policy has to be the one that the server sends. */
export function classifyRequest(
  { method, url, mode, destination }: RequestFacts,
  origin: string,
): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'untouched';
  const { pathname } = address;
  if (mode === 'navigate') {
    const isPage = destination === 'document' && !foreignFolders.test(pathname) && !pathname.includes('.');
    return isPage ? 'page' : 'untouched';
  }
  if (destination === 'iframe' || destination === 'frame') return 'untouched';
  if (fixedFiles.includes(pathname)) return 'fixed';
  const isHashed =
    pathname.startsWith('/assets/') || /^\/preview\/oxc-(?:transform|parser)-\w+\.wasm$/.test(pathname);
  return isHashed ? 'hashed' : 'untouched';
}
