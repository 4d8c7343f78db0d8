import { AppError, type Credits, type UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import type { SecurityRecorder } from '../security-log/index.ts';
import type { Ledger } from './ledger.ts';
import { findBalance, findByKey } from './ledger-repository.ts';

/** A change of a balance by an administrator. */
export interface Adjustment {
  readonly userId: UserId;
  /** Negative to take credits; never 0. */
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string;
}

/**
 * Gives or takes credits once per idempotency key and returns the balance. Throws `user_not_found`,
 * `credits_key_reused` for a key that was used with another amount or user, and `credits_insufficient` when more would be taken
 * than the balance has.
 */
export async function adjustCredits(
  tx: Tx,
  ledger: Ledger,
  { userId, amount, reason, idempotencyKey }: Adjustment,
  audit?: Pick<SecurityRecorder, 'record'>,
): Promise<Credits> {
  await ledger.lock(tx, userId);
  const balance = await findBalance(tx, userId);
  if (balance === null) throw new AppError('user_not_found');
  const earlier = await findByKey(tx, idempotencyKey);
  if (earlier !== null) {
    if (earlier.userId !== userId || earlier.amount !== amount) throw new AppError('credits_key_reused');
    return balance;
  }
  if (amount > 0) return ledger.grant(tx, { userId, amount, kind: 'gift', reason, idempotencyKey });
  if (balance < -amount) {
    throw new AppError('credits_insufficient', { params: { balance, requested: -amount } });
  }
  await audit?.record(tx, { kind: 'credits-removed', userId, detail: { credits: -amount } });
  return (await ledger.reverse(tx, { userId, amount: -amount, reason, idempotencyKey })).balance;
}
