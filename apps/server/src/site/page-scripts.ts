import type { StaticFolder } from './static-files.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

function collect(manifest: Manifest, name: string, found: Set<string>): void {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}

/** Addresses of the scripts that modules of the build's manifest need in addition to those of every page. */
export type FindScripts = (modules: readonly string[]) => Promise<readonly string[]>;

/** Reads the manifest of the build once. Without one, no script is preloaded. */
export function createScriptFinder(web: StaticFolder): FindScripts {
  const read = async (): Promise<Manifest> => {
    const file = await web.read('.vite/manifest.json');
    return file === null ? {} : (JSON.parse(new TextDecoder().decode(file.bytes)) as Manifest);
  };
  let reading: Promise<Manifest> | undefined;
  return async (modules) => {
    reading ??= read();
    const manifest = await reading;
    const everywhere = new Set<string>();
    collect(manifest, 'index.html', everywhere);
    const found = new Set(everywhere);
    for (const name of modules) collect(manifest, name, found);
    return [...found]
      .filter((file) => !everywhere.has(file) && file.endsWith('.js'))
      .map((file) => `/${file}`);
  };
}
