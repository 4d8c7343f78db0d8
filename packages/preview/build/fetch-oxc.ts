import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packPackage } from './pack-package.ts';
import { readTarEntry } from './read-tar-entry.ts';

// npm installs these packages only on wasm32 machines, so the build downloads them.
const packages = {
  transform: {
    name: '@oxc-transform/binding-wasm32-wasi@0.151.0',
    integrity: 'pHIu/TZTNLmKRh7qApCU1klS2CaDrPsOq5bOWNSjriqxgnvU2xwhnum6v1XNTU1Jd1aqPNSvoKWruuUDIdJ5wQ==',
    entry: 'package/transform.wasm32-wasi.wasm',
  },
  parser: {
    name: '@oxc-parser/binding-wasm32-wasi@0.151.0',
    integrity: '4xxbow3+wXN3NFMh6G7GFv5cRoLuAIjLuBCQDsDlaB509IwAlOthcHj5159L1e60b5JqDvpGBO69nhEazzS7GQ==',
    entry: 'package/parser.wasm32-wasi.wasm',
  },
} as const;

export type OxcPart = keyof typeof packages;

/** Path of a wasm of oxc in `cacheFolder`, downloaded once. Throws as `packPackage` does. */
export async function fetchOxcWasm(part: OxcPart, cacheFolder: string): Promise<string> {
  const { name, integrity, entry } = packages[part];
  const target = path.join(cacheFolder, `oxc-${part}-${integrity.slice(0, 8).replaceAll('/', '_')}.wasm`);
  const cached = await readFile(target).catch(() => null);
  if (cached !== null && cached.subarray(0, 4).toString('latin1') === '\0asm') return target;
  const wasm = readTarEntry(await packPackage(name, integrity), entry);
  if (wasm === null) throw new Error(`${name} does not contain ${entry}.`);
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, wasm);
  await rename(unfinished, target);
  return target;
}
