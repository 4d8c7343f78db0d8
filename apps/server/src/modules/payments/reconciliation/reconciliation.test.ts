import type { MinorAmount, PaymentMethod } from '@kilim/contract';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { queries } from '../../../platform/db/index.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';
import { scriptedMessage, unreachable } from '../testing/scripted-provider.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

function recordPeriods(provider: PaymentProvider): number[] {
  const lengths: number[] = [];
  const sweep = provider.sweep.bind(provider);
  provider.sweep = async (from, to) => {
    const found = await sweep(from, to);
    lengths.push((to - from) / day);
    return found;
  };
  return lengths;
}

describeOnEachEngine('reconciliation', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, transfers, clock } = kit;
  const sendUnsigned = (reference: string) =>
    payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'inconclusive', attemptRef: reference, reason: 'unsigned' }]),
    );
  const inquiriesOf = (reference: string) =>
    bank.calls.filter((call) => call === `inquire ${reference}`).length;

  it.each([
    ['garanti-tl', bank, 30],
    ['wise', transfers, 469],
  ] as const)('sweeps %s from the end of the last successful sweep', async (method, provider, furthest) => {
    const periods = recordPeriods(provider);
    const sweep = () => payments.sweep({ method });
    await sweep();
    provider.faults.sweep = unreachable();
    clock.advance(10 * day);
    await expect(sweep()).rejects.toThrow('timeout');
    delete provider.faults.sweep;
    await sweep();
    await sweep();
    clock.advance(500 * day);
    await sweep();
    expect(periods).toEqual([3, 13, 3, furthest]);
  });

  it('makes one inquiry while the bank is silent, and catches up afterwards', async () => {
    const orders = [await kit.order(), await kit.order(), await kit.order()];
    const asked = () => orders.reduce((sum, { reference }) => sum + inquiriesOf(reference), 0);
    for (const { reference } of orders) bank.book(reference, kit.fullPrice);
    bank.faults.inquire = unreachable();
    clock.advance(3 * minute);
    await payments.reconcile();
    expect(asked()).toBe(1);
    delete bank.faults.inquire;
    clock.advance(5 * minute);
    await payments.reconcile();
    for (const { orderId } of orders) expect(await kit.statusOf(orderId)).toBe('paid');
  });

  it('continues when the clock is set back while the bank is silent', async () => {
    const { orderId, reference } = await kit.order();
    bank.book(reference, kit.fullPrice);
    bank.faults.inquire = unreachable();
    clock.advance(2 * day);
    await payments.reconcile();
    delete bank.faults.inquire;
    clock.advance(-day);
    const late = await kit.order();
    bank.book(late.reference, kit.fullPrice);
    clock.advance(3 * minute);
    await payments.reconcile();
    expect(await kit.statusOf(late.orderId)).toBe('paid');
    expect(await kit.statusOf(orderId)).toBe('expired');
  });

  describe('after the clock was set back by hours', () => {
    const jump = -5 * 60 * minute;

    it('inquires about an attempt without the delay of the jump', async () => {
      const { orderId, reference } = await kit.order();
      clock.advance(jump);
      await payments.reconcile();
      expect(inquiriesOf(reference)).toBe(1);
      bank.book(reference, kit.fullPrice);
      await payments.reconcile();
      expect(inquiriesOf(reference)).toBe(1);
      clock.advance(6 * minute);
      await payments.reconcile();
      expect(await kit.statusOf(orderId)).toBe('paid');
    });

    it('ignores the lease of a worker that ended', async () => {
      const { orderId, reference } = await kit.order();
      bank.book(reference, kit.fullPrice);
      await queries(transactions.outside)
        .updateTable('payment_attempts')
        .set({ lease_until: clock.now() + 90_000 })
        .where('reference', '=', reference)
        .execute();
      clock.advance(jump);
      await payments.reconcile();
      expect(await kit.statusOf(orderId)).toBe('paid');
    });

    it('inquires about a refund without the delay of the jump', async () => {
      const paid = await kit.order();
      bank.book(paid.reference, kit.fullPrice);
      clock.advance(3 * minute);
      await payments.reconcile();
      bank.faults.refund = unreachable();
      const request = {
        idempotencyKey: newId<string>(),
        amountMinor: 100 as MinorAmount,
        reason: 'Test',
        manualReference: null,
      };
      await payments.refund(paid.buyer.userId, paid.orderId, request);
      delete bank.faults.refund;
      clock.advance(jump);
      const before = bank.calls.length;
      await payments.reconcile();
      expect(bank.calls.slice(before).map((call) => call.split(' ')[0])).toContain('inquireRefund');
    });
  });

  it('makes inquiries of refunds before those of attempts', async () => {
    const paid = await kit.order();
    bank.book(paid.reference, kit.fullPrice);
    clock.advance(3 * minute);
    await payments.reconcile();
    bank.faults.refund = unreachable();
    const request = {
      idempotencyKey: newId<string>(),
      amountMinor: 100 as MinorAmount,
      reason: 'Test',
      manualReference: null,
    };
    await payments.refund(paid.buyer.userId, paid.orderId, request);
    delete bank.faults.refund;
    const waiting = await kit.order();
    clock.advance(10 * minute);
    const before = bank.calls.length;
    await payments.reconcile();
    const calls = bank.calls.slice(before).map((call) => call.split(' ')[0]);
    expect(calls).toEqual(['inquireRefund', 'inquire']);
    expect(inquiriesOf(waiting.reference)).toBe(1);
  });

  it('limits the inquiries that unsigned messages trigger', async () => {
    const { orderId, reference } = await kit.order();
    await sendUnsigned(reference);
    await payments.reconcile();
    expect(inquiriesOf(reference)).toBe(1);
    clock.advance(10_000);
    await sendUnsigned(reference);
    await sendUnsigned(reference);
    await payments.reconcile();
    expect(inquiriesOf(reference)).toBe(1);
    clock.advance(21_000);
    await payments.reconcile();
    expect(inquiriesOf(reference)).toBe(2);
    const { events } = await payments.history(orderId);
    expect(events.filter(({ kind }) => kind === 'message-inconclusive')).toHaveLength(1);
  });

  it('deletes unverified messages after 90 days', async () => {
    const method: PaymentMethod = 'garanti-tl';
    const send = async (kind: 'rejected' | 'paid', dedupKey: string | null) => {
      const verdict =
        kind === 'rejected'
          ? ({ kind, reason: 'hash' } as const)
          : ({ kind, attemptRef: 'NOBODY', amount: null, providerTxnId: 'T' } as const);
      await payments.handleInbound(method, scriptedMessage([verdict], dedupKey));
    };
    await queries(transactions.outside).deleteFrom('payment_messages').execute();
    const listVerdicts = async () =>
      (await queries(transactions.outside).selectFrom('payment_messages').select('verdict').execute()).map(
        ({ verdict }) => verdict,
      );
    await send('paid', 'signed');
    await send('rejected', null);
    clock.advance(89 * day);
    await payments.sweep({ method });
    expect(await listVerdicts()).toHaveLength(2);
    clock.advance(2 * day);
    await payments.sweep({ method });
    expect(await listVerdicts()).toEqual(['paid']);
  });

  it('sweeps once more when a message arrives during a sweep', async () => {
    await kit.jobs.runDue();
    await payments.handleInbound('wise', scriptedMessage([], 'first', true));
    const sweep = transfers.sweep;
    let sweeps = 0;
    transfers.sweep = async (from, to) => {
      sweeps += 1;
      if (sweeps === 1) await payments.handleInbound('wise', scriptedMessage([], 'second', true));
      return sweep(from, to);
    };
    await kit.jobs.runDue();
    expect(sweeps).toBe(1);
    clock.advance(30_000);
    await kit.jobs.runDue();
    transfers.sweep = sweep;
    expect(sweeps).toBe(2);
  });
});
