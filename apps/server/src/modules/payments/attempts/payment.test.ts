import type { OrderId } from '@kilim/contract';
import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';
import { lira, scriptedMessage, unreachable } from '../testing/scripted-provider.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnEachEngine('payment', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, clock } = kit;

  const approve = (reference: string, dedupKey: string | null = null) =>
    payments.handleInbound(
      'garanti-tl',
      scriptedMessage(
        [{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'unproven' }],
        dedupKey,
      ),
    );
  const decline = (reference: string, code = '51') =>
    payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'declined', attemptRef: reference, code }]),
    );
  const kindsOf = async (orderId: OrderId) =>
    (await payments.history(orderId)).events.map(({ kind }) => kind);

  it('credits an approved order after the bank confirms it', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, kit.fullPrice, 'HOST-1');
    expect(await approve(reference)).toEqual({ orderId, outcome: 'success' });
    const { order, start } = await payments.find(buyer.userId, orderId);
    expect(order).toMatchObject({ status: 'paid', expiresAt: null });
    expect(order.paidAt).not.toBeNull();
    expect(start).toBeNull();
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await kit.receiptOf(buyer, orderId)).toMatchObject({
      status: 'Ödendi',
      transactionId: 'HOST-1',
      paidAt: order.paidAt,
    });
    expect(kit.events.published).toContainEqual({
      userId: buyer.userId,
      event: { kind: 'order-changed', orderId, status: 'paid' },
    });
    expect(kit.events.published).toContainEqual({
      userId: buyer.userId,
      event: { kind: 'balance-changed', balance: 10_000 },
    });
    await kit.jobs.runDue();
    expect(kit.mailed.filter((mailed) => mailed === orderId)).toHaveLength(1);
    expect(await payments.listPaidPlans(buyer.userId)).toMatchObject([
      { planId: 'basic', entitlements: { projectLimit: 50 } },
    ]);
  });

  it('credits once for repeated approvals, parallel or late', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => approve(reference, `hash-${reference}`)),
    );
    clock.advance(hour);
    replies.push(await approve(reference, `hash-${reference}`), await approve(reference));
    for (const reply of replies) expect(reply).toEqual({ orderId, outcome: 'success' });
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
    const kinds = await kindsOf(orderId);
    expect(kinds.filter((kind) => kind === 'paid')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'message-approved')).toHaveLength(1);
  });

  it('credits once for parallel approvals and reconciliation', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    clock.advance(3 * minute);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => approve(reference, `hash-${reference}-${index}`)),
      payments.reconcile(),
      payments.reconcile(),
    ]);
    await payments.reconcile();
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    const kinds = await kindsOf(orderId);
    expect(kinds.filter((kind) => kind === 'paid')).toHaveLength(1);
    expect(kinds).not.toContain('duplicate-payment');
  });

  it('stays pending after an unconfirmed approval until the next inquiry', async () => {
    const { buyer, orderId, reference } = await kit.order();
    expect(await approve(reference)).toEqual({ orderId, outcome: 'success' });
    expect(await kit.statusOf(orderId)).toBe('verifying');
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Beklemede');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    bank.book(reference, kit.fullPrice);
    clock.advance(30_000);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('stays pending while inquiries are unreachable or inconclusive', async () => {
    const { orderId, reference } = await kit.order();
    bank.faults.inquire = unreachable();
    await approve(reference);
    expect(await kit.statusOf(orderId)).toBe('verifying');
    for (const verdict of [
      { kind: 'inconclusive', reason: '92/9999' },
      { kind: 'rejected', reason: 'half_xml' },
      { kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'T' },
      { kind: 'paid', attemptRef: 'SOMEBODY-ELSE', amount: kit.fullPrice, providerTxnId: 'T' },
      { kind: 'declined', attemptRef: 'SOMEBODY-ELSE', code: '51' },
    ] as const) {
      bank.faults.inquire = verdict;
      clock.advance(10 * minute);
      await payments.reconcile();
      expect(await kit.statusOf(orderId)).toBe('verifying');
    }
    delete bank.faults.inquire;
  });

  it('queues another amount than the order’s for review', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, lira(1));
    await approve(reference);
    const history = await payments.history(orderId);
    expect(history.status).toBe('review');
    expect(history.attempts).toMatchObject([{ status: 'review' }]);
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Beklemede');
    const { transfers } = await payments.listTransfers({ status: 'unmatched', limit: 100 });
    expect(transfers.find((transfer) => transfer.orderId === orderId)).toMatchObject({
      problem: 'amount_differs',
      amount: { minor: 1, currency: 'TRY' },
      referenceText: reference,
    });
  });

  it('fails on a verified decline and succeeds with a second attempt', async () => {
    const { buyer, session, orderId, reference } = await kit.order();
    expect(await decline(reference, '51')).toEqual({ orderId, outcome: 'error' });
    const failed = await payments.find(buyer.userId, orderId);
    expect(failed.order).toMatchObject({ status: 'failed', declineCode: '51' });
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Başarısız');
    clock.advance(1);
    const { order } = await payments.retry(session, orderId, 'tr');
    expect(order.status).toBe('redirected');
    const attempts = (await payments.history(orderId)).attempts;
    expect(attempts.map(({ status }) => status)).toEqual(['declined', 'started']);
    bank.book(attempts[1]?.reference ?? '', kit.fullPrice);
    await approve(attempts[1]?.reference ?? '');
    expect(await kit.statusOf(orderId)).toBe('paid');
    await expect(payments.retry(session, orderId, 'tr')).rejects.toMatchObject({ type: 'order_not_payable' });
  });

  it('ignores a decline after an approval until an inquiry decides', async () => {
    const { orderId, reference } = await kit.order();
    await approve(reference);
    await decline(reference);
    expect(await kit.statusOf(orderId)).toBe('verifying');
    bank.book(reference, kit.fullPrice);
    clock.advance(minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
    await decline(reference);
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('is decided by an inquiry after an unsigned error', async () => {
    const { orderId, reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    const message = scriptedMessage([
      { kind: 'inconclusive', attemptRef: reference, reason: 'unsigned_error_7' },
    ]);
    expect(await payments.handleInbound('garanti-tl', message)).toEqual({ orderId, outcome: 'error' });
    expect(await kit.statusOf(orderId)).toBe('redirected');
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await payments.handleInbound('garanti-tl', message)).toEqual({ orderId, outcome: 'success' });
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('ignores a message that is rejected, unknown or of another method', async () => {
    const { orderId, reference } = await kit.order();
    const nothing = { orderId: null, outcome: 'error' };
    const refused = scriptedMessage([{ kind: 'rejected', reason: 'hash_differs' }]);
    expect(await payments.handleInbound('garanti-tl', refused)).toEqual(nothing);
    expect(await approve('NOBODY')).toEqual(nothing);
    const paid = { kind: 'paid', attemptRef: reference, amount: kit.fullPrice, providerTxnId: 'T9' } as const;
    expect(await payments.handleInbound('wise', scriptedMessage([paid]))).toEqual(nothing);
    expect(await kit.statusOf(orderId)).toBe('redirected');
    await expect(payments.handleInbound('garanti-usd', refused)).rejects.toMatchObject({
      type: 'payment_method_unavailable',
    });
  });

  it('finds a payment without a message, inquiring once despite parallel workers', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    clock.advance(3 * minute);
    await Promise.all([payments.reconcile(), payments.reconcile(), payments.reconcile()]);
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(bank.calls.filter((call) => call === `inquire ${reference}`)).toHaveLength(1);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
  });

  it('accepts an approval that arrives during an inquiry', async () => {
    const { buyer, orderId, reference } = await kit.order();
    clock.advance(3 * minute);
    bank.onInquire = async () => {
      bank.onInquire = async () => {};
      await approve(reference);
      bank.book(reference, kit.fullPrice);
    };
    bank.faults.inquire = { kind: 'inconclusive', reason: 'too_early' };
    await payments.reconcile();
    delete bank.faults.inquire;
    clock.advance(minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
  });

  it('expires after 45 minutes and is still credited when confirmed later', async () => {
    const { buyer, orderId, reference } = await kit.order();
    clock.advance(46 * minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('expired');
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Süresi Doldu');
    await approve(reference);
    expect(await kit.statusOf(orderId)).toBe('expired');
    bank.book(reference, kit.fullPrice);
    clock.advance(2 * hour);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kindsOf(orderId)).toContain('paid-late');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  it('causes inquiries for a day', async () => {
    const { reference } = await kit.order();
    for (let passed = 0; passed < 30; passed += 1) {
      clock.advance(hour);
      await payments.reconcile();
    }
    const asked = bank.calls.filter((call) => call === `inquire ${reference}`).length;
    clock.advance(48 * hour);
    await payments.reconcile();
    expect(bank.calls.filter((call) => call === `inquire ${reference}`)).toHaveLength(asked);
    expect(asked).toBeGreaterThan(20);
  });

  it('credits one of two paid attempts and queues the other for review', async () => {
    const { buyer, session, orderId, reference } = await kit.order();
    clock.advance(minute);
    await payments.retry(session, orderId, 'tr');
    const second = (await payments.history(orderId)).attempts[1]?.reference ?? '';
    bank.book(reference, kit.fullPrice, 'FIRST');
    bank.book(second, kit.fullPrice, 'SECOND');
    await Promise.all([approve(reference), approve(second)]);
    const history = await payments.history(orderId);
    expect(history.status).toBe('paid');
    expect(history.attempts.map(({ status }) => status).toSorted()).toEqual(['paid', 'review']);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Ödendi');
  });

  it('books a provider’s payment on one attempt only', async () => {
    const first = await kit.order();
    const second = await kit.order();
    bank.book(first.reference, kit.fullPrice, 'SHARED');
    bank.book(second.reference, kit.fullPrice, 'SHARED');
    await approve(first.reference);
    await approve(second.reference);
    expect(await kit.statusOf(first.orderId)).toBe('paid');
    expect(await kit.statusOf(second.orderId)).toBe('verifying');
    expect(await kit.balanceOf(second.buyer.userId)).toBe(0);
  });

  it('creates one attempt for a double click on retry', async () => {
    const { session, orderId, reference } = await kit.order();
    await decline(reference);
    await Promise.all([payments.retry(session, orderId, 'tr'), payments.retry(session, orderId, 'tr')]);
    expect((await payments.history(orderId)).attempts).toHaveLength(2);
  });

  it('queues a payment of a deleted account for review', async () => {
    const { buyer, orderId, reference } = await kit.order();
    const { queries } = await import('../../../platform/db/index.ts');
    await queries(transactions.outside).deleteFrom('users').where('id', '=', buyer.userId).execute();
    bank.book(reference, kit.fullPrice);
    await approve(reference);
    const history = await payments.history(orderId);
    expect(history.status).toBe('review');
    expect(history.events.map(({ kind }) => kind)).toContain('owner-gone');
  });

  it('is updated by an administrator’s check', async () => {
    const { orderId, reference } = await kit.order();
    bank.faults.inquire = unreachable();
    await expect(payments.check(orderId)).rejects.toMatchObject({ type: 'payment_provider_unreachable' });
    delete bank.faults.inquire;
    bank.book(reference, kit.fullPrice);
    expect((await payments.check(orderId)).status).toBe('paid');
    await expect(payments.check('nobody' as OrderId)).rejects.toMatchObject({ type: 'order_not_found' });
  });

  it('is not locked again when the bank lists it again', async () => {
    const { reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    await approve(reference);
    await payments.sweep({ method: 'garanti-tl' });
    const run = vi.spyOn(transactions, 'run');
    await payments.sweep({ method: 'garanti-tl' });
    // Only the job of the next sweep is enqueued.
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  it('is queued for review when no attempt has its reference', async () => {
    bank.loosePayments.push({
      providerTxnId: 'LOOSE-1',
      amountMinor: 500,
      currency: 'TRY',
      senderName: '',
      referenceText: 'UNKNOWN',
      reference: 'UNKNOWN',
      occurredAt: clock.now(),
    });
    await payments.sweep({ method: 'garanti-tl' });
    await payments.sweep({ method: 'garanti-tl' });
    const { transfers, total } = await payments.listTransfers({ status: 'unmatched', limit: 100 });
    expect(total).toBe(transfers.length);
    expect(transfers.filter(({ transactionId }) => transactionId === 'LOOSE-1')).toMatchObject([
      { problem: 'reference_unknown', orderId: null },
    ]);
  });
});
