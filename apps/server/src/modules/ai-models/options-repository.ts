import { queries } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/tx.ts';

/** The only row. */
const id = 'options';

/** Whether users may add keys of their own; not until an administrator allows it. */
export async function readAllowsOwnKeys(tx: Tx): Promise<boolean> {
  const row = await queries(tx)
    .selectFrom('ai_options')
    .select('allows_own_keys')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.allows_own_keys === 1;
}

export async function saveAllowsOwnKeys(tx: Tx, isAllowed: boolean): Promise<void> {
  const values = { allows_own_keys: isAllowed ? 1 : 0 };
  await queries(tx)
    .insertInto('ai_options')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
