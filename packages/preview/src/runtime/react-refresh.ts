import type { RefreshHooks } from './module-registry.ts';
import type { Vendor } from './vendor.ts';

interface RefreshRuntime {
  injectIntoGlobalHook(target: object): void;
  register(value: unknown, id: string): void;
  createSignatureFunctionForTransform(): unknown;
  isLikelyComponentType(value: unknown): boolean;
  performReactRefresh(): object | null;
}

export interface Refresh extends RefreshHooks {
  /** Re-renders changed components synchronously; returns false if nothing was registered since the last call. */
  perform(): boolean;
}

/** Installs React Fast Refresh. Must run before React's renderer, which reads the hook once. */
export function installRefresh(vendor: Vendor, target: object): Refresh {
  const runtime = vendor.load('react-refresh/runtime') as unknown as RefreshRuntime;
  runtime.injectIntoGlobalHook(target);
  return {
    isComponent: (value) => runtime.isLikelyComponentType(value),
    register: (value, id) => {
      // The code of sucrase registers every capitalised constant, but only components may count as changed.
      if (runtime.isLikelyComponentType(value)) runtime.register(value, id);
    },
    signature: () => runtime.createSignatureFunctionForTransform(),
    perform: () => runtime.performReactRefresh() !== null,
  };
}
