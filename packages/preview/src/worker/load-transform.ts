import { loadOxcWasm } from './load-oxc-wasm.ts';
import { createOxcTransform } from './oxc-transform.ts';
import type { Transform } from './transform.ts';

function readWasmName(manifest: unknown): string {
  if (
    typeof manifest === 'object' &&
    manifest !== null &&
    'oxc' in manifest &&
    typeof manifest.oxc === 'string'
  )
    return manifest.oxc;
  throw new Error('The engine was built without the oxc transform.');
}

async function fetchOk(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}.`);
  return response;
}

/** Loads oxc from the folder of the built engine; rejects if the file or WebAssembly is not available. */
export async function loadOxcTransform(engineUrl: string | null): Promise<Transform> {
  if (engineUrl === null) throw new Error('No engine address was given.');
  const base = new URL(engineUrl, globalThis.location.href);
  const manifest: unknown = await (await fetchOk(new URL('manifest.json', base))).json();
  const wasm = await fetchOk(new URL(readWasmName(manifest), base));
  const transform = createOxcTransform(await loadOxcWasm(await wasm.arrayBuffer()));
  // Warms up, because the first call is slow.
  transform.transform('warm.tsx', 'export function Warm() { return <></>; }');
  return transform;
}
