import type { PaymentMethod } from '@kilim/contract';
import { queries } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/tx.ts';

const nameOf = (method: PaymentMethod): string => `payment-sweep:${method}`;

/** Until when (epoch milliseconds) the payments of a method were read; null when they never were. */
export async function findSweptUntil(tx: Tx, method: PaymentMethod): Promise<number | null> {
  const row = await queries(tx)
    .selectFrom('sequences')
    .select('value')
    .where('name', '=', nameOf(method))
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}

/** Remembers a reading that succeeded; an earlier one that ends later changes nothing. */
export async function markSweptUntil(tx: Tx, method: PaymentMethod, until: number): Promise<void> {
  await queries(tx)
    .insertInto('sequences')
    .values({ name: nameOf(method), value: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: until }).where('sequences.value', '<', until),
    )
    .execute();
}
