import { expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import type { BankOrder } from '../../../simulators/bank/bank-state.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { formMessage, payAtBank } from '../testing/simulator-harness.ts';
import { useSimulatedPayments } from '../testing/use-simulators.ts';

const minute = 60_000;

describeOnEachEngine('card payments assigned by an administrator', ({ name: engine, transactions }) => {
  const { kit, harness } = useSimulatedPayments({ engine, transactions });
  const { payments, clock } = kit;

  const bankOrderOf = (reference: string): BankOrder => {
    const order = harness.simulators.bank.orders.get(reference);
    if (!order) throw new Error(`The bank has no order ${reference}.`);
    return order;
  };
  /** A payment under the bank's own number, for example one taken by telephone. */
  const payByTelephone = async (orderId: string): Promise<BankOrder> => {
    const { start, reference } = await kit.order();
    await payAtBank(start, 'approve');
    const { orders } = harness.simulators.bank;
    orders.set(orderId, { ...bankOrderOf(reference), orderId });
    orders.delete(reference);
    return bankOrderOf(orderId);
  };
  const findTransfer = async (transactionId: string) => {
    const { transfers } = await payments.listTransfers({ limit: 100 });
    return transfers.find((transfer) => transfer.transactionId === transactionId);
  };
  const resolve = async (bankOrder: BankOrder) => {
    const placed = await kit.order();
    await payments.sweep({ method: 'garanti-tl' });
    const { userId: adminId } = await addUser(transactions, { is_admin: 1 });
    const transfer = await findTransfer(bankOrder.retrefNum);
    const { receiptNumber } = placed.order;
    await payments.resolveTransfer(adminId, transfer?.id ?? '', { receiptNumber, note: 'Telefonla ödendi' });
    const refund = (amountMinor: number) =>
      payments.refund(adminId, placed.orderId, {
        idempotencyKey: newId<string>(),
        amountMinor: amountMinor as typeof kit.fullPrice.minor,
        reason: 'Vazgeçti',
        manualReference: null,
      });
    return { ...placed, refund };
  };

  it('are refunded under the bank’s number', async () => {
    const bankOrder = await payByTelephone(`TEL-${newId()}`.slice(0, 24));
    const { buyer, refund } = await resolve(bankOrder);
    expect((await refund(4_990)).status).toBe('partially_refunded');
    expect((await refund(10_000)).status).toBe('refunded');
    expect(bankOrder.refunds.map(({ amount }) => amount)).toEqual([4_990, 10_000]);
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('are found under the bank’s number when the refund’s reply is lost', async () => {
    const bankOrder = await payByTelephone(`TEL-${newId()}`.slice(0, 24));
    const { orderId, refund } = await resolve(bankOrder);
    const { faults } = harness.simulators.bank;
    faults.reversal = 'lost-answer';
    expect((await refund(5_000)).status).toBe('refund_pending');
    faults.reversal = 'plain';
    clock.advance(5 * minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('partially_refunded');
  });

  it('are voided only on the day of the payment', async () => {
    const bankOrder = await payByTelephone(`TEL-${newId()}`.slice(0, 24));
    clock.advance(24 * 60 * minute);
    const { refund } = await resolve(bankOrder);
    expect((await refund(14_990)).status).toBe('refunded');
    expect(bankOrder).toMatchObject({ status: 'approved', refunds: [{ amount: 14_990 }] });
    const { messages } = harness.simulators.bank;
    expect(messages.slice(messages.lastIndexOf('orderlistinq') + 1)).toEqual(['refund']);
  });

  it('do not hide a second payment by the buyer', async () => {
    const bankOrder = await payByTelephone(`TEL-${newId()}`.slice(0, 24));
    const { buyer, orderId, reference, start } = await resolve(bankOrder);
    await payments.handleInbound('garanti-tl', formMessage((await payAtBank(start, 'approve')) ?? []));
    await payments.sweep({ method: 'garanti-tl' });
    await payments.sweep({ method: 'garanti-tl' });
    expect(await findTransfer(bankOrderOf(reference).retrefNum)).toMatchObject({
      status: 'unmatched',
      problem: 'already_paid',
      orderId,
    });
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
  });
});
