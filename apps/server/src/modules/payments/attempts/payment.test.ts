import type { OrderId } from '@kilim/contract';
import { expect, it, vi } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addPerson } from '../../../testing/people.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';
import { lira, scriptedMessage, unreachable } from '../testing/scripted-provider.ts';

const minute = 60_000;
const hour = 60 * minute;

describeOnEachEngine('paying', ({ name: engine, transactions }) => {
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

  it('credits an approved order once the bank itself confirms it', async () => {
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

  it('credits once and answers the same for twenty approvals at once and one much later', async () => {
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

  it('credits once when twenty different approvals and the job come together', async () => {
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

  it('stays pending after an approval that the bank does not confirm, and asks again soon', async () => {
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

  it('waits for a bank that does not answer, whatever it does instead', async () => {
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

  it('leaves another amount than the order’s to a person', async () => {
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

  it('fails on a verified refusal and is paid by a second attempt', async () => {
    const { buyer, orderer, orderId, reference } = await kit.order();
    expect(await decline(reference, '51')).toEqual({ orderId, outcome: 'error' });
    const failed = await payments.find(buyer.userId, orderId);
    expect(failed.order).toMatchObject({ status: 'failed', declineCode: '51' });
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Başarısız');
    clock.advance(1);
    const { order } = await payments.retry(orderer, orderId, 'tr');
    expect(order.status).toBe('redirected');
    const attempts = (await payments.history(orderId)).attempts;
    expect(attempts.map(({ status }) => status)).toEqual(['declined', 'started']);
    bank.book(attempts[1]?.reference ?? '', kit.fullPrice);
    await approve(attempts[1]?.reference ?? '');
    expect(await kit.statusOf(orderId)).toBe('paid');
    await expect(payments.retry(orderer, orderId, 'tr')).rejects.toMatchObject({ type: 'order_not_payable' });
  });

  it('believes the inquiry rather than a refusal that comes after an approval', async () => {
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

  it('asks after an unsigned error instead of believing it', async () => {
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

  it('changes nothing on a message that is refused, unknown or of another method', async () => {
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

  it('finds a payment whose message was lost, with two workers at once, and asks the bank once', async () => {
    const { buyer, orderId, reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    clock.advance(3 * minute);
    await Promise.all([payments.reconcile(), payments.reconcile(), payments.reconcile()]);
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(bank.calls.filter((call) => call === `inquire ${reference}`)).toHaveLength(1);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
  });

  it('takes an approval that arrives while the job is asking', async () => {
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

  it('lets an order expire after 45 minutes and still credits money that is proven later', async () => {
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

  it('asks for a day and then never again', async () => {
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

  it('credits one of two paid attempts and keeps the other aside', async () => {
    const { buyer, orderer, orderId, reference } = await kit.order();
    clock.advance(minute);
    await payments.retry(orderer, orderId, 'tr');
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

  it('never books one payment of the bank on two attempts', async () => {
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

  it('uses one attempt for a double click on retry', async () => {
    const { orderer, orderId, reference } = await kit.order();
    await decline(reference);
    await Promise.all([payments.retry(orderer, orderId, 'tr'), payments.retry(orderer, orderId, 'tr')]);
    expect((await payments.history(orderId)).attempts).toHaveLength(2);
  });

  it('keeps money for an order whose owner is gone for a person', async () => {
    const { buyer, orderId, reference } = await kit.order();
    const { queries } = await import('../../../platform/db/index.ts');
    await queries(transactions.outside).deleteFrom('users').where('id', '=', buyer.userId).execute();
    bank.book(reference, kit.fullPrice);
    await approve(reference);
    const history = await payments.history(orderId);
    expect(history.status).toBe('review');
    expect(history.events.map(({ kind }) => kind)).toContain('owner-gone');
  });

  it('answers an administrator’s check with what the bank says now', async () => {
    const { orderId, reference } = await kit.order();
    bank.faults.inquire = unreachable();
    await expect(payments.check(orderId)).rejects.toMatchObject({ type: 'payment_provider_unreachable' });
    delete bank.faults.inquire;
    bank.book(reference, kit.fullPrice);
    expect((await payments.check(orderId)).status).toBe('paid');
    await expect(payments.check('nobody' as OrderId)).rejects.toMatchObject({ type: 'order_not_found' });
  });

  it('holds no order whose payment the bank lists once more', async () => {
    const { reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    await approve(reference);
    await payments.sweep({ method: 'garanti-tl' });
    const run = vi.spyOn(transactions, 'run');
    await payments.sweep({ method: 'garanti-tl' });
    // The next day's sweep alone.
    expect(run).toHaveBeenCalledTimes(1);
    run.mockRestore();
  });

  it('sets the bank’s payments aside that no attempt knows', async () => {
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

describeOnEachEngine('simulated payments', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments } = kit;

  it('are approved by their buyer and marked for what they are', async () => {
    const { buyer, orderId, start } = await kit.order({ method: 'demo' });
    expect(start).toEqual({ kind: 'embedded', component: 'demo' });
    expect((await payments.find(buyer.userId, orderId)).start).toEqual(start);
    const order = await payments.confirmDemo(buyer.userId, orderId, 'approve');
    expect(order).toMatchObject({ status: 'paid', isSimulated: true });
    expect(await payments.confirmDemo(buyer.userId, orderId, 'approve')).toEqual(order);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await kit.receiptOf(buyer, orderId)).toMatchObject({ status: 'Ödendi', isSimulated: true });
  });

  it('are credited once when they are approved twice at once', async () => {
    const { buyer, orderId } = await kit.order({ method: 'demo' });
    const approve = () => payments.confirmDemo(buyer.userId, orderId, 'approve');
    await Promise.all([approve(), approve(), approve()]);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
  });

  it('are declined and tried again', async () => {
    const { buyer, orderer, orderId } = await kit.order({ method: 'demo' });
    expect(await payments.confirmDemo(buyer.userId, orderId, 'decline')).toMatchObject({
      status: 'failed',
      declineCode: 'demo',
    });
    await expect(payments.confirmDemo(buyer.userId, orderId, 'approve')).rejects.toMatchObject({
      type: 'order_not_payable',
    });
    await payments.retry(orderer, orderId, 'en');
    expect((await payments.confirmDemo(buyer.userId, orderId, 'approve')).status).toBe('paid');
  });

  it('settle neither a bank’s attempt nor somebody else’s, and take no messages', async () => {
    const bankOrder = await kit.order();
    await expect(
      payments.confirmDemo(bankOrder.buyer.userId, bankOrder.orderId, 'approve'),
    ).rejects.toMatchObject({ type: 'payment_method_unavailable' });
    const demoOrder = await kit.order({ method: 'demo' });
    const stranger = await addPerson(transactions);
    await expect(payments.confirmDemo(stranger.userId, demoOrder.orderId, 'approve')).rejects.toMatchObject({
      type: 'order_not_found',
    });
    const message = scriptedMessage([
      { kind: 'paid', attemptRef: demoOrder.reference, amount: kit.fullPrice, providerTxnId: 'X' },
    ]);
    expect(await payments.handleInbound('demo', message)).toEqual({ orderId: null, outcome: 'error' });
    expect(await kit.statusOf(demoOrder.orderId)).toBe('redirected');
  });

  it('cannot be approved once the simulation is switched off', async () => {
    const { buyer, orderId } = await kit.order({ method: 'demo' });
    const off = createPaymentsKit({ engine, transactions, overrides: { providers: [kit.bank] } });
    await expect(off.payments.confirmDemo(buyer.userId, orderId, 'approve')).rejects.toMatchObject({
      type: 'payment_method_unavailable',
    });
  });
});
