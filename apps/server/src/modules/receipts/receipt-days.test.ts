import type { OrderId, ReceiptStatus, UserId } from '@kilim/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { describeOrder, openReceipt } from './testing/add-order.ts';
import { createTestReceipts } from './testing/create-receipts.ts';
import type { NewReceipt } from './types.ts';

const day = 86_400_000;
/** Midnight in Türkiye, at which a day of the sums begins. */
const midnight = Date.parse('2023-10-31T21:00:00Z');

describeOnEachEngine('sums of receipts', (engine) => {
  const { transactions } = engine;
  const { receipts } = createTestReceipts(transactions);
  const db = () => queries(transactions.outside);

  const readSums = async () => {
    const { rows } = await sql`select day, status, currency, is_simulated, plan_id, plan_name_json,
        amount_minor, refunded_minor, tax_minor, receipts from receipt_days where receipts <> 0
      order by day, status, currency, is_simulated, plan_id, plan_name_json`.execute(db());
    return rows;
  };
  /** The same from the receipts themselves. */
  const sumReceipts = async () => {
    const taxIn = (amount: string) =>
      sql.raw(`(${amount} - (2 * ${amount} * 10000 + (10000 + cast(round(tax_rate * 100) as integer)))
        / (2 * (10000 + cast(round(tax_rate * 100) as integer))))`);
    const { rows } = await sql`select day, status, currency, is_simulated, plan_id, plan_name_json,
        sum(amount_minor) as amount_minor, sum(refunded_minor) as refunded_minor, sum(tax) as tax_minor,
        count(*) as receipts
      from (select receipts.*, ${taxIn('amount_minor')} - ${taxIn('refunded_minor')} as tax,
          case when paid_at is null then -1 else (paid_at + 10800000) / 86400000 end as day
        from receipts) as dated
      group by day, status, currency, is_simulated, plan_id, plan_name_json
      order by day, status, currency, is_simulated, plan_id, plan_name_json`.execute(db());
    return rows;
  };
  const readHolders = async () =>
    (await sql`select user_id, plan_id from plan_holders order by user_id`.execute(db())).rows;
  const findHolders = async () => {
    const { rows } = await sql`select user_id, plan_id from (select user_id, plan_id,
          row_number() over (partition by user_id order by paid_at desc, id desc) as place
        from receipts where status in ('Ödendi', 'Kısmi İade') and is_simulated = 0 and user_id is not null) as latest
      where place = 1 order by user_id`.execute(db());
    return rows;
  };

  const clear = async () => {
    for (const table of ['receipts', 'orders', 'users'] as const) await db().deleteFrom(table).execute();
  };

  it('are those of the receipts after any changes', async () => {
    const action = fc.record({
      kind: fc.constantFrom('open', 'open', 'change', 'change', 'change', 'delete', 'leave'),
      at: fc.nat(9),
      user: fc.nat(2),
      plan: fc.constantFrom('basic', 'pro'),
      minor: fc.integer({ min: 1, max: 99_999 }),
      taxRate: fc.constantFrom(20, 8.5, 0),
      isSimulated: fc.boolean(),
      status: fc.constantFrom<ReceiptStatus>('Ödendi', 'Kısmi İade', 'İade Edildi', 'Başarısız'),
      paidAt: fc.integer({ min: midnight - day, max: midnight + day }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        await clear();
        const users = [];
        for (let at = 0; at < 3; at += 1) users.push((await addUser(transactions)).userId);
        const opened: { orderId: OrderId; minor: number }[] = [];
        for (const { kind, at, user, plan, minor, taxRate, isSimulated, status, paidAt } of actions) {
          const some = opened[at % Math.max(1, opened.length)];
          const userId = users[user] as UserId;
          if (kind === 'leave') await db().deleteFrom('users').where('id', '=', userId).execute();
          else if (kind === 'open') {
            const isThere = await db()
              .selectFrom('users')
              .select('id')
              .where('id', '=', userId)
              .executeTakeFirst();
            if (!isThere) continue;
            const planId = plan as NewReceipt['planId'];
            const amount = { minor, currency: 'TRY' } as NewReceipt['amount'];
            const order = describeOrder(userId, { planId, amount, taxRate, isSimulated });
            await openReceipt(transactions, receipts, order);
            opened.push({ orderId: order.orderId, minor });
          } else if (some && kind === 'delete') {
            await db().deleteFrom('receipts').where('order_id', '=', some.orderId).execute();
            opened.splice(opened.indexOf(some), 1);
          } else if (some) {
            const refundedMinor = status === 'İade Edildi' ? some.minor : Math.floor(some.minor / 3);
            const change = {
              status,
              ...(status === 'Başarısız' ? {} : { paidAt }),
              ...(status === 'Ödendi' ? {} : { refundedMinor }),
            };
            await transactions.run((tx) => receipts.change(tx, some.orderId, change));
          }
        }
        expect(await readSums()).toEqual(await sumReceipts());
        expect(await readHolders()).toEqual(await findHolders());
      }),
      { numRuns: 15, endOnFailure: true },
    );
  }, 120_000);

  it('are changed by payments at the same time, each counted once', async () => {
    await clear();
    const { userId } = await addUser(transactions);
    const orders = Array.from({ length: 12 }, () => describeOrder(userId));
    for (const order of orders) await openReceipt(transactions, receipts, order);
    const change = (order: NewReceipt, status: ReceiptStatus) =>
      transactions.run((tx) => receipts.change(tx, order.orderId, { status, paidAt: midnight }));
    await Promise.all(orders.map((order) => change(order, 'Ödendi')));
    await Promise.all(orders.map((order, at) => change(order, at % 2 === 0 ? 'İade Edildi' : 'Kısmi İade')));
    expect(await readSums()).toEqual(await sumReceipts());
    expect(await readHolders()).toEqual([{ user_id: userId, plan_id: 'pro' }]);
  });
});
