import type { UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';
import type { MailToken, TokenKind } from './account.ts';

export async function insertToken(
  tx: Tx,
  token: MailToken,
  kind: TokenKind,
  secretHash: string,
): Promise<void> {
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
}

/** A token that was not used and has not expired. */
export async function findToken(tx: Tx, key: TokenKey, now: number): Promise<MailToken | null> {
  const row = await queries(tx)
    .selectFrom('tokens')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('kind', '=', key.kind)
    .where('secret_hash', '=', key.secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { id, expires_at: expiresAt, created_at: createdAt } = row;
  return { id, userId: key.userId, expiresAt, createdAt };
}

/** Answers whether this call used it: of two at once only one does. */
export async function useToken(tx: Tx, tokenId: string, now: number): Promise<boolean> {
  const result = await queries(tx)
    .updateTable('tokens')
    .set({ used_at: now })
    .where('id', '=', tokenId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Makes every link of these kinds that was sent to a person useless. */
export async function deleteTokens(tx: Tx, userId: UserId, kinds: readonly TokenKind[]): Promise<void> {
  await queries(tx).deleteFrom('tokens').where('user_id', '=', userId).where('kind', 'in', kinds).execute();
}
