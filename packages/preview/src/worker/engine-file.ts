function readName(manifest: unknown, field: string): string {
  const name: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, field) : null;
  if (typeof name === 'string') return name;
  throw new Error(`The engine was built without ${field}.`);
}

async function fetchOk(address: URL): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}.`);
  return response;
}

/** The file that a field of the built engine's manifest names; rejects if the engine was built without it. */
export async function fetchEngineFile(engineUrl: string, field: 'oxc' | 'parser'): Promise<ArrayBuffer> {
  const base = new URL(engineUrl, globalThis.location.href);
  const manifest: unknown = await (await fetchOk(new URL('manifest.json', base))).json();
  return (await fetchOk(new URL(readName(manifest, field), base))).arrayBuffer();
}
