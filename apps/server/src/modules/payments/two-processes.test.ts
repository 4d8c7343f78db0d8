import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../platform/db/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createPaymentsKit } from './testing/payments-kit.ts';
import { scriptedMessage } from './testing/scripted-provider.ts';

// On PostgreSQL two server processes share the database only: here two pools of connections, each with services of its
// own. SQLite has one server, whose requests still run side by side.
describeOnEachEngine('callbacks that two servers receive at once', (engine) => {
  const first = createPaymentsKit({ engine: engine.name, transactions: engine.transactions });
  let second = first;
  let database: OpenDatabase | undefined;

  beforeAll(() => {
    const url = engine.url();
    if (url === null) return;
    database = openDatabase({ engine: 'postgres', url }, () => {});
    second = createPaymentsKit({ engine: engine.name, transactions: database.transactions });
  });
  afterAll(() => database?.close());

  it('credit an order once', async () => {
    const { buyer, orderId, reference } = await first.order();
    for (const { bank } of [first, second]) bank.book(reference, first.fullPrice);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? first : second).payments.handleInbound(
          'garanti-tl',
          scriptedMessage(
            [{ kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'unproven' }],
            `callback-${reference}`,
          ),
        ),
      ),
    );
    for (const reply of replies) expect(reply).toEqual({ orderId, outcome: 'success' });
    expect(await first.ledgerOf(buyer.userId)).toEqual([['purchase', 10_000]]);
    expect(await second.balanceOf(buyer.userId)).toBe(10_000);
    const { events } = await second.payments.history(orderId);
    expect(events.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'message-approved')).toHaveLength(1);
  });
});
