// Payment providers that move money, behind one interface: the two Garanti terminals (virtual POS) and transfers through Wise.
// Guarantees that a provider accepts only signed messages and never changes an order itself.

import { createGarantiProvider } from './garanti/garanti-provider.ts';
import type { GarantiSettings } from './garanti/settings.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { ProviderPorts } from './ports.ts';
import type { WiseSettings } from './wise/settings.ts';
import { createWiseProvider } from './wise/wise-provider.ts';

/** Configured providers; null or absent means switched off. */
export interface ProvidersConfig {
  readonly garanti: readonly GarantiSettings[];
  readonly wise: WiseSettings | null;
}

/** Creates the configured providers, at most one per method. */
export function createProviders(config: ProvidersConfig, ports: ProviderPorts): PaymentProvider[] {
  return [
    ...config.garanti.map((settings) => createGarantiProvider(settings, ports)),
    ...(config.wise ? [createWiseProvider(config.wise, ports)] : []),
  ];
}
