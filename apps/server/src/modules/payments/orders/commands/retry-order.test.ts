import { AppError, type OrderId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../../testing/each-engine.ts';
import { basicPlan, createPaymentsKit } from '../../testing/payments-kit.ts';
import { scriptedMessage } from '../../testing/scripted-provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeOnEachEngine('paying an order again', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, clock } = kit;

  const attemptsOf = async (orderId: OrderId) => (await payments.history(orderId)).attempts;
  const decline = (reference: string) =>
    payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'declined', attemptRef: reference, code: '51' }]),
    );

  it('sends the bank a fresh reference when the buyer comes back from its page and presses again', async () => {
    const { orderer, request, orderId, reference } = await kit.order();
    clock.advance(minute);
    const again = await payments.createOrder(orderer, request);
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

  it('uses the reference of a double click once more, and that of a transfer for as long as it is open', async () => {
    const card = await kit.order();
    await payments.createOrder(card.orderer, card.request);
    expect(await attemptsOf(card.orderId)).toHaveLength(1);
    const transfer = await kit.order({ method: 'wise', currency: 'EUR' });
    clock.advance(10 * day);
    const again = await payments.createOrder(transfer.orderer, transfer.request);
    expect(again.start).toEqual(transfer.start);
    expect(await attemptsOf(transfer.orderId)).toHaveLength(1);
  });

  it('names an order that is over or waits for the bank’s word instead of beginning it anew', async () => {
    const { orderer, request, orderId, reference } = await kit.order();
    await payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'unproven' }]),
    );
    const named = { type: 'order_not_payable', details: { orderId } };
    await expect(payments.createOrder(orderer, request)).rejects.toMatchObject(named);
    bank.book(reference, kit.fullPrice);
    clock.advance(minute);
    await payments.reconcile();
    await expect(payments.createOrder(orderer, request)).rejects.toMatchObject(named);
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it('takes a card for a day and a transfer for two weeks after the order', async () => {
    const refused = { type: 'order_not_payable' };
    const card = await kit.order();
    await decline(card.reference);
    clock.advance(day);
    await payments.retry(card.orderer, card.orderId, 'tr');
    await decline((await attemptsOf(card.orderId))[1]?.reference ?? '');
    clock.advance(1);
    await expect(payments.retry(card.orderer, card.orderId, 'tr')).rejects.toMatchObject(refused);
    expect(await attemptsOf(card.orderId)).toHaveLength(2);
    expect(await kit.statusOf(card.orderId)).toBe('failed');
    const demo = await kit.order({ method: 'demo' });
    await payments.confirmDemo(demo.buyer.userId, demo.orderId, 'decline');
    const transfer = await kit.order({ method: 'wise', currency: 'EUR' });
    clock.advance(13 * day);
    await expect(payments.retry(demo.orderer, demo.orderId, 'tr')).rejects.toMatchObject(refused);
    expect((await payments.retry(transfer.orderer, transfer.orderId, 'tr')).order.status).toBe('redirected');
    clock.advance(2 * day);
    await payments.reconcile();
    expect(await kit.statusOf(transfer.orderId)).toBe('expired');
    await expect(payments.retry(transfer.orderer, transfer.orderId, 'tr')).rejects.toMatchObject(refused);
  });

  it('sells nothing at a price that is no longer asked, or of a plan that is no longer sold', async () => {
    const { orderer, orderId, reference } = await kit.order();
    await decline(reference);
    const refused = { type: 'order_not_payable', details: { orderId } };
    kit.plan.current = { ...basicPlan, price: { ...basicPlan.price, TRY: basicPlan.price.RUB } };
    await expect(payments.retry(orderer, orderId, 'tr')).rejects.toMatchObject(refused);
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
    await expect(withdrawn.payments.retry(orderer, orderId, 'tr')).rejects.toMatchObject(refused);
    expect((await payments.retry(orderer, orderId, 'tr')).order.status).toBe('redirected');
    kit.plan.current = basicPlan;
  });
});
