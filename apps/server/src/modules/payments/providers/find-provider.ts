import type { PaymentMethod } from '@kilim/contract';
import type { PaymentProvider } from './payment-provider.ts';

/** The provider of a method, or null when the method is switched off. */
export function findProvider(
  { providers }: { readonly providers: readonly PaymentProvider[] },
  method: PaymentMethod,
): PaymentProvider | null {
  return providers.find((provider) => provider.method === method) ?? null;
}

/** Whether buyers pay by bank transfer: payments are found in the statement and refunds are made by hand. */
export function isTransferProvider(provider: PaymentProvider): boolean {
  return provider.refunds === 'manual';
}
