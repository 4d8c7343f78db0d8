import { AppError, type OrderId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../../testing/each-engine.ts';
import { basicPlan, createPaymentsKit } from '../../testing/payments-kit.ts';
import { scriptedMessage } from '../../testing/scripted-provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeOnEachEngine('retrying an order', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, clock } = kit;

  const attemptsOf = async (orderId: OrderId) => (await payments.history(orderId)).attempts;
  const decline = (reference: string) =>
    payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'declined', attemptRef: reference, code: '51' }]),
    );

  it('uses a new reference when the buyer returns from the bank’s page', async () => {
    const { session, request, orderId, reference } = await kit.order();
    clock.advance(minute);
    const again = await payments.createOrder(session, request);
    const attempts = await attemptsOf(orderId);
    expect(again.order.id).toBe(orderId);
    expect(attempts.map(({ status }) => status)).toEqual(['abandoned', 'started']);
    expect(attempts[1]?.reference).not.toBe(reference);
    expect(again.start).toMatchObject({ fields: [['orderid', attempts[1]?.reference]] });
    bank.book(reference, kit.fullPrice);
    clock.advance(3 * minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('reuses the attempt after a double click, and a transfer’s attempt while it is open', async () => {
    const card = await kit.order();
    await payments.createOrder(card.session, card.request);
    expect(await attemptsOf(card.orderId)).toHaveLength(1);
    const transfer = await kit.order({ method: 'wise', currency: 'EUR' });
    clock.advance(10 * day);
    const again = await payments.createOrder(transfer.session, transfer.request);
    expect(again.start).toEqual(transfer.start);
    expect(await attemptsOf(transfer.orderId)).toHaveLength(1);
  });

  it('rejects a paid or verifying order with its id', async () => {
    const { session, request, orderId, reference } = await kit.order();
    await payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'unproven' }]),
    );
    const named = { type: 'order_not_payable', details: { orderId } };
    await expect(payments.createOrder(session, request)).rejects.toMatchObject(named);
    bank.book(reference, kit.fullPrice);
    clock.advance(minute);
    await payments.reconcile();
    await expect(payments.createOrder(session, request)).rejects.toMatchObject(named);
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it('is possible for a day with a card and for two weeks with a transfer', async () => {
    const refused = { type: 'order_not_payable' };
    const card = await kit.order();
    await decline(card.reference);
    clock.advance(day);
    await payments.retry(card.session, card.orderId, 'tr');
    await decline((await attemptsOf(card.orderId))[1]?.reference ?? '');
    clock.advance(1);
    await expect(payments.retry(card.session, card.orderId, 'tr')).rejects.toMatchObject(refused);
    expect(await attemptsOf(card.orderId)).toHaveLength(2);
    expect(await kit.statusOf(card.orderId)).toBe('failed');
    const demo = await kit.order({ method: 'demo' });
    await payments.confirmDemo(demo.buyer.userId, demo.orderId, 'decline');
    const transfer = await kit.order({ method: 'wise', currency: 'EUR' });
    clock.advance(13 * day);
    await expect(payments.retry(demo.session, demo.orderId, 'tr')).rejects.toMatchObject(refused);
    expect((await payments.retry(transfer.session, transfer.orderId, 'tr')).order.status).toBe('redirected');
    clock.advance(2 * day);
    await payments.reconcile();
    expect(await kit.statusOf(transfer.orderId)).toBe('expired');
    await expect(payments.retry(transfer.session, transfer.orderId, 'tr')).rejects.toMatchObject(refused);
  });

  it('rejects an order whose price or plan is no longer offered', async () => {
    const { session, orderId, reference } = await kit.order();
    await decline(reference);
    const refused = { type: 'order_not_payable', details: { orderId } };
    kit.plan.current = { ...basicPlan, price: { ...basicPlan.price, TRY: basicPlan.price.RUB } };
    await expect(payments.retry(session, orderId, 'tr')).rejects.toMatchObject(refused);
    kit.plan.current = { ...basicPlan, price: { ...basicPlan.price, USD: basicPlan.price.RUB } };
    const withdrawn = createPaymentsKit({
      engine,
      transactions,
      overrides: {
        providers: kit.ports.providers,
        plans: {
          findForSale: async () => {
            throw new AppError('plan_not_available');
          },
        },
      },
    });
    await expect(withdrawn.payments.retry(session, orderId, 'tr')).rejects.toMatchObject(refused);
    expect((await payments.retry(session, orderId, 'tr')).order.status).toBe('redirected');
    kit.plan.current = basicPlan;
  });
});
