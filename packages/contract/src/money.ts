import { z } from 'zod';

/** Currencies of plan prices: docs/rules/money.md#currencies */
export const currencies = ['TRY', 'USD', 'EUR', 'RUB'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

export const defaultCurrency: Currency = 'TRY';

/** Minor units (kuruş, cent, kopeck): always an integer, never added across currencies. */
export const minorAmount = z.number().int().min(0).max(100_000_000_000).brand<'MinorAmount'>();
export type MinorAmount = z.infer<typeof minorAmount>;

export const money = z.strictObject({ minor: minorAmount, currency });
export type Money = z.infer<typeof money>;

/**
 * Parses a typed amount such as `149,90` or `149.9` into minor units; null if it is not an amount. Works on the digits
 * because 19.90 * 100 is inexact in floating point.
 */
export function parseDecimal(text: string): MinorAmount | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return minorAmount.parse(Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}

/** Formats minor units as `149.90`, for forms and CSV. */
export function toDecimal(minor: MinorAmount): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** Splits a gross price into net and tax; they always add up to the gross: docs/rules/money.md#tax */
export function splitTax(
  gross: MinorAmount,
  ratePercent: number,
): { readonly net: MinorAmount; readonly tax: MinorAmount } {
  const net = Math.round((gross * 100) / (100 + ratePercent));
  return { net: minorAmount.parse(net), tax: minorAmount.parse(gross - net) };
}
