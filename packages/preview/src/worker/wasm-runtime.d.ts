// Types of the used parts; the package has none.
declare module '@napi-rs/wasm-runtime' {
  import type { InstantiatedSource, InstantiateOptions } from '@emnapi/core';

  export class WASI {
    constructor(options: { readonly version: 'preview1' });
  }
  export const emnapiAsyncWorkPlugin: unknown;
  export const emnapiTSFNPlugin: unknown;
  export function instantiateNapiModule(
    wasm: BufferSource | WebAssembly.Module,
    options: Omit<InstantiateOptions, 'wasi' | 'plugins'> & {
      readonly wasi: WASI;
      readonly plugins: readonly unknown[];
    },
  ): Promise<InstantiatedSource>;
}
