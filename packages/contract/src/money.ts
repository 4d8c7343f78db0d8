import { z } from 'zod';

/** What plans are sold in (admin.md §9). */
export const currencies = ['TRY', 'USD', 'EUR', 'RUB'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

export const defaultCurrency: Currency = 'TRY';

/** Minor units: kuruş, cent, kopeck. Never a fraction, and never added across currencies. */
export const minorAmount = z.number().int().min(0).max(100_000_000_000).brand<'MinorAmount'>();
export type MinorAmount = z.infer<typeof minorAmount>;

export const money = z.strictObject({ minor: minorAmount, currency });
export type Money = z.infer<typeof money>;

/** Narrows an arbitrary currency of a location to one that plans are sold in (admin.md §9: otherwise TRY). */
export function toCurrency(code: string): Currency {
  return currency.safeParse(code).data ?? defaultCurrency;
}

/**
 * Reads a decimal that a person typed, such as `149,90` or `149.9`, digit by digit: 19.90 * 100 is not exact in
 * floating point. Answers minor units, or null when it is no amount.
 */
export function parseDecimal(text: string): MinorAmount | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return minorAmount.parse(Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}

/** The amount as `149.90`, for forms and CSV. */
export function toDecimal(minor: MinorAmount): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** Net and tax of a price that includes the tax; their sum is the price, to the minor unit (payments.md §11). */
export function splitTax(
  gross: MinorAmount,
  ratePercent: number,
): { readonly net: MinorAmount; readonly tax: MinorAmount } {
  const net = Math.round((gross * 100) / (100 + ratePercent));
  return { net: minorAmount.parse(net), tax: minorAmount.parse(gross - net) };
}
