import type { Currency } from '@kilim/contract';

/** One terminal of the bank: everything that belongs to it, because one terminal may not take another's currency. */
export interface GarantiSettings {
  readonly method: 'garanti-tl' | 'garanti-usd';
  /** Origin of the bank; never derived, because the bank moves its hosts. */
  readonly baseUrl: string;
  readonly mode: 'TEST' | 'PROD';
  readonly merchantId: string;
  readonly terminalId: string;
  readonly terminalUserId: string;
  readonly provisionUser: string;
  readonly provisionPassword: string;
  readonly refundUser: string;
  readonly refundPassword: string;
  readonly storeKey: string;
  readonly securityLevel: '3D_OOS_PAY' | '3D_OOS_FULL';
  /** How the terminal writes a payment in one sum: empty, `0` or `1`. Signed, so that a wrong one is mdstatus 7. */
  readonly installment: '' | '0' | '1';
}

/** What each method charges in, and the bank's number for it (ISO 4217; payments.md §3). */
export const garantiCurrencies = {
  'garanti-tl': { currency: 'TRY', code: '949' },
  'garanti-usd': { currency: 'USD', code: '840' },
} as const satisfies Record<GarantiSettings['method'], { currency: Currency; code: string }>;
