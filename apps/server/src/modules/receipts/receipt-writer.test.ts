import type { OrderId, UserId } from '@kilim/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addPerson } from '../../testing/people.ts';
import { receiptNumberOf, receiptNumbers, searchKeyOf } from './policy.ts';
import { createReceiptRecords } from './receipt-writer.ts';
import { addOrderRow, describeOrder, openReceipt } from './testing/add-order.ts';
import { createTestReceipts } from './testing/create-receipts.ts';

it('writes any draw as the prefix and nine digits, each as a number of its own', () => {
  const draw = fc.integer({ min: 0, max: receiptNumbers - 1 });
  fc.assert(
    fc.property(draw, draw, (one, other) => {
      expect(receiptNumberOf('KLM', one)).toMatch(/^KLM\d{9}$/);
      expect(receiptNumberOf('KLM', one) === receiptNumberOf('KLM', other)).toBe(one === other);
    }),
  );
});

it('folds letters as Turkish does', () => {
  expect(searchKeyOf('KLM000000001', 'IŞIL', 'İpek')).toBe('klm000000001\nışıl\nipek');
});

describeOnEachEngine('receipts of orders', (engine) => {
  const { transactions } = engine;
  const receipts = createTestReceipts(transactions).receipts;
  let userId: UserId;
  beforeEach(async () => {
    userId = (await addPerson(transactions)).userId;
  });
  afterEach(() => engine.clear());

  const find = async (receiptId: Parameters<typeof receipts.find>[1]) =>
    receipts.find({ userId, isAdmin: false }, receiptId);

  const serialOf = async (receiptNumber: string): Promise<number> => {
    const row = await queries(transactions.outside)
      .selectFrom('receipts')
      .select('serial')
      .where('receipt_number', '=', receiptNumber)
      .executeTakeFirstOrThrow();
    return Number(row.serial);
  };

  it('numbers fifty orders at once at random, and counts them without a gap', async () => {
    const first = await openReceipt(transactions, receipts, describeOrder(userId));
    const start = await serialOf(first.receiptNumber);
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => openReceipt(transactions, receipts, describeOrder(userId))),
    );
    const inOrder = new Map<number, number>();
    for (const { receiptNumber } of opened) {
      expect(receiptNumber).toMatch(/^KLM\d{9}$/);
      inOrder.set(await serialOf(receiptNumber), Number(receiptNumber.slice(3)));
    }
    const serials = [...inOrder.keys()].toSorted((a, b) => a - b);
    expect(serials).toEqual(Array.from({ length: 50 }, (_, at) => start + 1 + at));
    const numbers = serials.map((serial) => inOrder.get(serial) ?? 0);
    expect(new Set(numbers).size).toBe(50);
    // Sales in a row have numbers far apart, in both directions.
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
    expect(steps.some((step) => step < 0) && steps.some((step) => step > 0)).toBe(true);
    expect(steps.filter((step) => Math.abs(step) < 1000).length).toBeLessThan(5);
  });

  it('draws again when a number is taken, older ones in a row included', async () => {
    const draws = [7, 7, 7, 8];
    const records = createReceiptRecords({
      transactions,
      numberPrefix: 'KLM',
      draw: () => draws.shift() ?? 0,
    });
    const open = (): Promise<string> => {
      const order = describeOrder(userId);
      return transactions.run(async (tx) => {
        await addOrderRow(tx, order);
        return (await records.open(tx, order)).receiptNumber;
      });
    };
    expect([await open(), await open()]).toEqual(['KLM000000007', 'KLM000000008']);
    expect(draws).toEqual([]);
  });

  it('gives the serial of an order that was undone to the next one', async () => {
    const before = await openReceipt(transactions, receipts, describeOrder(userId));
    await expect(
      transactions.run(async (tx) => {
        const order = describeOrder(userId);
        await addOrderRow(tx, order);
        await receipts.open(tx, order);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const after = await openReceipt(transactions, receipts, describeOrder(userId));
    expect(await serialOf(after.receiptNumber)).toBe((await serialOf(before.receiptNumber)) + 1);
  });

  it('refuses a second receipt of an order', async () => {
    const order = describeOrder(userId);
    await openReceipt(transactions, receipts, order);
    await expect(transactions.run((tx) => receipts.open(tx, order))).rejects.toThrow();
  });

  it('changes what it is told and appends each note as a line', async () => {
    const order = describeOrder(userId);
    const { receiptId, receiptNumber } = await openReceipt(transactions, receipts, order);
    expect(await find(receiptId)).toMatchObject({
      receiptNumber,
      status: 'Beklemede',
      paidAt: null,
      amount: { minor: 14_990, currency: 'TRY' },
      net: { minor: 12_492 },
      tax: { minor: 2_498 },
      notes: '',
    });
    await transactions.run((tx) =>
      receipts.change(tx, order.orderId, {
        status: 'Ödendi',
        paidAt: 1_700_000_001_000,
        transactionId: 'R-1',
        note: 'Geç gelen ödeme',
      }),
    );
    await transactions.run((tx) =>
      receipts.change(tx, order.orderId, { status: 'Kısmi İade', refundedMinor: 990, note: ' İade ' }),
    );
    expect(await find(receiptId)).toMatchObject({
      status: 'Kısmi İade',
      paidAt: '2023-11-14T22:13:21.000+00:00',
      transactionId: 'R-1',
      refunded: { minor: 990 },
      notes: 'Geç gelen ödeme\nİade',
    });
    await expect(
      transactions.run((tx) => receipts.change(tx, 'nobody' as OrderId, { status: 'Ödendi' })),
    ).rejects.toMatchObject({ type: 'receipt_not_found' });
  });

  it('finds an order by its number, and the numbers of orders', async () => {
    const order = describeOrder(userId);
    const name = await openReceipt(transactions, receipts, order);
    expect(await receipts.findByNumber(name.receiptNumber)).toEqual({ orderId: order.orderId });
    expect(await receipts.findByNumber('KLM999999999')).toBeNull();
    const numbers = await receipts.numbersOf(transactions.outside, [order.orderId, 'other' as OrderId]);
    expect([...numbers]).toEqual([[order.orderId, name]]);
    expect((await receipts.numbersOf(transactions.outside, [])).size).toBe(0);
  });
});
