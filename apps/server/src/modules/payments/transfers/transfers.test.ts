import { expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import type { FoundPayment } from '../providers/payment-provider.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';
import { scriptedMessage, unreachable } from '../testing/scripted-provider.ts';
import { findKnownTransactions } from './repository.ts';

const day = 24 * 3_600_000;

describeOnEachEngine('transfers', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, transfers, clock } = kit;
  const price = { minor: 459 as never, currency: 'EUR' } as const;
  const order = () => kit.order({ method: 'wise', currency: 'EUR' });
  let found = 0;

  const arrive = (payment: Partial<FoundPayment>): string => {
    found += 1;
    const providerTxnId = `TRANSFER-${engine}-${found}`;
    transfers.loosePayments.push({
      providerTxnId,
      amountMinor: price.minor,
      currency: 'EUR',
      senderName: 'Jane Doe',
      referenceText: payment.reference ?? '',
      reference: null,
      occurredAt: clock.now(),
      ...payment,
    });
    return providerTxnId;
  };
  const sweep = () => payments.sweep({ method: 'wise' });
  const findTransfer = async (transactionId: string) => {
    const { transfers: rows } = await payments.listTransfers({ limit: 100 });
    const row = rows.find((transfer) => transfer.transactionId === transactionId);
    if (!row) throw new Error('not found');
    return row;
  };
  const addAdmin = async () => (await addUser(transactions, { is_admin: 1 })).userId;

  it('pay the order with their reference once', async () => {
    const { buyer, orderId, reference } = await order();
    const transactionId = arrive({ reference });
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await findTransfer(transactionId)).toMatchObject({ status: 'matched', orderId });
    expect((await kit.receiptOf(buyer, orderId)).transactionId).toBe(transactionId);
  });

  it('are found by the sweep that a message triggers', async () => {
    const { orderId, reference } = await order();
    arrive({ reference });
    expect(await payments.handleInbound('wise', scriptedMessage([], newId(), true))).toEqual({
      orderId: null,
      outcome: 'error',
    });
    await kit.jobs.runDue();
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('are found by reconciliation, with one statement for all orders', async () => {
    const first = await order();
    const second = await order();
    arrive({ reference: first.reference });
    arrive({ reference: second.reference });
    clock.advance(20 * 60_000);
    const before = transfers.calls.filter((call) => call === 'sweep').length;
    await payments.reconcile();
    expect(await kit.statusOf(first.orderId)).toBe('paid');
    expect(await kit.statusOf(second.orderId)).toBe('paid');
    expect(transfers.calls.filter((call) => call === 'sweep')).toHaveLength(before + 1);
  });

  it('are queued for review when they do not match', async () => {
    const { buyer, orderId, reference } = await order();
    const paid = await order();
    arrive({ reference: paid.reference });
    await sweep();
    const cases = [
      [arrive({ reference: null, referenceText: 'teşekkürler' }), 'reference_missing'],
      [arrive({ reference: 'MB-UNKNOWN1' }), 'reference_unknown'],
      [arrive({ reference, amountMinor: 458 }), 'amount_differs'],
      [arrive({ reference, amountMinor: 460 }), 'amount_differs'],
      [arrive({ reference, currency: 'USD' }), 'currency_differs'],
      [arrive({ reference: paid.reference }), 'already_paid'],
      [arrive({ reference, occurredAt: clock.now() + 60 * day }), 'late'],
    ] as const;
    await sweep();
    for (const [transactionId, problem] of cases) {
      expect(await findTransfer(transactionId)).toMatchObject({ status: 'unmatched', problem });
    }
    expect(await kit.statusOf(orderId)).toBe('redirected');
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect(await kit.ledgerOf(paid.buyer.userId)).toEqual([['purchase', 10_000]]);
  });

  it('are stored without characters that PostgreSQL rejects', async () => {
    const odd = arrive({ reference: null, senderName: 'Ja\u0000ne\nDoe', referenceText: 'a\u0000b\u202Ec' });
    const next = arrive({ reference: null });
    await sweep();
    expect(await findTransfer(odd)).toMatchObject({ senderName: 'Ja ne Doe', referenceText: 'a b c' });
    expect(await findTransfer(next)).toMatchObject({ status: 'unmatched' });
  });

  it('are booked even if an earlier one fails, and the sweep is retried', async () => {
    const broken = arrive({ reference: null, currency: null as never });
    const next = arrive({ reference: null });
    await expect(sweep()).rejects.toThrow(/currency/i);
    expect(await findTransfer(next)).toMatchObject({ status: 'unmatched' });
    const at = transfers.loosePayments.findIndex(({ providerTxnId }) => providerTxnId === broken);
    transfers.loosePayments.splice(at, 1);
    await sweep();
  });

  it('are compared with known ones in a statement of any length', async () => {
    const [known] = (await payments.listTransfers({ limit: 1 })).transfers;
    const many = Array.from({ length: 70_000 }, (_, at) => `OTHER-${at}`);
    const transactionId = known?.transactionId ?? '';
    const found = await findKnownTransactions(transactions.outside, 'wise', [...many, transactionId]);
    expect([...found]).toEqual([transactionId]);
  });

  it.each([
    ['an invalid character', ['', 1, 'a\u0000']],
    ['an invalid time', ['', 2 ** 60, 'a']],
  ])('reject a cursor with %s', async (_name, keys) => {
    const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url');
    await expect(payments.listTransfers({ limit: 2, cursor })).rejects.toMatchObject({
      type: 'general_cursor_not_found',
    });
  });

  it('are assigned to an order by an administrator, with the exact amount only', async () => {
    const { buyer, orderId, order: shown } = await order();
    const adminId = await addAdmin();
    const short = await (async () => {
      const id = arrive({ reference: null, amountMinor: 400 });
      await sweep();
      return findTransfer(id);
    })();
    const choice = { receiptNumber: shown.receiptNumber, note: 'Telefonla doğrulandı' };
    await expect(payments.resolveTransfer(adminId, short.id, choice)).rejects.toMatchObject({
      type: 'transfer_amount_differs',
    });
    const right = arrive({ reference: null });
    await sweep();
    const { id } = await findTransfer(right);
    const none = { receiptNumber: 'KLM999999999', note: '' };
    await expect(payments.resolveTransfer(adminId, id, none)).rejects.toMatchObject({
      type: 'order_not_found',
    });
    const results = await Promise.allSettled([
      payments.resolveTransfer(adminId, id, choice),
      payments.resolveTransfer(adminId, id, choice),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await findTransfer(right)).toMatchObject({ status: 'resolved', orderId, note: choice.note });
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    await expect(payments.resolveTransfer(adminId, id, choice)).rejects.toMatchObject({
      type: 'transfer_already_settled',
    });
    await expect(payments.resolveTransfer(adminId, short.id, choice)).rejects.toMatchObject({
      type: 'order_not_payable',
    });
  });

  it('are dismissed with a note, once', async () => {
    const adminId = await addAdmin();
    const transactionId = arrive({ reference: null });
    await sweep();
    const { id } = await findTransfer(transactionId);
    expect(await payments.dismissTransfer(adminId, id, 'Geri gönderildi')).toMatchObject({
      status: 'dismissed',
      note: 'Geri gönderildi',
    });
    await expect(payments.dismissTransfer(adminId, id, 'x')).rejects.toMatchObject({
      type: 'transfer_already_settled',
    });
    await expect(payments.dismissTransfer(adminId, 'nobody', 'x')).rejects.toMatchObject({
      type: 'transfer_not_found',
    });
  });

  it('are paged newest first, with a cursor bound to the filter', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await payments.listTransfers({ status: 'unmatched', limit: 2, cursor });
      seen.push(...page.transfers.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      if (cursor !== undefined) {
        await expect(payments.listTransfers({ limit: 2, cursor })).rejects.toMatchObject({
          type: 'general_cursor_not_found',
        });
      }
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    const { total } = await payments.listTransfers({ status: 'unmatched', limit: 1 });
    expect(seen).toHaveLength(total);
  });

  it('expire after 14 days and are still booked later', async () => {
    const { orderId, reference, order: shown } = await order();
    expect(Date.parse(shown.expiresAt ?? '') - Date.parse(shown.createdAt)).toBe(14 * day);
    clock.advance(13 * day);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('redirected');
    clock.advance(2 * day);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('expired');
    arrive({ reference });
    clock.advance(3_600_000);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('are refunded by hand with a transfer number', async () => {
    const { buyer, orderId, reference } = await order();
    arrive({ reference });
    await sweep();
    const adminId = await addAdmin();
    const request = {
      idempotencyKey: newId<string>(),
      amountMinor: price.minor,
      reason: 'İptal',
      manualReference: null,
    };
    await expect(payments.refund(adminId, orderId, request)).rejects.toMatchObject({
      type: 'refund_reference_required',
    });
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
    const history = await payments.refund(adminId, orderId, { ...request, manualReference: 'TRANSFER-77' });
    expect(history).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'done', providerReference: 'TRANSFER-77' }],
    });
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('leave the order unchanged while the statement is unreachable', async () => {
    const { orderId } = await order();
    transfers.faults.sweep = unreachable();
    clock.advance(20 * 60_000);
    await payments.reconcile();
    await expect(payments.check(orderId)).rejects.toMatchObject({ type: 'payment_provider_unreachable' });
    await expect(sweep()).rejects.toThrow('timeout');
    delete transfers.faults.sweep;
    expect(await kit.statusOf(orderId)).toBe('redirected');
  });
});
