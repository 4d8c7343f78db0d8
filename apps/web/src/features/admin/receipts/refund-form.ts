import { AppError, type MinorAmount, type OrderHistory, parseDecimal } from '@kilim/contract';

export type Refundable = NonNullable<OrderHistory['refundable']>;

/** The typed amount in minor units, or why it is invalid. */
export function readRefundAmount(
  typed: string,
  { amount }: Refundable,
): { readonly minor: MinorAmount } | { readonly problem: 'invalid' | 'too_large' } {
  const minor = parseDecimal(typed);
  if (minor === null || minor === 0) return { problem: 'invalid' };
  return minor > amount.minor ? { problem: 'too_large' } : { minor };
}

/** Credits that a partial refund takes back, and how many of them the balance lacks. */
export function refundedCredits(
  { amount, credits, balance }: Refundable,
  minor: number,
): { readonly taken: number; readonly shortfall: number } {
  // BigInt, because the product can exceed Number.MAX_SAFE_INTEGER.
  const due = Number((BigInt(credits) * BigInt(minor)) / BigInt(amount.minor));
  const taken = Math.min(due, balance ?? 0);
  return { taken, shortfall: due - taken };
}

/**
 * Whether the server has decided about a refund. After a lost connection or a server error it is unknown whether the refund
 * was accepted, so the next try needs the same idempotency key.
 */
export function isDecided(error: unknown): boolean {
  return error instanceof AppError && !error.type.startsWith('general_');
}
