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

/** Addresses of the scripts that modules need beyond those of every page, by the names of the web's build. */
export type FindScripts = (modules: readonly string[]) => Promise<readonly string[]>;

/** Reads the build's manifest once. Without one nothing is fetched ahead, which costs time and nothing else. */
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
