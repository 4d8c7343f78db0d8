import type { OrderId, UserId } from '@kilim/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { formatReceiptNumber, receiptNumberCount } from './receipt-number.ts';
import { createReceiptWriter } from './receipt-writer.ts';
import { toSearchKey } from './search-key.ts';
import { addOrderRow, describeOrder, openReceipt } from './testing/add-order.ts';
import { createTestReceipts } from './testing/create-receipts.ts';

it('formats every draw as a unique number with the prefix and nine digits', () => {
  const draw = fc.integer({ min: 0, max: receiptNumberCount - 1 });
  fc.assert(
    fc.property(draw, draw, (one, other) => {
      expect(formatReceiptNumber('KLM', one)).toMatch(/^KLM\d{9}$/);
      expect(formatReceiptNumber('KLM', one) === formatReceiptNumber('KLM', other)).toBe(one === other);
    }),
  );
});

it('folds letters by Turkish rules', () => {
  expect(toSearchKey('KLM000000001', 'IŞIL', 'İpek')).toBe('klm000000001\nisil\nipek');
});

describeOnEachEngine('the receipt writer', (engine) => {
  const { transactions } = engine;
  const receipts = createTestReceipts(transactions).receipts;
  let userId: UserId;
  beforeEach(async () => {
    userId = (await addUser(transactions)).userId;
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

  it('gives 50 concurrent receipts random numbers and serials without gaps', async () => {
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
    // Consecutive sales have numbers far apart, in both directions.
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
    expect(steps.some((step) => step < 0) && steps.some((step) => step > 0)).toBe(true);
    expect(steps.filter((step) => Math.abs(step) < 1000).length).toBeLessThan(5);
  });

  it('draws again while numbers are taken', async () => {
    const draws = [7, 7, 7, 8];
    const writer = createReceiptWriter({
      transactions,
      numberPrefix: 'KLM',
      draw: () => draws.shift() ?? 0,
    });
    const open = (): Promise<string> => {
      const order = describeOrder(userId);
      return transactions.run(async (tx) => {
        await addOrderRow(tx, order);
        return (await writer.open(tx, order)).receiptNumber;
      });
    };
    expect([await open(), await open()]).toEqual(['KLM000000007', 'KLM000000008']);
    expect(draws).toEqual([]);
  });

  it('reuses the serial of a rolled back order', async () => {
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

  it('rejects a second receipt of an order', async () => {
    const order = describeOrder(userId);
    await openReceipt(transactions, receipts, order);
    await expect(transactions.run((tx) => receipts.open(tx, order))).rejects.toThrow();
  });

  it('changes a receipt and appends notes as lines', async () => {
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

  it('finds an order by receipt number and the numbers of orders', async () => {
    const order = describeOrder(userId);
    const name = await openReceipt(transactions, receipts, order);
    expect(await receipts.findByNumber(name.receiptNumber)).toEqual({ orderId: order.orderId });
    expect(await receipts.findByNumber('KLM999999999')).toBeNull();
    const numbers = await receipts.numbersOf(transactions.outside, [order.orderId, 'other' as OrderId]);
    expect([...numbers]).toEqual([[order.orderId, name]]);
    expect((await receipts.numbersOf(transactions.outside, [])).size).toBe(0);
  });
});
