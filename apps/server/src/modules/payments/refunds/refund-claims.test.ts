import type { TurnId, UserId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/clock/new-id.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { addUser } from '../../../testing/users.ts';
import { createPaymentsKit } from '../testing/payments-kit.ts';
import { unreachable } from '../testing/scripted-provider.ts';
import type { RefundRequest } from './commands/refund-order.ts';
import { parseRefundLedgerKey, refundLedgerKey, repeatedRefundLedgerKey } from './refund-claims.ts';

const minute = 60_000;

it('parses refund keys and rejects other ledger keys', () => {
  const refund = { orderId: newId(), idempotencyKey: 'a:b\nc' } as Parameters<typeof refundLedgerKey>[0];
  for (const key of [refundLedgerKey(refund), repeatedRefundLedgerKey(refund)])
    expect(parseRefundLedgerKey(key)).toEqual(refund);
  for (const key of ['', 'refund:', 'refund:a', 'purchase:a:b', 'refund-release:a:b', 'x refund:a:b'])
    expect(parseRefundLedgerKey(key)).toBeNull();
});

describeOnEachEngine('refunds during a running turn', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, bank, clock, credits } = kit;

  const begin = async (userId: UserId, amount: number): Promise<TurnId> => {
    const turnId = newId<TurnId>();
    await transactions.run((tx) =>
      credits.reserve(tx, { userId, turnId, amount, model: 'kilim', reason: 'Sohbet' }),
    );
    return turnId;
  };
  const end = async (userId: UserId, turnId: TurnId, charged: number): Promise<void> => {
    await transactions.run((tx) =>
      credits.settle(tx, { userId, turnId, charged, model: 'kilim', tokens: 1, reason: 'Sohbet' }),
    );
  };
  const buy = async (reserved: number) => {
    const bought = await kit.order();
    const { buyer, orderId, reference } = bought;
    bank.book(reference, kit.fullPrice);
    clock.advance(3 * minute);
    await payments.reconcile();
    await kit.jobs.runDue();
    const { userId: adminId } = await addUser(transactions, { is_admin: 1 });
    const refund = (amountMinor = 14_990, idempotencyKey = newId<string>()) =>
      payments.refund(adminId, orderId, {
        idempotencyKey,
        amountMinor: amountMinor as RefundRequest['amountMinor'],
        reason: 'Vazgeçti',
        manualReference: null,
      });
    const turnId = await begin(buyer.userId, reserved);
    return {
      ...bought,
      adminId,
      turnId,
      refund,
      endTurn: (charged: number) => end(buyer.userId, turnId, charged),
      notes: async () => (await kit.receiptOf(buyer, orderId)).notes,
      shortfalls: async () =>
        (await payments.history(orderId)).refunds.map(({ status, shortfall }) => [status, shortfall]),
    };
  };
  const lacks = (credits: number) => expect.stringContaining(`${credits} kredi`);

  it('take the credits that the turn returns and note only the used ones', async () => {
    const { buyer, refund, endTurn, notes, shortfalls } = await buy(9_000);
    await refund();
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect(await shortfalls()).toEqual([['done', 0]]);
    expect(await notes()).toBe('İade: Vazgeçti');
    await endTurn(2_500);
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect(await kit.ledgerOf(buyer.userId)).toEqual([
      ['purchase', 10_000],
      ['reserve', -9_000],
      ['reversal', -1_000],
      ['settle', 6_500],
      ['reversal', -6_500],
    ]);
    await kit.jobs.runDue();
    await kit.jobs.runDue();
    expect(await shortfalls()).toEqual([['done', 2_500]]);
    expect(await notes()).toEqual(lacks(2_500));
    expect((await notes()).match(/2500/g)).toHaveLength(1);
  });

  it('note nothing when the turn cost nothing', async () => {
    const { buyer, refund, endTurn, notes, shortfalls } = await buy(10_000);
    await refund();
    await endTurn(0);
    await kit.jobs.runDue();
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
    expect(await shortfalls()).toEqual([['done', 0]]);
    expect(await notes()).toBe('İade: Vazgeçti');
  });

  it('take returned credits before a new turn can reserve them', async () => {
    const { buyer, refund, endTurn } = await buy(10_000);
    await refund();
    const rushes = Array.from({ length: 5 }, () => begin(buyer.userId, 1).catch((error: unknown) => error));
    const [, ...outcomes] = await Promise.all([endTurn(0), ...rushes]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ type: 'credits_insufficient' });
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('take nothing of a later purchase', async () => {
    const { buyer, refund, endTurn } = await buy(4_000);
    await refund();
    const second = await kit.order({ buyer });
    bank.book(second.reference, kit.fullPrice);
    clock.advance(3 * minute);
    await payments.reconcile();
    await endTurn(4_000);
    await kit.jobs.runDue();
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
  });

  it('return all credits when the bank refuses, including claimed ones', async () => {
    for (const hasEndedBefore of [true, false]) {
      const { buyer, orderId, refund, endTurn, notes, shortfalls } = await buy(9_000);
      bank.faults.refund = unreachable();
      await refund();
      if (hasEndedBefore) {
        await endTurn(2_500);
        await kit.jobs.runDue();
        expect(await shortfalls()).toEqual([['pending', 2_500]]);
      }
      bank.faults.inquireRefund = { kind: 'refused', code: 'not_found' };
      clock.advance(61 * minute);
      await payments.check(orderId);
      delete bank.faults.inquireRefund;
      delete bank.faults.refund;
      if (!hasEndedBefore) await endTurn(2_500);
      await kit.jobs.runDue();
      expect(await shortfalls()).toEqual([['refused', 0]]);
      expect(await kit.balanceOf(buyer.userId)).toBe(7_500);
      expect(await notes()).toBe('');
    }
  });

  it('return credits taken between the end of the turn and the claim’s job', async () => {
    const { buyer, orderId, refund, endTurn } = await buy(9_000);
    bank.faults.refund = unreachable();
    await refund();
    bank.faults.inquireRefund = { kind: 'refused', code: 'not_found' };
    clock.advance(61 * minute);
    await endTurn(1_000);
    await payments.check(orderId);
    delete bank.faults.inquireRefund;
    delete bank.faults.refund;
    expect(await kit.balanceOf(buyer.userId)).toBe(9_000);
    await kit.jobs.runDue();
    expect(await kit.balanceOf(buyer.userId)).toBe(9_000);
  });

  it('write one note when the refund is done after the turn ended', async () => {
    const { refund, orderId, endTurn, notes, shortfalls } = await buy(9_000);
    bank.faults.refund = unreachable();
    await refund();
    delete bank.faults.refund;
    await endTurn(2_500);
    await kit.jobs.runDue();
    clock.advance(5 * minute);
    await payments.check(orderId);
    expect(await shortfalls()).toEqual([['done', 2_500]]);
    expect((await notes()).match(/2500 kredi/g)).toHaveLength(1);
  });

  it('take the credits again after a contradicted refusal', async () => {
    const { buyer, orderId, refund, endTurn, shortfalls, notes } = await buy(9_000);
    bank.onRefund = async () => {
      bank.onRefund = async () => {};
      bank.faults.inquireRefund = { kind: 'refused', code: 'not-received' };
      clock.advance(120 * minute);
      await payments.check(orderId);
      delete bank.faults.inquireRefund;
    };
    await refund();
    await endTurn(500);
    await kit.jobs.runDue();
    expect(await shortfalls()).toEqual([['done', 500]]);
    expect(await notes()).toEqual(lacks(500));
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });

  it('share the returned credits between two partial refunds', async () => {
    const { buyer, refund, endTurn, shortfalls } = await buy(10_000);
    await refund(7_495);
    await refund(7_495);
    await endTurn(3_000);
    await kit.jobs.runDue();
    const total = (await shortfalls()).reduce((sum, [, shortfall]) => sum + Number(shortfall), 0);
    expect(total).toBe(3_000);
    expect(await kit.balanceOf(buyer.userId)).toBe(0);
  });
});
