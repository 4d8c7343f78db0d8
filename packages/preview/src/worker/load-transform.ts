import { fetchEngineFile } from './engine-file.ts';
import { loadOxcWasm } from './load-oxc-wasm.ts';
import { createOxcTransform } from './oxc-transform.ts';
import type { Transform } from './transform.ts';

/** Loads oxc from the folder of the built engine; rejects if the file or WebAssembly is not available. */
export async function loadOxcTransform(engineUrl: string | null): Promise<Transform> {
  if (engineUrl === null) throw new Error('No engine address was given.');
  const transform = createOxcTransform(await loadOxcWasm(await fetchEngineFile(engineUrl, 'oxc')));
  // Warms up, because the first call is slow.
  transform.transform('warm.tsx', 'export function Warm() { return <></>; }');
  return transform;
}
