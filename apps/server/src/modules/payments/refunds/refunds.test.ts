import type { OrderId, TurnId } from '@kilim/contract';
import { expect, it, vi } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addPerson } from '../../../testing/people.ts';
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
    const admin = await addPerson(transactions, { is_admin: 1 });
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

  it('gives the whole sum back and takes the credits with it', async () => {
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

  it('takes exactly what was bought over several parts', async () => {
    const { buyer, orderId, refund } = await buy();
    expect((await refund(5_000)).status).toBe('partially_refunded');
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Kısmi İade');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000 - 3_335);
    await refund(5_001);
    expect((await refund(4_989)).status).toBe('refunded');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('never goes below zero and notes what could not be taken', async () => {
    const { buyer, orderId, refund } = await buy();
    await spend(buyer.userId, 9_000);
    const history = await refund(14_990);
    expect(history.refunds).toMatchObject([{ credits: 10_000, shortfall: 9_000 }]);
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect((await kit.receiptOf(buyer, orderId)).notes).toContain('9000');
  });

  it('refuses more than was paid and is not yet given back', async () => {
    const { refund } = await buy();
    await expect(refund(14_991)).rejects.toMatchObject({ type: 'refund_too_large' });
    await expect(refund(0)).rejects.toMatchObject({ type: 'refund_too_large' });
    await refund(10_000);
    await expect(refund(4_991)).rejects.toMatchObject({ type: 'refund_too_large' });
    await refund(4_990);
    await expect(refund(1)).rejects.toMatchObject({ type: 'refund_not_possible' });
  });

  it('refuses an order without money and one that is not there', async () => {
    const { orderId } = await kit.order();
    const { userId } = await addPerson(transactions, { is_admin: 1 });
    const request = { idempotencyKey: 'anahtar-1', amountMinor: 1, reason: 'x', manualReference: null };
    await expect(payments.refund(userId, orderId, request as RefundRequest)).rejects.toMatchObject({
      type: 'refund_not_possible',
    });
    await expect(
      payments.refund(userId, 'nobody' as OrderId, request as RefundRequest),
    ).rejects.toMatchObject({ type: 'order_not_found' });
  });

  it('refunds once for one key, also at the same time, and refuses the key with another body', async () => {
    const { orderId, refund } = await buy();
    const key = { idempotencyKey: newId<string>() };
    await Promise.all([refund(100, key), refund(100, key), refund(100, key)]);
    await refund(100, key);
    const history = await payments.history(orderId);
    expect(history.refunds).toHaveLength(1);
    expect(bank.calls.filter((call) => call.endsWith(history.refunds[0]?.id ?? '-'))).toHaveLength(1);
    await expect(refund(101, key)).rejects.toMatchObject({ type: 'refund_key_reused' });
  });

  it('keeps two keys at the same time within what was paid', async () => {
    const { buyer, orderId, refund } = await buy();
    const results = await Promise.allSettled([refund(8_000), refund(8_000), refund(8_000)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await payments.history(orderId)).refunds).toHaveLength(1);
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000 - 5_336);
  });

  it('gives the credits back when the bank refuses', async () => {
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

  it('gives the credits back when the request surely never left', async () => {
    const { buyer, orderId, refund } = await buy();
    bank.faults.refund = unsent();
    await expect(refund(14_990)).rejects.toMatchObject({ type: 'payment_provider_unreachable' });
    delete bank.faults.refund;
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  /** What a check finds while the bank has received a refund and not answered yet. */
  const checkMeanwhile = async (orderId: OrderId, refund: () => Promise<unknown>, later = 0) => {
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

  it('asks nothing about a refund that the bank is still answering', async () => {
    const { buyer, orderId, refund } = await buy();
    expect(await checkMeanwhile(orderId, () => refund(14_990))).toEqual(['refund_pending']);
    const history = await payments.history(orderId);
    expect(history).toMatchObject({ status: 'refunded', refunds: [{ status: 'done' }] });
    expect(bank.calls).not.toContain(`inquireRefund 14990 ${history.refunds[0]?.id}`);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([
      ['purchase', 10_000],
      ['reversal', -10_000],
    ]);
  });

  it('believes money that went back over an earlier refusal, and takes the credits again', async () => {
    const { buyer, orderId, refund } = await buy();
    expect(await checkMeanwhile(orderId, () => refund(14_990), 120 * minute)).toEqual(['paid']);
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

  it('takes no more than was bought when the bank gave the money back twice', async () => {
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

  it('asks what became of a refund whose answer was lost, and never sends it again', async () => {
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

  it('gives the credits back when a lost refund turns out to have been refused', async () => {
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

  it('sends a surplus back first, without touching the credits', async () => {
    const { buyer, orderer, order, orderId, reference } = await kit.order();
    clock.advance(minute);
    await payments.retry(orderer, orderId, 'tr');
    const second = (await payments.history(orderId)).attempts[1]?.reference ?? '';
    bank.book(reference, kit.fullPrice);
    bank.book(second, kit.fullPrice);
    clock.advance(5 * minute);
    await payments.reconcile();
    const admin = await addPerson(transactions, { is_admin: 1 });
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

  it('tells the bank when the surplus came, not when the order was paid', async () => {
    const { orderer, order, orderId, reference } = await kit.order();
    clock.advance(minute);
    await payments.retry(orderer, orderId, 'tr');
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
    const admin = await addPerson(transactions, { is_admin: 1 });
    await payments.refund(admin.userId, orderId, {
      idempotencyKey: newId<string>(),
      amountMinor: order.amount.minor,
      reason: 'İki kez ödendi',
      manualReference: null,
    });
    expect(sent.mock.calls.map(([paid]) => [paid.reference, paid.paidAt])).toEqual([[second, cameAt]]);
    sent.mockRestore();
  });

  it('closes an order in review once its wrong sum went back', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, { ...kit.fullPrice, minor: 100 as never });
    await payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'x' }]),
    );
    const admin = await addPerson(transactions, { is_admin: 1 });
    const history = await payments.refund(admin.userId, orderId, {
      idempotencyKey: newId<string>(),
      amountMinor: 100 as never,
      reason: 'Yanlış tutar',
      manualReference: null,
    });
    expect(history.status).toBe('failed');
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Başarısız');
  });

  it('refunds a simulated payment at once', async () => {
    const { buyer, orderId } = await kit.order({ method: 'demo' });
    await payments.confirmDemo(buyer.userId, orderId, 'approve');
    const admin = await addPerson(transactions, { is_admin: 1 });
    const history = await payments.refund(admin.userId, orderId, {
      idempotencyKey: newId<string>(),
      amountMinor: kit.fullPrice.minor,
      reason: 'Deneme',
      manualReference: null,
    });
    expect(history.status).toBe('refunded');
  });

  it('stays exact when the buyer spends while the money goes back', async () => {
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
