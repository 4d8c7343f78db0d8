import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, build as viteBuild } from 'vite';
import type { Release } from '../src/service-worker/release.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const languages = ['tr', 'en'];
/** The texts that the router loads with the pages of the app. */
const textFiles = ['public', 'dashboard', 'all'];

function findKey(manifest: Manifest, ending: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (key === undefined) throw new Error(`The build has no ${ending}`);
  return key;
}

/** Screens and texts are listed one by one; `index.html` leads to all of them. */
const isListed = (key: string): boolean => key.endsWith('-route.tsx') || key.includes('packages/messages/');

/** Adds the files of a module and of everything that it imports, now or later, to `found`. */
function collect(manifest: Manifest, key: string, found: Set<string>, seen = new Set<string>()): void {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const name of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    if (!isListed(name)) collect(manifest, name, found, seen);
}

/** Fonts of scripts that the product's languages do not use, and the compiler (4 MB), are loaded from the network. */
const isNeeded = (file: string): boolean =>
  file.endsWith('.woff2') ? /-latin(-ext)?-/.test(file) : !/\/type-worker-/.test(file);

const toAddresses = (files: Iterable<string>): string[] =>
  [...files].filter(isNeeded).map((file) => `/${file}`);

/** Lists the files of the app's pages; the rest of the site is never kept. */
export function describeRelease(manifest: Manifest, pageHash: string): Release {
  const collectAll = (endings: readonly string[]): string[] => {
    const found = new Set<string>();
    for (const ending of endings) collect(manifest, findKey(manifest, ending), found);
    return toAddresses(found);
  };
  const texts = languages.flatMap((language) =>
    textFiles.map((name) => `messages/src/${language}/namespaces/${name}.ts`),
  );
  const screens = ['dashboard/dashboard-route.tsx', 'app/not-found-route.tsx'];
  const shellAddresses = ['/boot.js', '/icon.svg', ...collectAll(['index.html', ...texts, ...screens])];
  const studioAddresses = collectAll(['studio/studio-route.tsx']).filter(
    (address) => !shellAddresses.includes(address),
  );
  const version = createHash('sha256')
    .update(JSON.stringify([shellAddresses, studioAddresses, pageHash]))
    .digest('hex')
    .slice(0, 12);
  return { version, shell: shellAddresses, studio: studioAddresses };
}

/** Writes `service-worker.js` with the names of the built files. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest;
    const page = createHash('sha256');
    for (const name of ['index.html', 'boot.js']) page.update(readFileSync(join(dir, name)));
    const built = await viteBuild({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { __RELEASE__: JSON.stringify(describeRelease(manifest, page.digest('hex'))) },
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: {
          input: join(import.meta.dirname, '../src/service-worker/service-worker.ts'),
          output: { format: 'iife' },
        },
      },
    });
    const outputs = Array.isArray(built) ? built : [built];
    const chunk = outputs.flatMap((result) => ('output' in result ? result.output : []))[0];
    if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
    writeFileSync(join(dir, 'service-worker.js'), chunk.code);
  },
};
