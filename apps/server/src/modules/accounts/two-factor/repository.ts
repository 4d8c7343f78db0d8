import type { SessionId, UserId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { Authenticator, Challenge } from '../account.ts';

export async function findAuthenticator(tx: Tx, userId: UserId): Promise<Authenticator | null> {
  const row = await queries(tx)
    .selectFrom('authenticators')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { sealedSecret: row.sealed_secret, isVerified: row.verified === 1 } : null;
}

/** Replaces an authenticator that was never verified. */
export async function replaceAuthenticator(
  tx: Tx,
  userId: UserId,
  sealedSecret: string,
  now: number,
): Promise<void> {
  await deleteAuthenticator(tx, userId);
  await queries(tx)
    .insertInto('authenticators')
    .values({
      user_id: userId,
      sealed_secret: sealedSecret,
      verified: 0,
      last_step: 0,
      created_at: now,
    })
    .execute();
}

export async function deleteAuthenticator(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx).deleteFrom('authenticators').where('user_id', '=', userId).execute();
}

/** Five minutes: up to this clock difference between servers, a used code cannot be used again. */
const stepTolerance = 10;

/**
 * Marks a step as used; returns false when its code or a later one was used before. A used step far in the future comes
 * from a clock that was set back since, so it is ignored.
 */
export async function consumeStep(tx: Tx, userId: UserId, step: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('authenticators')
    .set({ last_step: step, verified: 1 })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', step + stepTolerance)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(tx: Tx, userId: UserId): Promise<{ all: number; left: number }> {
  const rows = await queries(tx)
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('user_id', '=', userId)
    .execute();
  return { all: rows.length, left: rows.filter(({ used_at }) => used_at === null).length };
}

/** Replaces all codes; earlier ones stop working. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: UserId,
  codeHashes: readonly string[],
): Promise<void> {
  await queries(tx).deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (codeHashes.length === 0) return;
  const rows = codeHashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
  await queries(tx).insertInto('recovery_codes').values(rows).execute();
}

/** Returns whether the code was valid and unused. */
export async function markRecoveryCodeUsed(
  tx: Tx,
  userId: UserId,
  codeHash: string,
  now: number,
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Also deletes the user's expired challenges. */
export async function insertChallenge(tx: Tx, challenge: Challenge): Promise<void> {
  await queries(tx)
    .deleteFrom('mfa_challenges')
    .where('user_id', '=', challenge.userId)
    .where('expires_at', '<=', challenge.createdAt)
    .execute();
  await queries(tx)
    .insertInto('mfa_challenges')
    .values({
      id: challenge.id,
      user_id: challenge.userId,
      session_id: challenge.sessionId,
      factor: challenge.factor,
      expires_at: challenge.expiresAt,
      created_at: challenge.createdAt,
    })
    .execute();
}

/** A challenge of this session that has not expired. */
export async function findChallenge(
  tx: Tx,
  key: { readonly id: string; readonly sessionId: SessionId },
  now: number,
): Promise<Challenge | null> {
  const row = await queries(tx)
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('id', '=', key.id)
    .where('session_id', '=', key.sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    userId: row.user_id as UserId,
    sessionId: row.session_id as SessionId,
    factor: row.factor as Challenge['factor'],
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  };
}

export async function deleteChallenges(tx: Tx, userId: UserId): Promise<void> {
  await queries(tx).deleteFrom('mfa_challenges').where('user_id', '=', userId).execute();
}
