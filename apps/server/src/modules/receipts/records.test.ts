import type { OrderId, UserId } from '@kilim/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addPerson } from '../../testing/people.ts';
import { receiptNumberOf, searchKeyOf } from './policy.ts';
import { addOrderRow, describeOrder, openReceipt } from './testing/add-order.ts';
import { createTestReceipts } from './testing/create-receipts.ts';

it('writes numbers as the prefix and nine digits, and goes on past them', () => {
  expect(receiptNumberOf('KLM', 1)).toBe('KLM000000001');
  expect(receiptNumberOf('KLM', 1_234_567_890)).toBe('KLM1234567890');
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

  it('numbers fifty orders at once without a gap or a repetition', async () => {
    const first = (await openReceipt(transactions, receipts, describeOrder(userId))).receiptNumber;
    const start = Number(first.slice(3));
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => openReceipt(transactions, receipts, describeOrder(userId))),
    );
    const numbers = opened.map(({ receiptNumber }) => Number(receiptNumber.slice(3)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => start + 1 + at));
  });

  it('gives the number of an order that was undone to the next one', async () => {
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
    expect(Number(after.receiptNumber.slice(3))).toBe(Number(before.receiptNumber.slice(3)) + 1);
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
