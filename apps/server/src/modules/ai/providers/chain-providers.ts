import type { Provider } from './provider.ts';

/** The first provider with the others as its fallbacks, in order; the fallback that the last one has stays. */
export function chainProviders(providers: readonly [Provider, ...Provider[]]): Provider {
  const [first, second, ...rest] = providers;
  if (second === undefined) return first;
  return { ...first, fallback: { provider: chainProviders([second, ...rest]) } };
}
