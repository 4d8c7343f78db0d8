import type { UserId } from '@kilim/contract';
import type { ExpressionBuilder } from 'kysely';
import { type Database, queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';
import { lifetimes, type MailToken, type TokenKind } from '../account.ts';

/** Also deletes the account's expired tokens. */
export async function insertToken(
  tx: Tx,
  token: MailToken,
  kind: TokenKind,
  secretHash: string,
): Promise<void> {
  await queries(tx)
    .deleteFrom('tokens')
    .where('user_id', '=', token.userId)
    .where('expires_at', '<=', token.createdAt)
    .execute();
  await queries(tx)
    .insertInto('tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      kind,
      secret_hash: secretHash,
      expires_at: token.expiresAt,
      created_at: token.createdAt,
      used_at: null,
    })
    .execute();
}

export interface TokenKey {
  readonly userId: UserId;
  readonly kind: TokenKind;
  readonly secretHash: string;
  /** Identifies the request, so that it can be repeated when its reply was lost. */
  readonly attemptHash: string | null;
}

/** Unused, or used by the same request less than two minutes ago. */
const isOpenFor = (attemptHash: string | null, now: number) => (eb: ExpressionBuilder<Database, 'tokens'>) =>
  attemptHash === null
    ? eb('used_at', 'is', null)
    : eb.or([
        eb('used_at', 'is', null),
        eb.and([eb('attempt_hash', '=', attemptHash), eb('used_at', '>', now - lifetimes.linkRepeat)]),
      ]);

/** A token that has not expired and was not used, except by the same request. */
export async function findToken(
  tx: Tx,
  key: TokenKey,
  now: number,
): Promise<(MailToken & { readonly usedAt: number | null }) | null> {
  const row = await queries(tx)
    .selectFrom('tokens')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('secret_hash', '=', key.secretHash)
    .where('expires_at', '>', now)
    .where(isOpenFor(key.attemptHash, now))
    .executeTakeFirst();
  if (!row) return null;
  const { id, expires_at: expiresAt, created_at: createdAt, used_at: usedAt } = row;
  return { id, userId: key.userId, expiresAt, createdAt, usedAt };
}

/** Returns true for only one of several concurrent requests. A repeated request keeps the time of the first. */
export async function consumeToken(
  tx: Tx,
  tokenId: string,
  { attemptHash }: Pick<TokenKey, 'attemptHash'>,
  now: number,
): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('tokens')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', eb.val(now)), attempt_hash: attemptHash }))
    .where('id', '=', tokenId)
    .where(isOpenFor(attemptHash, now))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes the account's tokens of these kinds except one. */
export async function deleteTokens(
  tx: Tx,
  userId: UserId,
  kinds: readonly TokenKind[],
  except = '',
): Promise<void> {
  await queries(tx)
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('id', '!=', except)
    .execute();
}
