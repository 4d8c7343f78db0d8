import type { Currency } from '@kilim/contract';

export interface WiseAccount {
  readonly currency: Exclude<Currency, 'RUB'>;
  readonly balanceId: string;
  /** Account details shown to buyers: a title and labelled lines such as IBAN. */
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** One Wise business profile and the balances that buyers pay into. */
export interface WiseSettings {
  readonly baseUrl: string;
  readonly apiToken: string;
  readonly profileId: string;
  readonly accounts: readonly WiseAccount[];
  /** PEM of Wise's public key for webhooks, of the sandbox or of production. */
  readonly webhookPublicKey: string;
  /** PEM of our private key for the second factor of statements; null if the profile needs none. */
  readonly signingKey: string | null;
  /** The handle in `wise.com/pay/business/HANDLE`; null hides the link. */
  readonly payHandle: string | null;
}
