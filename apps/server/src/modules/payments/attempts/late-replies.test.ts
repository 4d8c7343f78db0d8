import type { OrderId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';
import { scriptedMessage, unreachable } from '../testing/scripted-provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describeOnEachEngine('late and repeated replies', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, clock } = kit;

  const approve = (reference: string) =>
    payments.handleInbound(
      'garanti-tl',
      scriptedMessage([{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'unproven' }]),
    );
  const attemptOf = async (orderId: OrderId) => (await payments.history(orderId)).attempts[0];
  const asked = (reference: string) => bank.calls.filter((call) => call === `inquire ${reference}`).length;

  it('repeat the inquiry when an approval arrives during an inquiry that declines', async () => {
    const { buyer, orderId, reference } = await kit.order();
    clock.advance(3 * minute);
    bank.refusals.set(reference, '51');
    bank.onInquire = async () => {
      bank.onInquire = async () => bank.book(reference, kit.fullPrice);
      await approve(reference);
    };
    await payments.reconcile();
    await payments.reconcile();
    bank.onInquire = async () => {};
    const { events } = await payments.history(orderId);
    expect(events.map(({ kind }) => kind)).not.toContain('inquiry-declined');
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  it('decline the attempt when no message arrives during the inquiry', async () => {
    const { orderId, reference } = await kit.order();
    await approve(reference);
    bank.refusals.set(reference, '51');
    clock.advance(minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('failed');
    expect(await attemptOf(orderId)).toMatchObject({ status: 'declined', declineCode: '51' });
  });

  it('continue the inquiries after an approval of an expired attempt', async () => {
    const { buyer, orderId, reference } = await kit.order();
    clock.advance(46 * minute);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('expired');
    await approve(reference);
    expect(await kit.statusOf(orderId)).toBe('expired');
    bank.faults.inquire = unreachable();
    for (let passed = 0; passed < 3 * day; passed += 12 * hour) {
      clock.advance(12 * hour);
      await payments.reconcile();
    }
    delete bank.faults.inquire;
    bank.book(reference, kit.fullPrice);
    clock.advance(2 * hour);
    await payments.reconcile();
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  it('end the inquiries of such an approval after two weeks', async () => {
    const { orderId, reference } = await kit.order();
    clock.advance(46 * minute);
    await payments.reconcile();
    await approve(reference);
    expect(await attemptOf(orderId)).toMatchObject({ status: 'verifying' });
    clock.advance(15 * day);
    await payments.reconcile();
    expect(await attemptOf(orderId)).toMatchObject({ status: 'expired' });
    const before = asked(reference);
    clock.advance(day);
    await payments.reconcile();
    expect(asked(reference)).toBe(before);
  });

  it('expire an attempt whose payment belongs to another one, recording the duplicate once', async () => {
    const first = await kit.order();
    const second = await kit.order();
    bank.book(first.reference, kit.fullPrice, 'SHARED-TWICE');
    bank.book(second.reference, kit.fullPrice, 'SHARED-TWICE');
    await approve(first.reference);
    for (let passed = 0; passed < 30; passed += 1) {
      clock.advance(hour);
      await payments.reconcile();
    }
    expect(await kit.statusOf(second.orderId)).toBe('expired');
    expect(await kit.balanceOf(second.buyer.userId)).toBe(0);
    const { events } = await payments.history(second.orderId);
    expect(events.filter(({ kind }) => kind === 'duplicate-payment')).toHaveLength(1);
    const before = asked(second.reference);
    expect(before).toBeGreaterThan(20);
    clock.advance(2 * day);
    await payments.reconcile();
    expect(asked(second.reference)).toBe(before);
  });
});
