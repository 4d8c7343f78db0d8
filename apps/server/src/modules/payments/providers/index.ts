// The ways to pay that move money, behind one interface: two terminals of the bank and transfers.
// Promises that a provider believes nothing that is not signed, and pays nothing out or in by itself.

import { createGarantiProvider } from './garanti/garanti-provider.ts';
import type { GarantiSettings } from './garanti/settings.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { ProviderPorts } from './ports.ts';
import type { WiseSettings } from './wise/settings.ts';
import { createWiseProvider } from './wise/wise-provider.ts';

/** What is configured; null or absent is switched off. */
export interface ProvidersConfig {
  readonly garanti: readonly GarantiSettings[];
  readonly wise: WiseSettings | null;
}

/** The providers that are switched on, at most one of a method. */
export function createProviders(config: ProvidersConfig, ports: ProviderPorts): PaymentProvider[] {
  return [
    ...config.garanti.map((settings) => createGarantiProvider(settings, ports)),
    ...(config.wise ? [createWiseProvider(config.wise, ports)] : []),
  ];
}
