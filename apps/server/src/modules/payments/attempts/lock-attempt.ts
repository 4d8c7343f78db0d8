import type { Tx } from '../../../platform/tx.ts';
import { lockOrder } from '../orders/repository.ts';
import type { OrderRecord } from '../orders/types.ts';
import { findAttempt } from './repository.ts';
import type { AttemptRecord } from './types.ts';

/** An attempt and its order, read while the order is locked. */
export interface LockedAttempt {
  readonly order: OrderRecord;
  readonly attempt: AttemptRecord;
}

/** Locks the order of an attempt until the transaction ends, then reads both. Returns null when either is missing. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<LockedAttempt | null> {
  const seen = await findAttempt(tx, attemptId);
  const order = seen && (await lockOrder(tx, seen.orderId));
  const attempt = order && (await findAttempt(tx, attemptId));
  return attempt && order ? { order, attempt } : null;
}
