import { AppError, enterprisePlanId, type ReceiptId, type UserId } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { createPlansService } from '../../plans/index.ts';
import { basicPlan, billing, createPaymentsKit } from '../testing/payments-kit.ts';
import { unreachable } from '../testing/scripted-provider.ts';

describeOnEachEngine('orders', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank } = kit;
  const sessionOf = (userId: UserId) => ({ userId, email: 'a@ornek.test', ip: '203.0.113.7' });

  it('show price, tax, methods and sales texts at checkout', async () => {
    const { userId } = await addUser(transactions);
    const checkout = await payments.checkout(userId, { planId: 'basic', currency: 'TRY', language: 'tr' });
    expect(checkout).toMatchObject({
      amount: { minor: 14_990, currency: 'TRY' },
      net: { minor: 12_492, currency: 'TRY' },
      tax: { minor: 2_498, currency: 'TRY' },
      credits: 10_000,
      approximateConversations: 100,
      isLiraOnlyInTurkiye: false,
      currencies: ['TRY', 'USD', 'EUR'],
      methods: [
        { method: 'demo', isSimulated: true },
        { method: 'garanti-tl', isSimulated: false },
      ],
      billingDetails: null,
    });
    expect(checkout.preliminaryInformation.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("show the currency of the visitor's country at checkout where it can be paid", async () => {
    const { userId } = await addUser(transactions);
    const currencyFor = async (preferred: string[]) =>
      (await payments.checkout(userId, { planId: 'basic', preferred, language: 'tr' })).amount.currency;
    expect(await currencyFor(['GBP', 'EUR', 'USD'])).toBe('EUR');
    expect(await currencyFor(['RUB', 'USD'])).toBe('USD');
    expect(await currencyFor([])).toBe('TRY');
  });

  it('are created with an attempt and a pending receipt', async () => {
    const { order, start, reference, buyer } = await kit.order();
    expect(order).toMatchObject({
      planId: 'basic',
      credits: 10_000,
      amount: { minor: 14_990, currency: 'TRY' },
      taxRate: 20,
      method: 'garanti-tl',
      isSimulated: false,
      status: 'redirected',
      declineCode: null,
      paidAt: null,
    });
    expect(order.receiptNumber).toMatch(/^KLM\d{9}$/);
    expect(start).toMatchObject({ kind: 'form-post', fields: [['orderid', reference]] });
    expect((await kit.receiptOf(buyer, order.id)).status).toBe('Beklemede');
    expect(kit.events.published).toContainEqual({
      userId: buyer.userId,
      event: { kind: 'order-changed', orderId: order.id, status: 'redirected' },
    });
  });

  it('keep the plan as it was at the time of the order', async () => {
    const { buyer, order, reference } = await kit.order();
    kit.plan.current = { ...basicPlan, credits: 1, price: { ...basicPlan.price, TRY: basicPlan.price.USD } };
    bank.book(reference, kit.fullPrice);
    kit.clock.advance(3 * 60_000);
    await payments.reconcile();
    kit.plan.current = basicPlan;
    expect(await kit.statusOf(order.id)).toBe('paid');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  it('are created once per key and body, also by parallel requests', async () => {
    const { userId } = await addUser(transactions);
    const request = await kit.makeRequest(userId);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => payments.createOrder(sessionOf(userId), request)),
    );
    const [first] = replies;
    expect(new Set(replies.map(({ order }) => order.id)).size).toBe(1);
    for (const { start } of replies) expect(start).toEqual(first?.start);
    const history = await payments.history(first?.order.id as never);
    expect(history.attempts).toHaveLength(1);
    expect(await payments.listOpen(userId)).toHaveLength(1);
  });

  it('reject the same key with another body', async () => {
    const { request, session } = await kit.order();
    await expect(
      payments.createOrder(session, { ...request, billingDetails: { ...billing, city: 'Burdur' } }),
    ).rejects.toMatchObject({ type: 'order_key_reused' });
  });

  it('keep the keys of different users apart', async () => {
    const { request, order } = await kit.order();
    const { userId } = await addUser(transactions);
    const other = await payments.createOrder(sessionOf(userId), request);
    expect(other.order.id).not.toBe(order.id);
  });

  describe('reject', () => {
    const refuse = async (
      change: Partial<Awaited<ReturnType<typeof kit.makeRequest>>>,
    ): Promise<AppError> => {
      const { userId } = await addUser(transactions);
      const request = await kit.makeRequest(userId);
      const error: unknown = await payments
        .createOrder(sessionOf(userId), { ...request, ...change })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(await payments.listOpen(userId)).toEqual([]);
      return error as AppError;
    };

    it('a method that does not support the currency', async () => {
      expect((await refuse({ method: 'wise' })).type).toBe('payment_method_unavailable');
      expect((await refuse({ method: 'garanti-usd' })).type).toBe('payment_method_unavailable');
    });

    it('incomplete billing details, naming every field', async () => {
      const error = await refuse({ billingDetails: { ...billing, name: ' ', zipCode: '1' } });
      expect(error.type).toBe('billing_details_invalid');
      expect(error.fields).toEqual({
        'billingDetails.name': 'required',
        'billingDetails.zipCode': 'zip_invalid',
      });
    });

    it('missing consents and consents to an older text', async () => {
      const open = {
        preliminaryInformation: null,
        distanceSales: null,
        immediateDelivery: false,
        marketing: true,
      };
      expect((await refuse({ consents: open })).type).toBe('order_consent_required');
      const old = { version: '0', hash: 'x' };
      const stale = {
        preliminaryInformation: old,
        distanceSales: old,
        immediateDelivery: true,
        marketing: false,
      };
      expect((await refuse({ consents: stale })).type).toBe('order_text_changed');
    });
  });

  it('save billing details only on request, and delete them', async () => {
    const { userId } = await addUser(transactions);
    const request = await kit.makeRequest(userId);
    await payments.createOrder(sessionOf(userId), { ...request, savesBillingDetails: true });
    expect(await payments.billingDetails(userId)).toEqual(billing);
    expect(await payments.saveBillingDetails(userId, null)).toBeNull();
    expect(await payments.billingDetails(userId)).toBeNull();
    await expect(payments.saveBillingDetails(userId, { ...billing, name: '' })).rejects.toMatchObject({
      type: 'billing_details_invalid',
      fields: { 'billingDetails.name': 'required' },
    });
  });

  it('survive a failed start and are started again with the same key', async () => {
    const { userId } = await addUser(transactions);
    const request = await kit.makeRequest(userId);
    bank.faults.start = unreachable();
    await expect(payments.createOrder(sessionOf(userId), request)).rejects.toMatchObject({
      type: 'payment_start_failed',
    });
    delete bank.faults.start;
    const { order } = await payments.createOrder(sessionOf(userId), request);
    const history = await payments.history(order.id);
    expect(history.attempts).toHaveLength(1);
    expect(history.events.map(({ kind }) => kind)).toEqual([
      'order-created',
      'attempt-created',
      'attempt-start-failed',
      'attempt-started',
    ]);
  });

  it('are visible only to their buyer', async () => {
    const { order } = await kit.order();
    const { userId } = await addUser(transactions);
    const refused = { type: 'order_not_found' };
    await expect(payments.find(userId, order.id)).rejects.toMatchObject(refused);
    await expect(payments.retry(sessionOf(userId), order.id, 'tr')).rejects.toMatchObject(refused);
    await expect(payments.confirmDemo(userId, order.id, 'approve')).rejects.toMatchObject(refused);
  });
});

describeOnEachEngine('plans at checkout', ({ name: engine, transactions }) => {
  it.each([
    ['missing', async () => 'Nobody', 'plan_not_found'],
    ['malformed', async () => '../../etc', 'plan_not_found'],
    ['contact-only', async () => enterprisePlanId, 'plan_needs_contact'],
    [
      'inactive',
      async (plans: ReturnType<typeof createPlansService>) => {
        await plans.update(basicPlan.planId, { isActive: false });
        return basicPlan.planId;
      },
      'plan_not_available',
    ],
  ] as const)('cannot be bought when %s', async (_what, choose, type) => {
    const plans = createPlansService({ transactions, clock: createManualClock() });
    await plans.seed();
    const kit = createPaymentsKit({ engine, transactions, overrides: { plans } });
    const sample = createPaymentsKit({ engine, transactions });
    const { userId } = await addUser(transactions);
    const request = await sample.makeRequest(userId);
    const planId = await choose(plans);
    const session = { userId, email: '', ip: '' };
    await expect(kit.payments.checkout(userId, { planId, language: 'tr' })).rejects.toMatchObject({ type });
    await expect(kit.payments.createOrder(session, { ...request, planId })).rejects.toMatchObject({ type });
    expect(await kit.payments.listOpen(userId)).toEqual([]);
  });
});

describeOnEachEngine('orders of a deleted account', ({ name: engine, transactions }) => {
  it('keep their receipts and lose user and saved billing details', async () => {
    const kit = createPaymentsKit({ engine, transactions });
    const { buyer, orderId } = await kit.order({ method: 'demo' });
    await kit.payments.saveBillingDetails(buyer.userId, billing);
    await kit.payments.confirmDemo(buyer.userId, orderId, 'approve');
    const { receiptId } = (await kit.payments.find(buyer.userId, orderId)).order;
    await queries(transactions.outside).deleteFrom('users').where('id', '=', buyer.userId).execute();
    expect((await kit.payments.history(orderId)).status).toBe('paid');
    const admin = { userId: (await addUser(transactions, { is_admin: 1 })).userId, isAdmin: true };
    expect(await kit.receipts.find(admin, receiptId as ReceiptId)).toMatchObject({
      userId: null,
      status: 'Ödendi',
      billingDetails: billing,
    });
    expect(await kit.payments.billingDetails(buyer.userId)).toBeNull();
    const refunded = await kit.payments.refund(admin.userId, orderId, {
      idempotencyKey: 'after-the-end',
      amountMinor: kit.fullPrice.minor,
      reason: 'Cayma',
      manualReference: null,
    });
    expect(refunded).toMatchObject({ status: 'refunded', refunds: [{ credits: 10_000, shortfall: 10_000 }] });
  });
});

describeOnEachEngine('currencies at checkout', ({ name: engine, transactions }) => {
  it('are limited to lira for buyers in Türkiye if so configured', async () => {
    const kit = createPaymentsKit({
      engine,
      transactions,
      overrides: { settings: { taxRate: 20, allowsForeignCurrencyInTurkiye: false } },
    });
    const buyer = await addUser(transactions);
    const request = await kit.makeRequest(buyer.userId, { method: 'demo', currency: 'USD' });
    const session = { userId: buyer.userId, email: buyer.email, ip: '' };
    await expect(kit.payments.createOrder(session, request)).rejects.toMatchObject({
      type: 'payment_currency_not_allowed',
    });
    await kit.payments.saveBillingDetails(buyer.userId, billing);
    const offer = await kit.payments.checkout(buyer.userId, {
      planId: 'basic',
      currency: 'USD',
      language: 'en',
    });
    expect(offer).toMatchObject({ currencies: ['TRY'], methods: [] });
  });

  it('reject a currency without a method and offer the others', async () => {
    const plain = createPaymentsKit({ engine, transactions });
    const kit = createPaymentsKit({
      engine,
      transactions,
      overrides: { providers: [plain.bank, plain.transfers] },
    });
    const buyer = await addUser(transactions);
    const offer = await kit.payments.checkout(buyer.userId, {
      planId: 'basic',
      currency: 'RUB',
      language: 'tr',
    });
    expect(offer).toMatchObject({ currencies: ['TRY', 'USD', 'EUR'], methods: [] });
    const request = await kit.makeRequest(buyer.userId, { method: 'wise', currency: 'RUB' });
    await expect(
      kit.payments.createOrder({ userId: buyer.userId, email: buyer.email, ip: '' }, request),
    ).rejects.toMatchObject({ type: 'payment_currency_unsupported' });
  });
});
