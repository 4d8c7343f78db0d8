import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../../testing/each-engine.ts';
import { addUser } from '../../../../testing/users.ts';
import { createPaymentsKit } from '../../testing/payments-kit.ts';
import { scriptedMessage } from '../../testing/scripted-provider.ts';

describeOnEachEngine('a simulated payment', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments } = kit;

  it('is approved by the buyer and marked as simulated', async () => {
    const { buyer, orderId, start } = await kit.order({ method: 'demo' });
    expect(start).toEqual({ kind: 'embedded', component: 'demo' });
    expect((await payments.find(buyer.userId, orderId)).start).toEqual(start);
    const order = await payments.confirmDemo(buyer.userId, orderId, 'approve');
    expect(order).toMatchObject({ status: 'paid', isSimulated: true });
    expect(await payments.confirmDemo(buyer.userId, orderId, 'approve')).toEqual(order);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await kit.receiptOf(buyer, orderId)).toMatchObject({ status: 'Ödendi', isSimulated: true });
  });

  it('is credited once when approved in parallel', async () => {
    const { buyer, orderId } = await kit.order({ method: 'demo' });
    const approve = () => payments.confirmDemo(buyer.userId, orderId, 'approve');
    await Promise.all([approve(), approve(), approve()]);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
  });

  it('can be declined and retried', async () => {
    const { buyer, session, orderId } = await kit.order({ method: 'demo' });
    expect(await payments.confirmDemo(buyer.userId, orderId, 'decline')).toMatchObject({
      status: 'failed',
      declineCode: 'demo',
    });
    await expect(payments.confirmDemo(buyer.userId, orderId, 'approve')).rejects.toMatchObject({
      type: 'order_not_payable',
    });
    await payments.retry(session, orderId, 'en');
    expect((await payments.confirmDemo(buyer.userId, orderId, 'approve')).status).toBe('paid');
  });

  it('settles only demo attempts of the buyer, and accepts no messages', async () => {
    const bankOrder = await kit.order();
    await expect(
      payments.confirmDemo(bankOrder.buyer.userId, bankOrder.orderId, 'approve'),
    ).rejects.toMatchObject({ type: 'payment_method_unavailable' });
    const demoOrder = await kit.order({ method: 'demo' });
    const stranger = await addUser(transactions);
    await expect(payments.confirmDemo(stranger.userId, demoOrder.orderId, 'approve')).rejects.toMatchObject({
      type: 'order_not_found',
    });
    const message = scriptedMessage([
      { kind: 'paid', attemptRef: demoOrder.reference, amount: kit.fullPrice, providerTxnId: 'X' },
    ]);
    expect(await payments.handleInbound('demo', message)).toEqual({ orderId: null, outcome: 'error' });
    expect(await kit.statusOf(demoOrder.orderId)).toBe('redirected');
  });

  it('cannot be approved when the simulation is switched off', async () => {
    const { buyer, orderId } = await kit.order({ method: 'demo' });
    const off = createPaymentsKit({ engine, transactions, overrides: { providers: [kit.bank] } });
    await expect(off.payments.confirmDemo(buyer.userId, orderId, 'approve')).rejects.toMatchObject({
      type: 'payment_method_unavailable',
    });
  });
});
