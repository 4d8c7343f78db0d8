import type { PaymentMethod } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

const sequenceName = (method: PaymentMethod): string => `payment-sweep:${method}`;

/** End of the period (epoch milliseconds) that successful sweeps have read; null before the first one. */
export async function findSweptUntil(tx: Tx, method: PaymentMethod): Promise<number | null> {
  const row = await queries(tx)
    .selectFrom('sequences')
    .select('value')
    .where('name', '=', sequenceName(method))
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}

/** Stores the end of a successful sweep. An older sweep that finishes later does not set it back. */
export async function markSweptUntil(tx: Tx, method: PaymentMethod, until: number): Promise<void> {
  await queries(tx)
    .insertInto('sequences')
    .values({ name: sequenceName(method), value: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: until }).where('sequences.value', '<', until),
    )
    .execute();
}
