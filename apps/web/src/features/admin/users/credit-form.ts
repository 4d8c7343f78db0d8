import { AppError, limits } from '@kilim/contract';

/** A typed whole number with thousands separators and an optional minus sign; null when it is not one, is 0 or too large. */
export function readCredits(typed: string): number | null {
  // A minus sign may also be the typographic one.
  const text = typed.trim().replace('\u2212', '-');
  if (!/^-?(\d+|\d{1,3}([.,\s]\d{3})+)$/.test(text)) return null;
  const amount = Number(text.replaceAll(/[.,\s]/g, ''));
  return amount === 0 || Math.abs(amount) > limits.giftMaximum ? null : amount;
}

/** Whether the next try is another request: no user has the address, or the administrator knows of the one sent before. */
export const startsAnew = (error: unknown): boolean =>
  error instanceof AppError && ['user_not_found', 'credits_key_reused'].includes(error.type);
