import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';

describeOnEachEngine('the refundable balance', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments } = kit;
  const refundableOf = async (orderId: Parameters<typeof payments.history>[0]) =>
    (await payments.history(orderId)).refundable;

  it('is null before the payment and after a full refund', async () => {
    const { orderId, session } = await kit.order({ method: 'demo' });
    expect(await refundableOf(orderId)).toBeNull();
    await payments.confirmDemo(session.userId, orderId, 'approve');
    const adminId = (await addUser(transactions, { is_admin: 1 })).userId;
    const left = await refundableOf(orderId);
    await payments.refund(adminId, orderId, {
      idempotencyKey: 'whole-refund',
      amountMinor: left?.amount.minor as NonNullable<typeof left>['amount']['minor'],
      reason: 'test',
      manualReference: null,
    });
    expect(await refundableOf(orderId)).toBeNull();
  });

  it('shows the remaining amount and credits next to the balance', async () => {
    const { orderId, session } = await kit.order({ method: 'demo' });
    await payments.confirmDemo(session.userId, orderId, 'approve');
    const before = await refundableOf(orderId);
    expect(before).toMatchObject({ isManual: false, credits: before?.balance });
    const adminId = (await addUser(transactions, { is_admin: 1 })).userId;
    const history = await payments.refund(adminId, orderId, {
      idempotencyKey: 'part-refund',
      amountMinor: 5_000 as NonNullable<typeof before>['amount']['minor'],
      reason: 'test',
      manualReference: null,
    });
    const [part] = history.refunds;
    expect(history.refundable).toMatchObject({
      amount: { minor: (before?.amount.minor ?? 0) - 5_000, currency: 'TRY' },
      credits: (before?.credits ?? 0) - (part?.credits ?? 0),
      balance: (before?.balance ?? 0) - (part?.credits ?? 0),
    });
  });
});
