import { createHash } from 'node:crypto';
import { AppError, type Credits, type TurnId, type UserId } from '@kilim/contract';
import type { Tx } from '../../platform/tx.ts';
import type { Ledger } from './ledger.ts';
import { findAmountByKey, findBalance } from './ledger-repository.ts';
import { clientTurnPrefix, reserveKey } from './turn-keys.ts';

/** What a client used itself. */
export interface CreditUse {
  readonly userId: UserId;
  readonly amount: number;
  readonly reason: string;
  readonly model: string;
  readonly tokens: number;
  readonly idempotencyKey: string;
}

/** Every user has keys of its own. */
const turnIdOf = ({ userId, idempotencyKey }: CreditUse): TurnId =>
  (clientTurnPrefix +
    createHash('sha256').update(`${userId}\n${idempotencyKey}`).digest('hex').slice(0, 28)) as TurnId;

/**
 * Takes credits of the user once per idempotency key, as a turn that is charged at once, and returns the balance. Throws
 * `user_not_found`, `credits_insufficient`, and `credits_key_reused` for a key that was used with another amount.
 */
export async function useCredits(tx: Tx, ledger: Ledger, use: CreditUse): Promise<Credits> {
  const { userId, amount, reason, model, tokens } = use;
  const turnId = turnIdOf(use);
  await ledger.lock(tx, userId);
  const earlier = await findAmountByKey(tx, userId, reserveKey(turnId));
  if (earlier !== null) {
    if (earlier !== -amount) throw new AppError('credits_key_reused');
    const balance = await findBalance(tx, userId);
    if (balance === null) throw new AppError('user_not_found');
    return balance;
  }
  await ledger.reserve(tx, { userId, turnId, amount, model, reason });
  return ledger.settle(tx, { userId, turnId, charged: amount, model, tokens, reason });
}
