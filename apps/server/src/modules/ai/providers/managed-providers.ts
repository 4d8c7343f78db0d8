import { createEndpointProvider, type EndpointLimits } from './endpoint-provider.ts';
import type { LimitMemory } from './limit-memory.ts';
import { meterProvider } from './metered-provider.ts';
import type { Provider } from './provider.ts';
import type { ManagedModel } from './routed-models.ts';

/** Providers kept for their next turn; more are in use only where many users have keys of their own. */
const keptMaximum = 200;

/** The providers of managed models. Each is kept, because it remembers which fields and limits its server has named. */
export function createManagedProviders(
  limits: EndpointLimits,
  memory?: LimitMemory,
): (model: ManagedModel, isOwnKey?: boolean) => Provider {
  const kept = new Map<string, Provider>();
  return (model, isOwnKey = false) => {
    // What a server of a user claims must not hold for others after a restart.
    const lasting = isOwnKey || !memory ? {} : { kept: memory.of(model.key) };
    const known = kept.get(model.key);
    const provider = known ?? createEndpointProvider(model.endpoint, { ...limits, ...lasting });
    // Used last, dropped last.
    kept.delete(model.key);
    kept.set(model.key, provider);
    const [oldest] = kept.keys();
    if (kept.size > keptMaximum && oldest !== undefined) kept.delete(oldest);
    const { creditsPerToken } = model;
    return { ...meterProvider(provider, model.meter), ...(creditsPerToken !== null && { creditsPerToken }) };
  };
}
