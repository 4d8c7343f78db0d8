import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packPackage } from './pack-package.ts';
import { readTarEntry } from './read-tar-entry.ts';

// npm installs this package only on wasm32 machines, so the build downloads it.
const PACKAGE = '@oxc-transform/binding-wasm32-wasi@0.151.0';
const INTEGRITY = 'pHIu/TZTNLmKRh7qApCU1klS2CaDrPsOq5bOWNSjriqxgnvU2xwhnum6v1XNTU1Jd1aqPNSvoKWruuUDIdJ5wQ==';
const WASM_ENTRY = 'package/transform.wasm32-wasi.wasm';

/** Path of oxc's wasm in `cacheFolder`, downloaded once. Throws as `packPackage` does. */
export async function fetchOxcWasm(cacheFolder: string): Promise<string> {
  const target = path.join(cacheFolder, `oxc-transform-${INTEGRITY.slice(0, 8).replaceAll('/', '_')}.wasm`);
  const cached = await readFile(target).catch(() => null);
  if (cached !== null && cached.subarray(0, 4).toString('latin1') === '\0asm') return target;
  const wasm = readTarEntry(await packPackage(PACKAGE, INTEGRITY), WASM_ENTRY);
  if (wasm === null) throw new Error(`${PACKAGE} does not contain ${WASM_ENTRY}.`);
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${target}.${process.pid}`;
  await writeFile(unfinished, wasm);
  await rename(unfinished, target);
  return target;
}
