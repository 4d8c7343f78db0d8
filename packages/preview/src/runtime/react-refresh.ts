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
  /** Re-renders what changed, at once; false when nothing was registered since the last time. */
  perform(): boolean;
}

/** React Fast Refresh; must be installed before React's renderer runs, which looks for its hook once. */
export function installRefresh(vendor: Vendor, target: object): Refresh {
  const runtime = vendor.load('react-refresh/runtime') as unknown as RefreshRuntime;
  runtime.injectIntoGlobalHook(target);
  return {
    isComponent: (value) => runtime.isLikelyComponentType(value),
    register: (value, id) => {
      // The sucrase path names every capitalised constant; only components may count as changed.
      if (runtime.isLikelyComponentType(value)) runtime.register(value, id);
    },
    signature: () => runtime.createSignatureFunctionForTransform(),
    perform: () => runtime.performReactRefresh() !== null,
  };
}
