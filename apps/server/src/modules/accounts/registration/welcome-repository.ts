import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** Notes that an address had its welcome credits; false when it had them before, in whatever account. */
export async function claimWelcome(tx: Tx, addressHash: string, now: number): Promise<boolean> {
  const result = await queries(tx)
    .insertInto('welcome_grants')
    .values({ address_hash: addressHash, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
