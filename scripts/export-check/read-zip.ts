import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { normalizePath } from '../../packages/app-kit/src/index.ts';

/** Reads the files of an exported zip, without a common root folder. Throws on an invalid path. */
export function readZip(path: string): {
  readonly files: Record<string, string>;
  readonly images: Record<string, Uint8Array>;
} {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const entries = Object.entries(unzipSync(readFileSync(path))).filter(([name]) => !name.endsWith('/'));
  const first = entries[0]?.[0] ?? '';
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isWrapped = folder !== '' && entries.every(([name]) => name.startsWith(folder));
  const files: Record<string, string> = {};
  const images: Record<string, Uint8Array> = {};
  for (const [name, bytes] of entries) {
    const inner = isWrapped ? name.slice(folder.length) : name;
    const normal = normalizePath(inner);
    if (!normal.ok)
      throw new Error(`${path}: ${JSON.stringify(name)} is not a valid project path (${normal.error.kind})`);
    if (normal.path.endsWith('.png')) images[normal.path] = bytes;
    else files[normal.path] = decoder.decode(bytes);
  }
  return { files, images };
}
