import type { OAuthProvider, UserId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** A provider account that is linked to an account. */
export interface Identity {
  readonly id: string;
  readonly provider: string;
  readonly providerUid: string;
  readonly email: string;
  readonly createdAt: number;
}

/** The user that a provider account is linked to; null when it is not linked. */
export async function findIdentityOwner(
  tx: Tx,
  provider: OAuthProvider,
  providerUid: string,
): Promise<UserId | null> {
  const row = await queries(tx)
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_uid', '=', providerUid)
    .executeTakeFirst();
  return row ? (row.user_id as UserId) : null;
}

/** Unlinks all providers from an account and returns their number. */
export async function deleteIdentities(tx: Tx, userId: UserId): Promise<number> {
  const result = await queries(tx).deleteFrom('identities').where('user_id', '=', userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The provider accounts linked to a user, oldest first. */
export async function listIdentities(tx: Tx, userId: UserId): Promise<Identity[]> {
  const rows = await queries(tx)
    .selectFrom('identities')
    .select(['id', 'provider', 'provider_uid', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, provider, provider_uid, email, created_at }) => ({
    id,
    provider,
    providerUid: provider_uid,
    email,
    createdAt: created_at,
  }));
}

/** Unlinks one provider account of a user; false when the user has no such one. */
export async function deleteIdentity(tx: Tx, userId: UserId, identityId: string): Promise<boolean> {
  const result = await queries(tx)
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('id', '=', identityId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function insertIdentity(
  tx: Tx,
  identity: {
    readonly id: string;
    readonly userId: UserId;
    readonly provider: OAuthProvider;
    readonly providerUid: string;
    readonly email: string;
    readonly createdAt: number;
  },
): Promise<void> {
  await queries(tx)
    .insertInto('identities')
    .values({
      id: identity.id,
      user_id: identity.userId,
      provider: identity.provider,
      provider_uid: identity.providerUid,
      email: identity.email,
      created_at: identity.createdAt,
    })
    .execute();
}
