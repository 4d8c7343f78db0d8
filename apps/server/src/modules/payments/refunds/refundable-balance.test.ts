import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addPerson } from '../../../testing/people.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';

describeOnEachEngine('what a refund would take', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments } = kit;
  const outlook = async (orderId: Parameters<typeof payments.history>[0]) =>
    (await payments.history(orderId)).refundable;

  it('is nothing before the money is there and after it went back', async () => {
    const { orderId, orderer } = await kit.order({ method: 'demo' });
    expect(await outlook(orderId)).toBeNull();
    await payments.confirmDemo(orderer.userId, orderId, 'approve');
    const adminId = (await addPerson(transactions, { is_admin: 1 })).userId;
    const left = await outlook(orderId);
    await payments.refund(adminId, orderId, {
      idempotencyKey: 'whole-refund',
      amountMinor: left?.amount.minor as NonNullable<typeof left>['amount']['minor'],
      reason: 'test',
      manualReference: null,
    });
    expect(await outlook(orderId)).toBeNull();
  });

  it('is what is left of amount and credits, beside the balance of now', async () => {
    const { orderId, orderer } = await kit.order({ method: 'demo' });
    await payments.confirmDemo(orderer.userId, orderId, 'approve');
    const before = await outlook(orderId);
    expect(before).toMatchObject({ isManual: false, credits: before?.balance });
    const adminId = (await addPerson(transactions, { is_admin: 1 })).userId;
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
