import { AppError } from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type SignedIn } from '../account.ts';
import type { AccountsPorts } from '../ports.ts';
import { findFactorProof } from '../session-repository.ts';

/** Refuses a session that has not proven its second factor within the last minutes (wire-contract.md §3). */
export async function requireRecentProof({ clock }: AccountsPorts, tx: Tx, caller: SignedIn): Promise<void> {
  const provenAt = await findFactorProof(tx, caller.sessionId);
  if (provenAt === null || provenAt <= clock.now() - lifetimes.factorProof) {
    throw new AppError('user_challenge_required');
  }
}
