import { AppError, type UserId } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { findFirstAdminId } from './repository.ts';

/** Without its first administrator an installation has nobody who could make another. */
export async function requireReplaceable(tx: Tx, userId: UserId): Promise<void> {
  if ((await findFirstAdminId(tx)) === userId) throw new AppError('user_first_admin_permanent');
}
