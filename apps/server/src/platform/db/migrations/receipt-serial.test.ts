import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { addOrderRow, describeOrder } from '../../../modules/receipts/testing/add-order.ts';
import { createTestReceipts } from '../../../modules/receipts/testing/create-receipts.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { queries } from '../index.ts';
import { up } from './0015-receipt-serial.ts';

describeOnEachEngine('migration 0015', ({ transactions }) => {
  it('reads the serial from existing receipt numbers, which stay', async () => {
    const db = queries(transactions.outside);
    const { receipts } = createTestReceipts(transactions);
    const { userId } = await addUser(transactions);
    const numbers = ['KLM000000001', 'KLM000000042', 'ABCD000001234'];
    for (const number of numbers) {
      const order = describeOrder(userId);
      await transactions.run(async (tx) => {
        await addOrderRow(tx, order);
        const { receiptId } = await receipts.open(tx, order);
        await queries(tx)
          .updateTable('receipts')
          .set({ receipt_number: number } as never)
          .where('id', '=', receiptId)
          .execute();
      });
    }
    await db.schema.dropIndex('receipts_serial').execute();
    await db.schema.alterTable('receipts').dropColumn('serial').execute();
    await up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('receipts').select(['receipt_number', 'serial']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.receipt_number, Number(row.serial)]))).toEqual({
      KLM000000001: 1,
      KLM000000042: 42,
      ABCD000001234: 1234,
    });
  });
});
