import { createSign } from 'node:crypto';
import { expect, it } from 'vitest';
import { sendMoney } from '../../../../simulators/wise/send-money.ts';
import { describeOnEachEngine } from '../../../../testing/each-engine.ts';
import { addUser } from '../../../../testing/users.ts';
import { useSimulatedPayments } from '../../testing/use-simulators.ts';

// Case 14 of docs/rules/payments.md#attack-cases on the whole module, with the real provider and the simulated Wise.

describeOnEachEngine('transfers through Wise', ({ name: engine, transactions }) => {
  const { kit, harness } = useSimulatedPayments({ engine, transactions });
  const { payments, clock } = kit;

  let deliveries = 0;
  const deliver = async (
    options: { readonly id?: string; readonly event?: string; readonly profile?: number } = {},
  ) => {
    deliveries += 1;
    const body = JSON.stringify({
      data: {
        resource: { id: 50_000_978, profile_id: options.profile ?? 40_000_001 },
        amount: 4.59,
        currency: 'EUR',
      },
      event_type: options.event ?? 'balances#credit',
    });
    const { privateKey } = harness.simulators.wise.keys.webhook;
    return payments.handleInbound('wise', {
      headers: new Headers({
        'content-type': 'application/json',
        'x-delivery-id': options.id ?? `0000aaaa-0000-4000-8000-${String(deliveries).padStart(12, '0')}`,
        'x-signature-sha256': createSign('RSA-SHA256').update(body).sign(privateKey, 'base64'),
      }),
      rawBody: new TextEncoder().encode(body),
    });
  };
  const order = () => kit.order({ method: 'wise', currency: 'EUR' });
  const send = (reference: string, amount = 459, currency = 'EUR') =>
    sendMoney(harness.simulators.wise, { amount, currency, reference, sender: 'Ada Lovelace' });
  const hint = async () => {
    await deliver();
    await kit.jobs.runDue();
  };
  const unmatched = async (transactionId: string) =>
    (await payments.listTransfers({ limit: 100 })).transfers.find(
      (transfer) => transfer.transactionId === transactionId,
    );

  it('are offered with a unique reference and the exact amount', async () => {
    const { start, reference } = await order();
    expect(reference).toMatch(/^MB-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(start).toMatchObject({ kind: 'transfer', reference, amount: { minor: 459, currency: 'EUR' } });
  });

  it('pay their order after a webhook, with a mangled reference too', async () => {
    for (const mangle of [
      (text: string) => text,
      (text: string) => `SVWZ+${text.toLowerCase()}`,
      (text: string) => `Kilim ${text.replace('-', ' ')}`,
    ]) {
      const { buyer, orderId, reference } = await order();
      await send(mangle(reference));
      await hint();
      expect(await kit.statusOf(orderId)).toBe('paid');
      expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    }
  });

  it('are found by reconciliation without a webhook', async () => {
    const { orderId, reference } = await order();
    await send(reference);
    clock.advance(20 * 60_000);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('are not credited by a webhook alone', async () => {
    const { buyer, orderId } = await order();
    await hint();
    expect(await kit.statusOf(orderId)).toBe('redirected');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('are credited once for repeated and unordered webhooks', async () => {
    const { buyer, orderId, reference } = await order();
    await send(reference);
    await deliver({ event: 'balances#update', id: '0000bbbb-0000-4000-8000-000000000001' });
    await Promise.all(
      Array.from({ length: 10 }, () => deliver({ id: '0000bbbb-0000-4000-8000-000000000002' })),
    );
    await kit.jobs.runDue();
    await hint();
    clock.advance(20 * 60_000);
    await payments.reconcile();
    await kit.jobs.runDue();
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
  });

  it('ignore a webhook of another profile', async () => {
    const { orderId, reference } = await order();
    await send(reference);
    await deliver({ profile: 99 });
    await kit.jobs.runDue();
    expect(await kit.statusOf(orderId)).toBe('redirected');
    await hint();
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it.each([
    ['too little', 458, 'EUR', 'amount_differs'],
    ['too much', 460, 'EUR', 'amount_differs'],
    ['of another currency', 459, 'USD', 'currency_differs'],
  ] as const)('that are %s are queued for review', async (_name, amount, currency, problem) => {
    const { buyer, orderId, reference } = await order();
    const number = await send(reference, amount, currency);
    await hint();
    expect(await unmatched(number)).toMatchObject({ status: 'unmatched', problem });
    expect(await kit.statusOf(orderId)).toBe('redirected');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('without exactly one known reference are not matched by amount', async () => {
    const first = await order();
    const second = await order();
    const bare = await send('topup card');
    const unknown = await send('MB-00000000');
    const both = await send(`${first.reference} ${second.reference}`);
    await hint();
    expect(await unmatched(bare)).toMatchObject({ problem: 'reference_missing' });
    expect(await unmatched(unknown)).toMatchObject({ problem: 'reference_unknown' });
    expect(await unmatched(both)).toMatchObject({ problem: 'reference_missing' });
    expect(await kit.statusOf(first.orderId)).toBe('redirected');
    expect(await kit.statusOf(second.orderId)).toBe('redirected');
  });

  it('with a reference that is already paid are queued for review', async () => {
    const { buyer, orderId, reference } = await order();
    await send(reference);
    await hint();
    const again = await send(reference);
    await hint();
    expect(await unmatched(again)).toMatchObject({ status: 'unmatched', problem: 'already_paid' });
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  it('are not offered in roubles', async () => {
    const buyer = await addUser(transactions);
    const shown = await payments.checkout(buyer.userId, { planId: 'basic', currency: 'EUR', language: 'tr' });
    expect(shown.currencies).toEqual(['TRY', 'USD', 'EUR']);
    const asked = await payments.checkout(buyer.userId, { planId: 'basic', currency: 'RUB', language: 'tr' });
    expect(asked.methods).toEqual([]);
    const session = { userId: buyer.userId, email: buyer.email, ip: '203.0.113.7' };
    const request = await kit.makeRequest(buyer.userId, { method: 'wise', currency: 'EUR' });
    await expect(payments.createOrder(session, { ...request, currency: 'RUB' })).rejects.toMatchObject({
      type: 'payment_currency_unsupported',
    });
  });

  it('are found after Wise was unreachable', async () => {
    const { orderId, reference } = await order();
    await send(reference);
    harness.simulators.wise.faults.statement = 'status-500';
    clock.advance(20 * 60_000);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('redirected');
    harness.simulators.wise.faults.statement = 'challenge';
    clock.advance(20 * 60_000);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
  });
});
