import type { OAuthProvider, UserId } from '@kilim/contract';
import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** Whose account at a provider this is; null when nobody here has joined it. */
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
