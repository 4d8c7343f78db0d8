import type { OrderId, UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { OrderRecord, RefundRecord } from '../records.ts';

// A refund takes its credits from the ledger under a key of its own. What a running answer had reserved is claimed there,
// and only when that answer has ended is it known how many credits were really used.

type Named = Pick<RefundRecord, 'orderId' | 'idempotencyKey'>;

export const takeKey = ({ orderId, idempotencyKey }: Named): string => `refund:${orderId}:${idempotencyKey}`;

/** For a refusal that the provider contradicted: the credits had come back and are taken a second time. */
export const takeAgainKey = ({ orderId, idempotencyKey }: Named): string =>
  `refund-again:${orderId}:${idempotencyKey}`;

/** Whose refund a key of the ledger is; null when it is no refund's. */
export function readTakeKey(key: string): { orderId: OrderId; idempotencyKey: string } | null {
  const [, orderId, idempotencyKey] = /^refund(?:-again)?:([^:]+):(.+)$/s.exec(key) ?? [];
  return orderId && idempotencyKey ? { orderId: orderId as OrderId, idempotencyKey } : null;
}

const keysOf = (userId: UserId, refund: Named) =>
  [takeKey(refund), takeAgainKey(refund)].map((idempotencyKey) => ({ userId, idempotencyKey }));

/** Whether it is still open how many credits the refund takes. */
export async function hasOpenClaim(
  ports: PaymentsPorts,
  tx: Tx,
  { userId }: OrderRecord,
  refund: Named,
): Promise<boolean> {
  if (userId === null) return false;
  for (const key of keysOf(userId, refund)) if (await ports.credits.findClaim(tx, key)) return true;
  return false;
}

/** Credits that the refund holds; whatever it could still have claimed it no longer can. */
export async function endTaking(
  ports: PaymentsPorts,
  tx: Tx,
  userId: UserId,
  refund: RefundRecord,
): Promise<number> {
  for (const key of keysOf(userId, refund)) {
    const claim = await ports.credits.endClaim(tx, key);
    if (claim) return claim.taken;
  }
  return refund.credits - refund.shortfall;
}
