import type { Currency } from '@kilim/contract';

export interface WiseAccount {
  readonly currency: Exclude<Currency, 'RUB'>;
  readonly balanceId: string;
  /** What buyers transfer to, line by line as their bank asks for it. */
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** One business profile at Wise and the balances that buyers pay into. */
export interface WiseSettings {
  readonly baseUrl: string;
  readonly apiToken: string;
  readonly profileId: string;
  readonly accounts: readonly WiseAccount[];
  /** PEM of the platform's public key: of the sandbox or of production. */
  readonly webhookPublicKey: string;
  /** PEM of our own key for the second factor of statements; null where the profile needs none. */
  readonly signingKey: string | null;
  /** Of `wise.com/pay/business/HANDLE`; null hides the link. */
  readonly payHandle: string | null;
}
