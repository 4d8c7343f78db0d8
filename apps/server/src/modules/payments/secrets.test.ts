import { afterAll, beforeAll, expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/log.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createPaymentsRoutes } from './index.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { createPaymentsKit } from './testing/payments-kit.ts';
import { formMessage, openRehearsal, payAtBank, type Rehearsal } from './testing/simulator-harness.ts';

// Case 15 of payments.md §10: whatever is said, kept or logged of a whole payment holds no secret and no card.

describeOnEachEngine('a whole payment', ({ name: engine, transactions }) => {
  const lines: unknown[] = [];
  const note = (...line: unknown[]): void => {
    lines.push(line);
  };
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const providers: PaymentProvider[] = [];
  const kit = createPaymentsKit({ engine, transactions, overrides: { providers, log } });
  const app = createTestApp({ routes: createPaymentsRoutes(kit.payments, log) });
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await openRehearsal(kit.clock);
    providers.push(...rehearsal.providers);
  });
  afterAll(() => rehearsal.simulators.close());

  const cardNumber = '5406670000000009';
  const secrets = (): readonly string[] => [
    cardNumber,
    ...Object.entries(rehearsal.simulators.environment)
      .filter(([name]) => /PASSWORD|STORE_KEY|TOKEN|SIGNING_KEY/.test(name))
      .map(([, value]) => value),
  ];
  const holdsNone = (text: string, more: readonly string[]): void => {
    for (const secret of [...secrets(), ...more]) expect(text).not.toContain(secret);
  };

  it('leaks nothing into replies, rows and the log, whatever the bank sends along', async () => {
    const admin = await addPerson(transactions, { is_admin: 1 });
    const buyer = await addPerson(transactions);
    const request = await kit.makeRequest(buyer.userId);
    const { preliminaryInformation, distanceSales } = request.consents;
    const pick = (text: typeof distanceSales) => text && { version: text.version, hash: text.hash };
    const consents = {
      ...request.consents,
      preliminaryInformation: pick(preliminaryInformation),
      distanceSales: pick(distanceSales),
    };
    const replies: unknown[] = [];
    const call = async (method: string, path: string, options: Parameters<typeof app.call>[2]) => {
      const reply = await app.call(method, path, options);
      replies.push([reply.status, reply.json, [...reply.headers]]);
      return reply;
    };
    const created = await call('POST', '/v1/orders', { as: buyer, body: { ...request, consents } });
    expect(created.status).toBe(201);
    const { order, start } = created.json as Awaited<ReturnType<typeof kit.payments.createOrder>>;

    const pairs = (await payAtBank(start, 'approve')) ?? [];
    const hash = pairs.find(([name]) => name === 'hash')?.[1] ?? '';
    const values = pairs.find(([name]) => name === 'hashparamsval')?.[1] ?? '';
    expect([hash.length, values.length > 0]).toEqual([128, true]);
    const hostile: [string, string][] = [
      ...pairs,
      ['cardnumber', cardNumber],
      ['returnurl', 'https://evil.example.test'],
    ];
    const masked = hostile.map(([name, value]): [string, string] => [
      name,
      name === 'MaskedPan' ? cardNumber : value,
    ]);
    const post = async (fields: [string, string][]) =>
      call('POST', '/v1/payments/callbacks/garanti-tl', {
        rawBody: formMessage(fields).rawBody,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: rehearsal.simulators.origin },
      });
    const refused = await post(masked.map(([name, value]) => [name, name === 'mdstatus' ? '2' : value]));
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/payment/error']);
    const accepted = await post(masked);
    expect([accepted.status, accepted.headers.get('location')]).toEqual([
      303,
      `/payment/success?order=${order.id}`,
    ]);
    await call('GET', `/v1/orders/${order.id}`, { as: buyer });
    await call('GET', `/v1/admin/orders/${order.id}`, { as: admin });
    expect(await kit.statusOf(order.id)).toBe('paid');

    rehearsal.simulators.bank.faults.xml = 'status-500';
    const refund = {
      idempotencyKey: 'refund-key-1',
      amountMinor: order.amount.minor,
      reason: 'Vazgeçti',
      manualReference: null,
    };
    await call('POST', `/v1/admin/orders/${order.id}/refunds`, { as: admin, body: refund });
    await call('POST', `/v1/admin/orders/${order.id}/inquiry`, { as: admin });
    rehearsal.simulators.bank.faults.xml = 'plain';

    holdsNone(JSON.stringify(replies), [hash, values]);
    holdsNone(JSON.stringify([lines, rehearsal.logged]), [hash, values, 'secure3dhash']);
    expect(rehearsal.logged.length).toBeGreaterThan(0);
    const db = queries(transactions.outside);
    const rows = [
      await db.selectFrom('orders').selectAll().execute(),
      await db.selectFrom('payment_attempts').selectAll().execute(),
      await db.selectFrom('payment_events').selectAll().execute(),
      await db.selectFrom('receipts').selectAll().execute(),
      await db.selectFrom('refunds').selectAll().execute(),
    ];
    holdsNone(JSON.stringify(rows), [hash, values, 'evil.example.test']);
    // The hash alone is kept of a message, because it tells a repeated one from a new one.
    const messages = JSON.stringify(await db.selectFrom('payment_messages').selectAll().execute());
    holdsNone(messages, [values, 'evil.example.test']);
  });
});
