import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addPerson } from '../../testing/people.ts';
import { lockOrder } from './orders/repository.ts';
import { createPaymentsKit } from './testing/payments-kit.ts';
import { dismissWaiting } from './transfers/repository.ts';

describeOnEachEngine('locks of payments', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, transfers, clock } = kit;

  /** SQLite has one writer: the second transaction has not even begun. */
  const untilSomebodyWaits = async (): Promise<void> => {
    if (engine === 'sqlite') return;
    await vi.waitFor(async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        queries(transactions.outside),
      );
      expect(rows).not.toEqual([]);
    });
  };

  it('are taken from the order downwards: a transfer is given to an order whose money goes back', async () => {
    const { orderId, order } = await kit.order({ method: 'wise', currency: 'EUR' });
    const providerTxnId = `TRANSFER-${engine}`;
    transfers.loosePayments.push({
      providerTxnId,
      amountMinor: order.amount.minor,
      currency: 'EUR',
      senderName: 'Jane Doe',
      referenceText: 'teşekkürler',
      reference: null,
      occurredAt: clock.now(),
    });
    await payments.sweep({ method: 'wise' });
    const [transfer] = (await payments.listTransfers({ status: 'unmatched', limit: 10 })).transfers;
    const { userId: adminId } = await addPerson(transactions, { is_admin: 1 });

    const signals = new EventEmitter();
    const held = once(signals, 'held');
    const proceed = once(signals, 'proceed');
    // What the end of a refund does: the order first, then the money that waited for a person.
    const ending = transactions.run(async (tx) => {
      await lockOrder(tx, orderId);
      signals.emit('held');
      await proceed;
      await dismissWaiting(tx, { method: 'wise', providerTxnId }, 'İade');
    });
    await held;
    const choice = { receiptNumber: order.receiptNumber, note: '' };
    const results = Promise.allSettled([
      ending,
      payments.resolveTransfer(adminId, transfer?.id ?? '', choice),
    ]);
    await untilSomebodyWaits();
    signals.emit('proceed');
    expect(await results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { type: 'transfer_already_settled' } },
    ]);
    expect(await kit.statusOf(orderId)).toBe('redirected');
  });
});
