import { expect, it } from 'vitest';
import { queries } from '../../platform/db/index.ts';
import type { Log } from '../../platform/log/log.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createPaymentsRoutes } from './index.ts';
import { formMessage, payAtBank } from './testing/simulator-harness.ts';
import { useSimulatedPayments } from './testing/use-simulators.ts';

// Case 15 of docs/rules/payments.md#attack-cases: no reply, row or log line contains a secret or a card number.

describeOnEachEngine('a payment', ({ name: engine, transactions }) => {
  const lines: unknown[] = [];
  const note = (...line: unknown[]): void => {
    lines.push(line);
  };
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const { kit, harness } = useSimulatedPayments({ engine, transactions, overrides: { log } });
  const app = createTestApp({ routes: createPaymentsRoutes(kit.payments, log) });

  const cardNumber = '5406670000000009';
  const secrets = (): readonly string[] => [
    cardNumber,
    ...Object.entries(harness.simulators.environment)
      .filter(([name]) => /PASSWORD|STORE_KEY|TOKEN|SIGNING_KEY/.test(name))
      .map(([, value]) => value),
  ];
  const expectNoSecrets = (text: string, more: readonly string[]): void => {
    for (const secret of [...secrets(), ...more]) expect(text).not.toContain(secret);
  };

  it('stores and logs no secrets, even if the bank sends them', async () => {
    const admin = await addUser(transactions, { is_admin: 1 });
    const buyer = await addUser(transactions);
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
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: harness.simulators.origin },
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

    harness.simulators.bank.faults.xml = 'status-500';
    const refund = {
      idempotencyKey: 'refund-key-1',
      amountMinor: order.amount.minor,
      reason: 'Vazgeçti',
      manualReference: null,
    };
    await call('POST', `/v1/admin/orders/${order.id}/refunds`, { as: admin, body: refund });
    await call('POST', `/v1/admin/orders/${order.id}/inquiry`, { as: admin });
    harness.simulators.bank.faults.xml = 'plain';

    expectNoSecrets(JSON.stringify(replies), [hash, values]);
    expectNoSecrets(JSON.stringify([lines, harness.logged]), [hash, values, 'secure3dhash']);
    expect(harness.logged.length).toBeGreaterThan(0);
    const db = queries(transactions.outside);
    const rows = [
      await db.selectFrom('orders').selectAll().execute(),
      await db.selectFrom('payment_attempts').selectAll().execute(),
      await db.selectFrom('payment_events').selectAll().execute(),
      await db.selectFrom('receipts').selectAll().execute(),
      await db.selectFrom('refunds').selectAll().execute(),
    ];
    expectNoSecrets(JSON.stringify(rows), [hash, values, 'evil.example.test']);
    // Only the hash of a message is stored, to detect repeated deliveries.
    const messages = JSON.stringify(await db.selectFrom('payment_messages').selectAll().execute());
    expectNoSecrets(messages, [values, 'evil.example.test']);
  });
});
