import type { OrderId, TurnId } from '@kilim/contract';
import { expect, it, vi } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';
import { scriptedMessage, unreachable, unsent } from '../testing/scripted-provider.ts';
import type { RefundRequest } from './commands/refund-order.ts';

const minute = 60_000;

describeOnEachEngine('refunds', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, clock, credits } = kit;

  const buy = async () => {
    const bought = await kit.order();
    bank.book(bought.reference, kit.fullPrice);
    clock.advance(3 * minute);
    await payments.reconcile();
    const admin = await addUser(transactions, { is_admin: 1 });
    const refund = (amountMinor: number, more: Partial<RefundRequest> = {}) =>
      payments.refund(admin.userId, bought.orderId, {
        idempotencyKey: newId<string>(),
        amountMinor: amountMinor as RefundRequest['amountMinor'],
        reason: 'Müşteri istedi',
        manualReference: null,
        ...more,
      });
    return { ...bought, admin, refund };
  };
  const spend = (userId: Parameters<typeof kit.balanceOf>[0], amount: number) =>
    transactions.run(async (tx) => {
      const answer = { userId, turnId: newId<TurnId>(), model: 'kilim', reason: 'Sohbet' };
      await credits.reserve(tx, { ...answer, amount });
      await credits.settle(tx, { ...answer, charged: amount, tokens: 1 });
    });

  it('return the full amount and take the credits', async () => {
    const { buyer, orderId, refund } = await buy();
    const history = await refund(14_990);
    expect(history.status).toBe('refunded');
    expect(history.refunds).toMatchObject([
      { amount: { minor: 14_990, currency: 'TRY' }, credits: 10_000, shortfall: 0, status: 'done' },
    ]);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([
      ['purchase', 10_000],
      ['reversal', -10_000],
    ]);
    const receipt = await kit.receiptOf(buyer, orderId);
    expect(receipt).toMatchObject({ status: 'İade Edildi', refunded: { minor: 14_990 } });
    expect(receipt.notes).toContain('Müşteri istedi');
    expect(await payments.listPaidPlans(buyer.userId)).toEqual([]);
  });

  it('take exactly the bought credits over several parts', async () => {
    const { buyer, orderId, refund } = await buy();
    expect((await refund(5_000)).status).toBe('partially_refunded');
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Kısmi İade');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000 - 3_335);
    await refund(5_001);
    expect((await refund(4_989)).status).toBe('refunded');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('never make the balance negative and note the shortfall', async () => {
    const { buyer, orderId, refund } = await buy();
    await spend(buyer.userId, 9_000);
    const history = await refund(14_990);
    expect(history.refunds).toMatchObject([{ credits: 10_000, shortfall: 9_000 }]);
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect((await kit.receiptOf(buyer, orderId)).notes).toContain('9000');
  });

  it('reject more than the remaining amount', async () => {
    const { refund } = await buy();
    await expect(refund(14_991)).rejects.toMatchObject({ type: 'refund_too_large' });
    await expect(refund(0)).rejects.toMatchObject({ type: 'refund_too_large' });
    await refund(10_000);
    await expect(refund(4_991)).rejects.toMatchObject({ type: 'refund_too_large' });
    await refund(4_990);
    await expect(refund(1)).rejects.toMatchObject({ type: 'refund_not_possible' });
  });

  it('reject an unpaid and a missing order', async () => {
    const { orderId } = await kit.order();
    const { userId } = await addUser(transactions, { is_admin: 1 });
    const request = { idempotencyKey: 'anahtar-1', amountMinor: 1, reason: 'x', manualReference: null };
    await expect(payments.refund(userId, orderId, request as RefundRequest)).rejects.toMatchObject({
      type: 'refund_not_possible',
    });
    await expect(
      payments.refund(userId, 'nobody' as OrderId, request as RefundRequest),
    ).rejects.toMatchObject({ type: 'order_not_found' });
  });

  it('run once per key, also in parallel, and reject the key with another body', async () => {
    const { orderId, refund } = await buy();
    const key = { idempotencyKey: newId<string>() };
    await Promise.all([refund(100, key), refund(100, key), refund(100, key)]);
    await refund(100, key);
    const history = await payments.history(orderId);
    expect(history.refunds).toHaveLength(1);
    expect(bank.calls.filter((call) => call.endsWith(history.refunds[0]?.id ?? '-'))).toHaveLength(1);
    await expect(refund(101, key)).rejects.toMatchObject({ type: 'refund_key_reused' });
  });

  it('never exceed the payment, also in parallel', async () => {
    const { buyer, orderId, refund } = await buy();
    const results = await Promise.allSettled([refund(8_000), refund(8_000), refund(8_000)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await payments.history(orderId)).refunds).toHaveLength(1);
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000 - 5_336);
  });

  it('return the credits when the bank refuses', async () => {
    const { buyer, orderId, refund } = await buy();
    await spend(buyer.userId, 9_000);
    bank.faults.refund = { kind: 'refused', code: '05' };
    await expect(refund(14_990)).rejects.toMatchObject({ type: 'refund_refused', params: { code: '05' } });
    delete bank.faults.refund;
    const history = await payments.history(orderId);
    expect(history).toMatchObject({ status: 'paid', refunds: [{ status: 'refused', shortfall: 0 }] });
    expect(await kit.balanceOf(buyer.userId)).toBe(1_000);
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Ödendi');
    expect((await refund(14_990)).status).toBe('refunded');
  });

  it('return the credits when the request never left', async () => {
    const { buyer, orderId, refund } = await buy();
    bank.faults.refund = unsent();
    await expect(refund(14_990)).rejects.toMatchObject({ type: 'payment_provider_unreachable' });
    delete bank.faults.refund;
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  /** Runs a refund with a check before the bank replies; returns the order status that the check found. */
  const checkDuring = async (orderId: OrderId, refund: () => Promise<unknown>, later = 0) => {
    const seen: string[] = [];
    bank.faults.inquireRefund = { kind: 'refused', code: 'not-received' };
    bank.onRefund = async () => {
      clock.advance(later);
      seen.push((await payments.check(orderId)).status);
    };
    try {
      await refund();
    } finally {
      bank.onRefund = async () => {};
      delete bank.faults.inquireRefund;
    }
    return seen;
  };

  it('cause no inquiry while the request is under way', async () => {
    const { buyer, orderId, refund } = await buy();
    expect(await checkDuring(orderId, () => refund(14_990))).toEqual(['refund_pending']);
    const history = await payments.history(orderId);
    expect(history).toMatchObject({ status: 'refunded', refunds: [{ status: 'done' }] });
    expect(bank.calls).not.toContain(`inquireRefund 14990 ${history.refunds[0]?.id}`);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([
      ['purchase', 10_000],
      ['reversal', -10_000],
    ]);
  });

  it('become done after a contradicted refusal and take the credits again', async () => {
    const { buyer, orderId, refund } = await buy();
    expect(await checkDuring(orderId, () => refund(14_990), 120 * minute)).toEqual(['paid']);
    const history = await payments.history(orderId);
    expect(history).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'done', shortfall: 0 }],
    });
    expect(history.events.slice(-2).map(({ kind }) => kind)).toEqual(['refund-refused', 'refund-done']);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([
      ['purchase', 10_000],
      ['reversal', -10_000],
      ['reversal', 10_000],
      ['reversal', -10_000],
    ]);
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('İade Edildi');
  });

  it('take no more credits than bought when the bank refunds twice', async () => {
    const { buyer, orderId, refund } = await buy();
    await transactions.run((tx) =>
      credits.grant(tx, {
        userId: buyer.userId,
        amount: 500,
        kind: 'purchase',
        reason: 'purchase',
        idempotencyKey: newId(),
      }),
    );
    bank.onRefund = async () => {
      bank.onRefund = async () => {};
      clock.advance(120 * minute);
      bank.faults.inquireRefund = { kind: 'refused', code: 'not-received' };
      await payments.check(orderId);
      delete bank.faults.inquireRefund;
      await refund(14_990);
    };
    await refund(14_990);
    const history = await payments.history(orderId);
    expect(history.status).toBe('refunded');
    expect(history.refunds.map(({ status }) => status)).toEqual(['done', 'done']);
    expect((await kit.receiptOf(buyer, orderId)).refunded).toEqual(kit.fullPrice);
    expect(await kit.balanceOf(buyer.userId)).toBe(500);
  });

  it('cause inquiries and are never sent again when the reply is lost', async () => {
    const { buyer, orderId, refund } = await buy();
    bank.faults.refund = unreachable();
    expect((await refund(14_990)).status).toBe('refund_pending');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Ödendi');
    bank.faults.inquireRefund = { kind: 'pending', reference: null };
    await expect(refund(1)).rejects.toMatchObject({ type: 'refund_not_possible' });
    clock.advance(10 * minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('refund_pending');
    delete bank.faults.inquireRefund;
    delete bank.faults.refund;
    clock.advance(60 * minute);
    await Promise.all([payments.reconcile(), payments.reconcile()]);
    const history = await payments.history(orderId);
    expect(history.status).toBe('refunded');
    const id = history.refunds[0]?.id ?? '-';
    expect(bank.calls.filter((call) => call === `refund 14990 ${id}`)).toHaveLength(1);
    expect(bank.calls.filter((call) => call === `inquireRefund 14990 ${id}`)).toHaveLength(2);
  });

  it('return the credits when an inquiry finds a refusal', async () => {
    const { buyer, orderId, refund } = await buy();
    bank.faults.refund = unreachable();
    await refund(7_495);
    expect(await kit.balanceOf(buyer.userId)).toBe(5_000);
    await expect(refund(1)).rejects.toMatchObject({ type: 'refund_in_progress' });
    bank.faults.inquireRefund = { kind: 'refused', code: 'not_found' };
    clock.advance(59 * minute);
    await payments.reconcile();
    expect((await payments.check(orderId)).status).toBe('refund_pending');
    expect(await kit.balanceOf(buyer.userId)).toBe(5_000);
    clock.advance(minute);
    expect((await payments.check(orderId)).status).toBe('paid');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
    delete bank.faults.inquireRefund;
    delete bank.faults.refund;
  });

  it('return a surplus first, without taking credits', async () => {
    const { buyer, session, order, orderId, reference } = await kit.order();
    clock.advance(minute);
    await payments.retry(session, orderId, 'tr');
    const second = (await payments.history(orderId)).attempts[1]?.reference ?? '';
    bank.book(reference, kit.fullPrice);
    bank.book(second, kit.fullPrice);
    clock.advance(5 * minute);
    await payments.reconcile();
    const admin = await addUser(transactions, { is_admin: 1 });
    const refund = () =>
      payments.refund(admin.userId, order.id, {
        idempotencyKey: newId<string>(),
        amountMinor: order.amount.minor,
        reason: 'İki kez ödendi',
        manualReference: null,
      });
    const waiting = async () =>
      (await payments.listTransfers({ limit: 100 })).transfers.filter(({ orderId }) => orderId === order.id);
    expect(await waiting()).toMatchObject([{ status: 'unmatched', problem: 'already_paid' }]);
    expect(await refund()).toMatchObject({ status: 'paid', refunds: [{ credits: 0 }] });
    expect(await waiting()).toMatchObject([{ status: 'dismissed' }]);
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Ödendi');
    expect((await refund()).status).toBe('refunded');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('send the time of the surplus, not of the order’s payment', async () => {
    const { session, order, orderId, reference } = await kit.order();
    clock.advance(minute);
    await payments.retry(session, orderId, 'tr');
    const second = (await payments.history(orderId)).attempts[1]?.reference ?? '';
    bank.book(reference, kit.fullPrice);
    clock.advance(5 * minute);
    await payments.reconcile();
    clock.advance(20 * 60 * minute);
    bank.book(second, kit.fullPrice);
    await payments.check(orderId);
    const cameAt = clock.now();
    clock.advance(minute);
    const sent = vi.spyOn(bank, 'refund');
    const admin = await addUser(transactions, { is_admin: 1 });
    await payments.refund(admin.userId, orderId, {
      idempotencyKey: newId<string>(),
      amountMinor: order.amount.minor,
      reason: 'İki kez ödendi',
      manualReference: null,
    });
    expect(sent.mock.calls.map(([paid]) => [paid.reference, paid.paidAt])).toEqual([[second, cameAt]]);
    sent.mockRestore();
  });

  it('close an order in review when the wrong amount is returned', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, { ...kit.fullPrice, minor: 100 as never });
    await payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'x' }]),
    );
    const admin = await addUser(transactions, { is_admin: 1 });
    const history = await payments.refund(admin.userId, orderId, {
      idempotencyKey: newId<string>(),
      amountMinor: 100 as never,
      reason: 'Yanlış tutar',
      manualReference: null,
    });
    expect(history.status).toBe('failed');
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Başarısız');
  });

  it('complete at once for a simulated payment', async () => {
    const { buyer, orderId } = await kit.order({ method: 'demo' });
    await payments.confirmDemo(buyer.userId, orderId, 'approve');
    const admin = await addUser(transactions, { is_admin: 1 });
    const history = await payments.refund(admin.userId, orderId, {
      idempotencyKey: newId<string>(),
      amountMinor: kit.fullPrice.minor,
      reason: 'Deneme',
      manualReference: null,
    });
    expect(history.status).toBe('refunded');
  });

  it('keep the balance exact while the buyer spends credits', async () => {
    const { buyer, refund } = await buy();
    await Promise.allSettled([
      ...Array.from({ length: 40 }, () => spend(buyer.userId, 100)),
      refund(7_495),
      refund(7_495),
    ]);
    const rows = await kit.ledgerOf(buyer.userId);
    const sum = rows.reduce((total, [, amount]) => total + amount, 0);
    expect(await kit.balanceOf(buyer.userId)).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  });
});
