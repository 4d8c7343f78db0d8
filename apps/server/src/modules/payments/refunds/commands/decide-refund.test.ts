import { expect, it } from 'vitest';
import { newId } from '../../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../../testing/each-engine.ts';
import { addUser } from '../../../../testing/users.ts';
import { createPaymentsKit } from '../../testing/payments-kit.ts';
import { unreachable } from '../../testing/scripted-provider.ts';

const minute = 60_000;

describeOnEachEngine('a refund with unknown outcome', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, clock } = kit;

  const buyAndLose = async (onRefund: () => Promise<void> = async () => {}) => {
    const bought = await kit.order();
    bank.book(bought.reference, kit.fullPrice);
    clock.advance(3 * minute);
    await payments.reconcile();
    const { userId: adminId } = await addUser(transactions, { is_admin: 1 });
    bank.faults.refund = unreachable();
    bank.onRefund = onRefund;
    const history = await payments.refund(adminId, bought.orderId, {
      idempotencyKey: newId<string>(),
      amountMinor: kit.fullPrice.minor,
      reason: 'Vazgeçti',
      manualReference: null,
    });
    delete bank.faults.refund;
    bank.onRefund = async () => {};
    expect(history.status).toBe('refund_pending');
    return { ...bought, adminId, refundId: history.refunds[0]?.id ?? '' };
  };

  it('can be decided as done, once', async () => {
    const { adminId, refundId, buyer, orderId } = await buyAndLose();
    const decision = { outcome: 'done', reference: '612345678901', reason: 'Ekstrede var' } as const;
    const history = await payments.decideRefund(adminId, refundId, decision);
    expect(history).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'done', providerReference: '612345678901' }],
    });
    expect(history.events.at(-1)).toMatchObject({
      kind: 'refund-done',
      actor: adminId,
      detail: '14990 TRY · Ekstrede var',
    });
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('İade Edildi');
    await expect(payments.decideRefund(adminId, refundId, decision)).rejects.toMatchObject({
      type: 'refund_already_decided',
    });
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('returns the credits when decided as refused', async () => {
    const { adminId, refundId, buyer } = await buyAndLose();
    const decision = { outcome: 'refused', reference: null, reason: 'Banka reddetmiş' } as const;
    const history = await payments.decideRefund(adminId, refundId, decision);
    expect(history).toMatchObject({ status: 'paid', refunds: [{ status: 'refused' }] });
    expect(history.events.at(-1)).toMatchObject({ kind: 'refund-refused', actor: adminId });
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  it('cannot be decided while a request is under way', async () => {
    const refusals: unknown[] = [];
    const { userId: adminId } = await addUser(transactions, { is_admin: 1 });
    await buyAndLose(async () => {
      const [call = ''] = bank.calls.slice(-1);
      const decision = { outcome: 'refused', reference: null, reason: 'x' } as const;
      await payments
        .decideRefund(adminId, call.split(' ')[2] ?? '', decision)
        .catch((error: unknown) => refusals.push(error));
    });
    expect(refusals).toMatchObject([{ type: 'refund_in_progress' }]);
  });
});
