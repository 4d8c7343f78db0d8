import { AppError, type MinorAmount, type OrderHistory, parseDecimal } from '@kilim/contract';

export type Refundable = NonNullable<OrderHistory['refundable']>;

/** What was typed as an amount: minor units, or what is wrong with it. */
export function readRefundAmount(
  typed: string,
  { amount }: Refundable,
): { readonly minor: MinorAmount } | { readonly problem: 'invalid' | 'too_large' } {
  const minor = parseDecimal(typed);
  if (minor === null || minor === 0) return { problem: 'invalid' };
  return minor > amount.minor ? { problem: 'too_large' } : { minor };
}

/** Credits that a part of what is left takes with it, and how many of them the balance lacks. */
export function refundedCredits(
  { amount, credits, balance }: Refundable,
  minor: number,
): { readonly taken: number; readonly shortfall: number } {
  // The product exceeds what a number holds exactly.
  const due = Number((BigInt(credits) * BigInt(minor)) / BigInt(amount.minor));
  const taken = Math.min(due, balance ?? 0);
  return { taken, shortfall: due - taken };
}

/**
 * Tells whether the server knew a refund and said what became of it. A lost connection, a gateway or a failing server
 * leave open whether it was taken: the next try has to carry the same key.
 */
export function isDecided(error: unknown): boolean {
  return error instanceof AppError && !error.type.startsWith('general_');
}
