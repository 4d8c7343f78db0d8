import type { Currency } from '@kilim/contract';

/** Settings of one terminal. Each currency has its own terminal with its own credentials. */
export interface GarantiSettings {
  readonly method: 'garanti-tl' | 'garanti-usd';
  /** Origin of the bank's API; configured, because the bank moves its hosts. */
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
  /** How the terminal writes a payment without instalments. Part of the hash, so a wrong value gives mdstatus 7. */
  readonly installment: '' | '0' | '1';
}

/** Currency of each method with its ISO 4217 number (docs/rules/garanti.md#payment-form). */
export const garantiCurrencies = {
  'garanti-tl': { currency: 'TRY', code: '949' },
  'garanti-usd': { currency: 'USD', code: '840' },
} as const satisfies Record<GarantiSettings['method'], { currency: Currency; code: string }>;
