import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { normalizePath } from '../../packages/app-kit/src/index.ts';

/** Text files of an exported zip, without the one folder that may hold them all. Throws on a path that leaves it. */
export function readZip(path: string): Record<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const entries = Object.entries(unzipSync(readFileSync(path))).filter(([name]) => !name.endsWith('/'));
  const first = entries[0]?.[0] ?? '';
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isWrapped = folder !== '' && entries.every(([name]) => name.startsWith(folder));
  return Object.fromEntries(
    entries.map(([name, bytes]) => {
      const inner = isWrapped ? name.slice(folder.length) : name;
      const normal = normalizePath(inner);
      if (!normal.ok)
        throw new Error(`${path}: ${JSON.stringify(name)} is no project path (${normal.error.kind})`);
      return [normal.path, decoder.decode(bytes)];
    }),
  );
}
