import { AppError, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { mayCloseAccount } from '../policy.ts';
import { findFirstAdminId } from './repository.ts';

/** Throws `user_first_admin_permanent` for the account that must not be closed or deleted. */
export async function requireNotFirstAdmin(tx: Tx, userId: UserId): Promise<void> {
  if (!mayCloseAccount(userId, await findFirstAdminId(tx))) throw new AppError('user_first_admin_permanent');
}
