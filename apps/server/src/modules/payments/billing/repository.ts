import type { BillingDetails, UserId } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

/** The billing details that a user saved for later orders. */
export async function findBillingDetails(tx: Tx, userId: UserId): Promise<BillingDetails | null> {
  const row = await queries(tx)
    .selectFrom('billing_details')
    .select('details_json')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.details_json) as BillingDetails) : null;
}

/** Saves the billing details; null deletes them. */
export async function saveBillingDetails(
  tx: Tx,
  userId: UserId,
  details: BillingDetails | null,
  now: number,
): Promise<void> {
  if (!details) {
    await queries(tx).deleteFrom('billing_details').where('user_id', '=', userId).execute();
    return;
  }
  const details_json = JSON.stringify(details);
  await queries(tx)
    .insertInto('billing_details')
    .values({ user_id: userId, details_json, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ details_json, updated_at: now }))
    .execute();
}
