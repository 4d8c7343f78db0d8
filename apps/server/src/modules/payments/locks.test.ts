import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addUser } from '../../testing/users.ts';
import { lockOrder } from './orders/repository.ts';
import { createPaymentsKit } from './testing/payments-kit.ts';
import { dismissUnmatched } from './transfers/repository.ts';

describeOnEachEngine('payment locks', ({ name: engine, transactions }) => {
  const kit = createPaymentsKit({ engine, transactions });
  const { payments, transfers, clock } = kit;

  /** Waits until a transaction is blocked. SQLite has one writer, so there the second one has not started yet. */
  const untilBlocked = async (): Promise<void> => {
    if (engine === 'sqlite') return;
    await vi.waitFor(async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        queries(transactions.outside),
      );
      expect(rows).not.toEqual([]);
    });
  };

  it('are taken in the same order by transfer resolution and refunds', async () => {
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
    const { userId: adminId } = await addUser(transactions, { is_admin: 1 });

    const signals = new EventEmitter();
    const locked = once(signals, 'locked');
    const proceed = once(signals, 'proceed');
    // Locks like the end of a refund: first the order, then the unmatched transfer.
    const ending = transactions.run(async (tx) => {
      await lockOrder(tx, orderId);
      signals.emit('locked');
      await proceed;
      await dismissUnmatched(tx, { method: 'wise', providerTxnId }, 'İade');
    });
    await locked;
    const choice = { receiptNumber: order.receiptNumber, note: '' };
    const results = Promise.allSettled([
      ending,
      payments.resolveTransfer(adminId, transfer?.id ?? '', choice),
    ]);
    await untilBlocked();
    signals.emit('proceed');
    expect(await results).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { type: 'transfer_already_settled' } },
    ]);
    expect(await kit.statusOf(orderId)).toBe('redirected');
  });
});
