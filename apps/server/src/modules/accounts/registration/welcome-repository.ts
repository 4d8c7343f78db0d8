import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** Marks an address as granted; returns false when any account with it was granted before. */
export async function claimWelcomeGrant(tx: Tx, addressHash: string, now: number): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('welcome_grants')
    .values({ address_hash: addressHash, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
