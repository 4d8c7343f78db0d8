import type { OrderId, TurnId } from '@kilim/contract';
import { expect, it } from 'vitest';
import { newId } from '../../platform/clock/new-id.ts';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { createPaymentsService, type PaymentsService } from './index.ts';
import { refundLedgerKey } from './refunds/refund-claims.ts';
import { crashAtStep, SimulatedCrash } from './testing/crash-at-step.ts';
import { createPaymentsKit } from './testing/payments-kit.ts';
import { scriptedMessage } from './testing/scripted-provider.ts';

const minute = 60_000;
/** More steps than any operation has; the loop ends when the operation completes before the crash step. */
const stepsMaximum = 200;

describeOnEachEngine('a crash', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { bank, transfers, clock } = kit;

  /** Simulates a restart: runs jobs and reconciliation on the same database. */
  const restart = async (): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      clock.advance(7 * minute);
      await kit.payments.reconcile();
      await kit.jobs.runDue();
    }
  };

  /** Runs the operation repeatedly, crashing at its first step, then at its second, and so on. */
  const crashAtEveryStep = async <Subject>(script: {
    prepare: () => Promise<Subject>;
    work: (payments: PaymentsService, subject: Subject) => Promise<unknown>;
    check: (subject: Subject) => Promise<void>;
  }): Promise<string[]> => {
    for (let crashAt = 1; crashAt < stepsMaximum; crashAt += 1) {
      const subject = await script.prepare();
      const crashing = crashAtStep(kit.ports, crashAt);
      const hasCrashed = await script.work(createPaymentsService(crashing.ports), subject).then(
        () => false,
        (error: unknown) => {
          if (error instanceof SimulatedCrash) return true;
          throw error;
        },
      );
      await restart();
      await script.check(subject);
      if (!hasCrashed && crashing.steps.length < crashAt) return [...crashing.steps];
    }
    throw new Error(`The operation has more than ${stepsMaximum} steps.`);
  };

  const expectPaidOnce = async (
    orderId: OrderId,
    buyer: Awaited<ReturnType<typeof kit.order>>['buyer'],
  ): Promise<void> => {
    expect(await kit.statusOf(orderId)).toBe('paid');
    expect(await kit.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await kit.balanceOf(buyer.userId)).toBe(10_000);
    expect((await kit.receiptOf(buyer, orderId)).status).toBe('Ödendi');
    const { events } = await kit.payments.history(orderId);
    expect(events.filter(({ kind }) => kind === 'paid' || kind === 'paid-late')).toHaveLength(1);
    expect(kit.mailed.filter((mailed) => mailed === orderId)).toHaveLength(1);
  };

  it('during a callback leaves the order paid once', async () => {
    const steps = await crashAtEveryStep({
      prepare: async () => {
        const bought = await kit.order();
        bank.book(bought.reference, kit.fullPrice);
        return bought;
      },
      work: (payments, { reference }) =>
        payments.handleInbound(
          'garanti-tl',
          scriptedMessage(
            [{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'x' }],
            newId(),
          ),
        ),
      check: ({ orderId, buyer }) => expectPaidOnce(orderId, buyer),
    });
    expect(steps).toContain('before credits.grant');
    expect(steps).toContain('after receipts.change');
    expect(steps.length).toBeGreaterThan(15);
  });

  it('during reconciliation leaves the order paid once', async () => {
    await crashAtEveryStep({
      prepare: async () => {
        const bought = await kit.order();
        bank.book(bought.reference, kit.fullPrice);
        clock.advance(3 * minute);
        return bought;
      },
      // Reconciliation catches the errors of single inquiries, but not a crash.
      work: (payments) => payments.reconcile(),
      check: ({ orderId, buyer }) => expectPaidOnce(orderId, buyer),
    });
  });

  it('during the matching of a transfer leaves the order paid once', async () => {
    const price = { minor: 459 as never, currency: 'EUR' } as const;
    await crashAtEveryStep({
      prepare: async () => {
        const bought = await kit.order({ method: 'wise', currency: 'EUR' });
        transfers.book(bought.reference, price);
        return bought;
      },
      work: (payments) => payments.sweep({ method: 'wise' }),
      check: ({ orderId, buyer }) => expectPaidOnce(orderId, buyer),
    });
  });

  it('during the creation of an order leaves one order when the request is repeated', async () => {
    await crashAtEveryStep({
      prepare: async () => {
        const buyer = await addUser(transactions);
        const session = { userId: buyer.userId, email: buyer.email, ip: '' };
        return { buyer, session, request: await kit.makeRequest(buyer.userId) };
      },
      work: (payments, { session, request }) => payments.createOrder(session, request),
      check: async ({ buyer, session, request }) => {
        const { order } = await kit.payments.createOrder(session, request);
        const { attempts } = await kit.payments.history(order.id);
        // An attempt that was started is replaced by a new one, because the repetition comes much later.
        expect(attempts.slice(0, -1).every(({ status }) => status === 'abandoned')).toBe(true);
        expect(attempts.length).toBeLessThanOrEqual(2);
        const orders = await kit.payments.listOfUser(buyer.userId);
        expect(orders.map(({ id }) => id)).toEqual([order.id]);
        bank.book(attempts.at(-1)?.reference ?? '', kit.fullPrice);
        clock.advance(60 * minute);
        await restart();
        await expectPaidOnce(order.id, buyer);
      },
    });
  });

  it('during a refund leaves bank, ledger and receipt consistent', async () => {
    await crashAtEveryStep({
      prepare: async () => {
        const bought = await kit.order();
        bank.book(bought.reference, kit.fullPrice);
        await restart();
        const admin = await addUser(transactions, { is_admin: 1 });
        return { ...bought, admin, idempotencyKey: newId<string>() };
      },
      work: (payments, { admin, orderId, idempotencyKey }) =>
        payments.refund(admin.userId, orderId, {
          idempotencyKey,
          amountMinor: 14_990 as never,
          reason: 'İade',
          manualReference: null,
        }),
      check: async ({ orderId, buyer }) => {
        // A refund that the bank does not list counts as refused only after an hour.
        clock.advance(60 * minute);
        await restart();
        const { refunds, status } = await kit.payments.history(orderId);
        const refund = refunds[0];
        const isDone = refund?.status === 'done';
        expect(refunds.length).toBeLessThanOrEqual(1);
        expect(status).toBe(isDone ? 'refunded' : 'paid');
        expect(await kit.balanceOf(buyer.userId)).toBe(isDone ? 0 : 10_000);
        expect((await kit.receiptOf(buyer, orderId)).status).toBe(isDone ? 'İade Edildi' : 'Ödendi');
        const sent = bank.calls.filter((call) => call === `refund 14990 ${refund?.id}`);
        expect(sent).toHaveLength(isDone ? 1 : sent.length);
        expect(sent.length === 0 || isDone).toBe(true);
      },
    });
  });

  it('during the closing of a claim leaves one shortfall note', async () => {
    const answer = { model: 'kilim', reason: 'Sohbet' };
    await crashAtEveryStep({
      prepare: async () => {
        const bought = await kit.order();
        bank.book(bought.reference, kit.fullPrice);
        await restart();
        const turn = { ...answer, userId: bought.buyer.userId, turnId: newId<TurnId>() };
        await transactions.run((tx) => kit.credits.reserve(tx, { ...turn, amount: 4_000 }));
        const admin = await addUser(transactions, { is_admin: 1 });
        const idempotencyKey = newId<string>();
        await kit.payments.refund(admin.userId, bought.orderId, {
          idempotencyKey,
          amountMinor: 14_990 as never,
          reason: 'İade',
          manualReference: null,
        });
        await transactions.run((tx) => kit.credits.settle(tx, { ...turn, charged: 1_234, tokens: 1 }));
        return { ...bought, claim: refundLedgerKey({ orderId: bought.orderId, idempotencyKey }) };
      },
      work: (payments, { buyer, claim }) =>
        payments.closeRefundClaim({ userId: buyer.userId, idempotencyKey: claim }),
      check: async ({ orderId, buyer }) => {
        const { refunds } = await kit.payments.history(orderId);
        expect(refunds).toMatchObject([{ status: 'done', shortfall: 1_234 }]);
        expect((await kit.receiptOf(buyer, orderId)).notes.match(/1234/g)).toHaveLength(1);
        expect(await kit.balanceOf(buyer.userId)).toBe(0);
      },
    });
  });

  it('leaves no lease behind', async () => {
    clock.advance(24 * 60 * minute);
    await restart();
    const leased = await queries(transactions.outside)
      .selectFrom('payment_attempts')
      .select('id')
      .where('lease_until', '>', clock.now())
      .execute();
    expect(leased).toEqual([]);
  });
});
