import { classifyRequest } from './classify-request.ts';
import { cachePrefix, keepStudioMessage, pageAddress, type Release } from './release.ts';

// Opens the app without a network: docs/rules/local-storage.md#service-worker

declare const self: ServiceWorkerGlobalScope;
/** Defined by the build. */
declare const __RELEASE__: Release;

const release = __RELEASE__;
const cacheName = cachePrefix + release.version;
const previewManifest = '/preview/manifest.json';

async function releaseCaches(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Adds what is missing. Hashed files come from the browser's own cache if it has them. */
async function addFiles(cache: Cache, addresses: readonly string[]): Promise<void> {
  const isMissing = await Promise.all(
    addresses.map(async (address) => (await cache.match(address)) === undefined),
  );
  await cache.addAll(addresses.filter((_address, index) => isMissing[index]));
}

async function keepStudio(): Promise<void> {
  const cache = await caches.open(cacheName);
  await addFiles(cache, release.studio);
  await cache.add(new Request(previewManifest, { cache: 'no-cache' }));
  const manifest: unknown = await (await cache.match(previewManifest))?.json();
  if (typeof manifest !== 'object' || manifest === null) return;
  const names = [Reflect.get(manifest, 'oxc'), Reflect.get(manifest, 'parser')] as readonly unknown[];
  const built = names.filter((name) => typeof name === 'string');
  await addFiles(
    cache,
    built.map((name) => `/preview/${name}`),
  );
}

async function install(): Promise<void> {
  const others = await releaseCaches();
  const cache = await caches.open(cacheName);
  await cache.add(new Request(pageAddress, { cache: 'no-store', credentials: 'same-origin' }));
  await addFiles(cache, release.shell);
  const hadStudio = await Promise.all(
    others.map(async (name) => (await (await caches.open(name)).match(previewManifest)) !== undefined),
  );
  if (hadStudio.includes(true)) await keepStudio();
  await self.skipWaiting();
}

/** Open tabs may still load files of the release before, so its cache stays until the next one. */
async function activate(): Promise<void> {
  const names = await releaseCaches();
  const kept = [cacheName, names.filter((name) => name !== cacheName).at(-1)];
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

const isGatewayFailure = ({ status }: Response): boolean => status >= 502 && status <= 504;

async function fetchPage(event: FetchEvent): Promise<Response> {
  const loaded: unknown = await event.preloadResponse;
  return loaded instanceof Response ? loaded : fetch(event.request);
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const keptPage = async () => (await caches.open(cacheName)).match(pageAddress, { ignoreVary: true });
  try {
    const reply = await fetchPage(event);
    return isGatewayFailure(reply) ? ((await keptPage()) ?? reply) : reply;
  } catch (error) {
    const kept = await keptPage();
    if (kept === undefined) throw error;
    return kept;
  }
}

async function answerHashed(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function answerFixed(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(cacheName)).match(request, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === keepStudioMessage) event.waitUntil(keepStudio());
});
self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  else if (kind === 'hashed') event.respondWith(answerHashed(event.request));
  else if (kind === 'fixed') event.respondWith(answerFixed(event.request));
});
