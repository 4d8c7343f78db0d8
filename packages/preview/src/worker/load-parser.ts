import { fetchEngineFile } from './engine-file.ts';
import { loadOxcParserWasm } from './load-oxc-wasm.ts';
import type { OxcParserBinding } from './oxc-binding.ts';

/** Loads oxc's parser from the folder of the built engine; rejects if the file or WebAssembly is not available. */
export async function loadOxcParser(engineUrl: string): Promise<OxcParserBinding> {
  const parser = await loadOxcParserWasm(await fetchEngineFile(engineUrl, 'parser'));
  // Warms up, because the first call is slow.
  parser.parseSync('warm.tsx', '<></>', { lang: 'tsx', sourceType: 'module', preserveParens: false });
  return parser;
}
