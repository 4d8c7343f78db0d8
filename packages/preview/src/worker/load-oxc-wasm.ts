import { createContext } from '@emnapi/runtime';
import { emnapiAsyncWorkPlugin, emnapiTSFNPlugin, instantiateNapiModule, WASI } from '@napi-rs/wasm-runtime';
import type { OxcBinding, OxcParserBinding } from './oxc-binding.ts';

const INITIAL_PAGES = 4000;
const MAXIMUM_PAGES = 65_536;

function isBinding(value: unknown): value is OxcBinding {
  return (
    typeof value === 'object' &&
    value !== null &&
    'transformSync' in value &&
    typeof value.transformSync === 'function' &&
    'moduleRunnerTransformSync' in value &&
    typeof value.moduleRunnerTransformSync === 'function'
  );
}

/**
 * Instantiates oxc's wasm in this thread only, without a thread pool, so that the page needs no cross-origin isolation.
 * Throws if the file is invalid or not supported.
 */
async function instantiate(bytes: ArrayBuffer): Promise<unknown> {
  const memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: MAXIMUM_PAGES, shared: true });
  const { napiModule } = await instantiateNapiModule(bytes, {
    context: createContext(),
    asyncWorkPoolSize: 0,
    plugins: [emnapiAsyncWorkPlugin, emnapiTSFNPlugin],
    wasi: new WASI({ version: 'preview1' }),
    // Only asynchronous functions start threads, and none of them is called.
    onCreateWorker: () => {
      throw new Error('It runs without threads.');
    },
    overwriteImports: (imports) => {
      imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory };
      return imports;
    },
    beforeInit: ({ instance }) => {
      for (const [name, register] of Object.entries(instance.exports))
        if (name.startsWith('__napi_register__') && typeof register === 'function') register();
    },
  });
  return napiModule.exports;
}

/** Loads the transform. Throws if the file is invalid or not supported. */
export async function loadOxcWasm(bytes: ArrayBuffer): Promise<OxcBinding> {
  const binding = await instantiate(bytes);
  if (!isBinding(binding)) throw new Error('The wasm file does not export the transform functions.');
  return binding;
}

const isParser = (value: unknown): value is OxcParserBinding =>
  typeof value === 'object' &&
  value !== null &&
  'parseSync' in value &&
  typeof value.parseSync === 'function';

/** Loads the parser. Throws if the file is invalid or not supported. */
export async function loadOxcParserWasm(bytes: ArrayBuffer): Promise<OxcParserBinding> {
  const binding = await instantiate(bytes);
  if (!isParser(binding)) throw new Error('The wasm file does not export the parser.');
  return binding;
}
