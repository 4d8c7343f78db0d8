/** What a refund is measured against; amounts in minor units. */
export interface RefundBasis {
  readonly amountMinor: number;
  readonly credits: number;
  /** Refunds of the same payment that are done or under way. */
  readonly earlierMinor: number;
  readonly earlierCredits: number;
}

/**
 * Credits that go back with a part of the money. Measured on the sum rather than on each part, so that the parts of a
 * whole refund take exactly what was bought, whatever was refused in between. The product of credits and amount
 * exceeds what a number holds exactly.
 */
export function creditsOfRefund(basis: RefundBasis, refundMinor: number): number {
  const { amountMinor, credits, earlierMinor, earlierCredits } = basis;
  const refunded = earlierMinor + refundMinor;
  const due = Number((BigInt(credits) * BigInt(refunded)) / BigInt(amountMinor));
  return Math.max(0, due - earlierCredits);
}
