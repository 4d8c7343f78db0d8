import type { OrderId, UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { OrderRecord } from '../orders/types.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { RefundRecord } from './types.ts';

// A refund takes its credits from the ledger under its own key. Credits reserved by a running turn are claimed there;
// how many of them the refund really gets is known when the turn has ended (docs/rules/refunds.md#claims).

type RefundKey = Pick<RefundRecord, 'orderId' | 'idempotencyKey'>;

/** Ledger key under which a refund takes its credits. */
export const refundLedgerKey = ({ orderId, idempotencyKey }: RefundKey): string =>
  `refund:${orderId}:${idempotencyKey}`;

/** Ledger key for taking the credits a second time, after a refusal that the provider later contradicted. */
export const repeatedRefundLedgerKey = ({ orderId, idempotencyKey }: RefundKey): string =>
  `refund-again:${orderId}:${idempotencyKey}`;

/** Parses a ledger key; null if it is not a refund key. */
export function parseRefundLedgerKey(key: string): RefundKey | null {
  const [, orderId, idempotencyKey] = /^refund(?:-again)?:([^:]+):(.+)$/s.exec(key) ?? [];
  return orderId && idempotencyKey ? { orderId: orderId as OrderId, idempotencyKey } : null;
}

const claimKeysOf = (userId: UserId, refund: RefundKey) =>
  [refundLedgerKey(refund), repeatedRefundLedgerKey(refund)].map((idempotencyKey) => ({
    userId,
    idempotencyKey,
  }));

/** Whether the refund still has a claim, so that its number of credits is not final. */
export async function hasOpenClaim(
  ports: PaymentsPorts,
  tx: Tx,
  { userId }: OrderRecord,
  refund: RefundKey,
): Promise<boolean> {
  if (userId === null) return false;
  for (const key of claimKeysOf(userId, refund)) if (await ports.credits.findClaim(tx, key)) return true;
  return false;
}

/** Ends the claim of a refund and returns the credits that the refund took. */
export async function endRefundClaim(
  ports: PaymentsPorts,
  tx: Tx,
  userId: UserId,
  refund: RefundRecord,
): Promise<number> {
  for (const key of claimKeysOf(userId, refund)) {
    const claim = await ports.credits.endClaim(tx, key);
    if (claim) return claim.taken;
  }
  return refund.credits - refund.shortfall;
}
