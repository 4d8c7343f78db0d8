import { Writable } from 'node:stream';
import type { Order, OrderHistory, PaymentStart } from '@kilim/contract';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/clock/new-id.ts';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { createPaymentsRoutes } from './index.ts';
import { billing, createPaymentsKit } from './testing/payments-kit.ts';
import { scriptedMessage, unreachable } from './testing/scripted-provider.ts';

const formType = 'application/x-www-form-urlencoded';

describeOnEachEngine('payment routes', ({ name: engine, transactions }) => {
  const logged: string[] = [];
  const log = pino(
    { level: 'debug' },
    new Writable({
      write: (chunk, _encoding, done) => {
        logged.push(String(chunk));
        done();
      },
    }),
  );
  const kit = createPaymentsKit({ engine, transactions, overrides: { log } });
  const { bank } = kit;
  const app = createTestApp({ routes: createPaymentsRoutes(kit.payments, log) });
  let admin: Caller;
  beforeAll(async () => {
    admin = await addUser(transactions, { is_admin: 1 });
  });

  const buy = async (as: Caller, method: 'demo' | 'garanti-tl' = 'demo') => {
    const body = await kit.makeRequest(as.userId, { method });
    const { preliminaryInformation, distanceSales } = body.consents;
    const accepted = (text: typeof distanceSales) => ({ version: text?.version, hash: text?.hash });
    const reply = await app.call('POST', '/v1/orders', {
      as,
      body: {
        ...body,
        consents: {
          ...body.consents,
          preliminaryInformation: accepted(preliminaryInformation),
          distanceSales: accepted(distanceSales),
        },
      },
    });
    expect(reply.status).toBe(201);
    return reply.json as { order: Order; start: PaymentStart };
  };
  const postForm = (
    method: string,
    body: Uint8Array<ArrayBuffer> | string,
    headers: Record<string, string> = {},
  ) =>
    app.call('POST', `/v1/payments/callbacks/${method}`, {
      rawBody: body,
      headers: { 'content-type': formType, origin: 'https://bank.example', ...headers },
    });

  it('serve a purchase from checkout to paid order', async () => {
    const as = await addUser(transactions);
    const checkout = await app.call('GET', '/v1/checkout/basic?currency=TRY&language=en', { as });
    expect(checkout).toMatchObject({ status: 200, json: { amount: { minor: 14_990, currency: 'TRY' } } });
    const { order, start } = await buy(as);
    expect(start).toEqual({ kind: 'embedded', component: 'demo' });
    expect(await app.call('GET', '/v1/orders', { as })).toMatchObject({
      status: 200,
      json: { orders: [{ id: order.id }] },
    });
    const path = `/v1/orders/${order.id}`;
    const declined = await app.call('POST', `${path}/demo-confirmation`, {
      as,
      body: { outcome: 'decline' },
    });
    expect(declined).toMatchObject({ status: 200, json: { order: { status: 'failed' } } });
    const retried = await app.call('POST', `${path}/attempts`, { as, body: { language: 'tr' } });
    expect(retried).toMatchObject({ status: 201, json: { order: { status: 'redirected' }, start } });
    await app.call('POST', `${path}/demo-confirmation`, { as, body: { outcome: 'approve' } });
    expect(await app.call('GET', path, { as })).toMatchObject({
      status: 200,
      json: { order: { status: 'paid', receiptNumber: order.receiptNumber }, start: null },
    });
  });

  it('save billing details', async () => {
    const as = await addUser(transactions);
    const path = '/v1/billing-details';
    expect((await app.call('GET', path, { as })).json).toEqual({ billingDetails: null });
    const saved = await app.call('PUT', path, { as, body: { billingDetails: billing } });
    expect(saved).toMatchObject({ status: 200, json: { billingDetails: billing } });
    const wrong = await app.call('PUT', path, { as, body: { billingDetails: { ...billing, taxId: '123' } } });
    expect(wrong).toMatchObject({
      status: 400,
      json: { type: 'billing_details_invalid', fields: { 'billingDetails.taxId': 'tax_id_invalid' } },
    });
  });

  it('reject a price or credits sent by the client', async () => {
    const as = await addUser(transactions);
    const body = { ...(await kit.makeRequest(as.userId)), amountMinor: 1, credits: 999_999_999 };
    expect(await app.call('POST', '/v1/orders', { as, body })).toMatchObject({
      status: 400,
      json: { type: 'general_argument_invalid' },
    });
  });

  describe('reject', () => {
    const calls = (id: string) =>
      [
        ['GET', '/v1/checkout/basic', undefined],
        ['POST', '/v1/orders', {}],
        ['GET', '/v1/orders', undefined],
        ['GET', `/v1/orders/${id}`, undefined],
        ['POST', `/v1/orders/${id}/attempts`, { language: 'tr' }],
        ['POST', `/v1/orders/${id}/demo-confirmation`, { outcome: 'approve' }],
        ['GET', '/v1/billing-details', undefined],
        ['PUT', '/v1/billing-details', { billingDetails: null }],
      ] as const;
    const adminCalls = (id: string) =>
      [
        ['GET', `/v1/admin/orders/${id}`, undefined],
        ['POST', `/v1/admin/orders/${id}/inquiry`, undefined],
        [
          'POST',
          `/v1/admin/orders/${id}/refunds`,
          { idempotencyKey: 'anahtar-1', amountMinor: 100, reason: 'x', manualReference: null },
        ],
        ['POST', '/v1/admin/refunds/x/outcome', { outcome: 'refused', reference: null, reason: 'x' }],
        ['GET', '/v1/admin/transfers', undefined],
        ['POST', '/v1/admin/transfers/x/order', { receiptNumber: 'KLM1', note: '' }],
        ['POST', '/v1/admin/transfers/x/dismissal', { note: 'x' }],
      ] as const;

    it('guests on every route', async () => {
      for (const [method, path, body] of [...calls('abc'), ...adminCalls('abc')]) {
        expect(await app.call(method, path, { body })).toMatchObject({
          status: 401,
          json: { type: 'general_unauthorized_scope' },
        });
      }
    });

    it('another user’s order as not found', async () => {
      const { order } = await buy(await addUser(transactions));
      const as = await addUser(transactions);
      for (const [method, path, body] of calls(order.id).filter(([, path]) => path.includes(order.id))) {
        const reply = await app.call(method, path, { as, body });
        expect(reply).toMatchObject({ status: 404, json: { type: 'order_not_found' } });
        expect(JSON.stringify(reply.json)).not.toContain('14990');
      }
    });

    it('members on administrators’ routes', async () => {
      const as = await addUser(transactions);
      const { order } = await buy(as);
      for (const [method, path, body] of adminCalls(order.id)) {
        expect(await app.call(method, path, { as, body })).toMatchObject({
          status: 403,
          json: { type: 'general_access_forbidden' },
        });
      }
    });
  });

  it('let administrators read, check and refund an order', async () => {
    const as = await addUser(transactions);
    const { order } = await buy(as);
    const path = `/v1/admin/orders/${order.id}`;
    await app.call('POST', `/v1/orders/${order.id}/demo-confirmation`, { as, body: { outcome: 'approve' } });
    expect(await app.call('POST', `${path}/inquiry`, { as: admin })).toMatchObject({ status: 200 });
    const body = { idempotencyKey: 'anahtar-1', amountMinor: 14_990, reason: 'İptal', manualReference: null };
    const refunded = await app.call('POST', `${path}/refunds`, { as: admin, body });
    expect(refunded).toMatchObject({ status: 200, json: { status: 'refunded' } });
    const history = (await app.call('GET', path, { as: admin })).json as OrderHistory;
    expect(history.events.map(({ kind }) => kind)).toEqual([
      'order-created',
      'attempt-created',
      'attempt-started',
      'paid',
      'refund-asked',
      'refund-done',
    ]);
    const outcome = { outcome: 'done', reference: null, reason: 'x' };
    expect(
      await app.call('POST', `/v1/admin/refunds/${history.refunds[0]?.id}/outcome`, {
        as: admin,
        body: outcome,
      }),
    ).toMatchObject({ status: 409, json: { type: 'refund_already_decided' } });
    expect(await app.call('POST', '/v1/admin/refunds/x/outcome', { as: admin, body: outcome })).toMatchObject(
      { status: 404, json: { type: 'refund_not_found' } },
    );
    expect(await app.call('GET', '/v1/admin/transfers', { as: admin })).toMatchObject({
      status: 200,
      json: { transfers: [], total: 0, nextCursor: null },
    });
    expect(
      await app.call('POST', '/v1/admin/transfers/x/dismissal', { as: admin, body: { note: 'x' } }),
    ).toMatchObject({ status: 404, json: { type: 'transfer_not_found' } });
  });

  describe('for provider messages', () => {
    it('redirect a browser to the result page, from any origin and without a session', async () => {
      const as = await addUser(transactions);
      const { order } = await buy(as, 'garanti-tl');
      const reference = (await kit.payments.history(order.id)).attempts[0]?.reference ?? '';
      bank.book(reference, kit.fullPrice);
      const approval = { kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'x' } as const;
      const reply = await postForm('garanti-tl', scriptedMessage([approval]).rawBody);
      expect(reply.status).toBe(303);
      expect(reply.headers.get('location')).toBe(`/payment/success?order=${order.id}`);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
      expect(await kit.balanceOf(as.userId)).toBe(10_000);
    });

    it('redirect only to result pages', async () => {
      const evil = {
        kind: 'paid',
        attemptRef: 'https://evil.example/',
        amount: null,
        providerTxnId: 'x',
      } as const;
      const reply = await postForm('garanti-tl', scriptedMessage([evil]).rawBody);
      expect(reply.headers.get('location')).toBe('/payment/error');
      const demo = await postForm('demo', 'order=1&status=paid');
      expect(demo.headers.get('location')).toBe('/payment/error');
    });

    it('reply 204 to a webhook', async () => {
      const reply = await app.call('POST', '/v1/payments/callbacks/wise', {
        rawBody: scriptedMessage([], newId(), true).rawBody,
      });
      expect(reply.status).toBe(204);
    });

    const json = { 'content-type': 'application/json' };
    it.each([
      ['another type', 'garanti-tl', 'a=1', { 'content-type': 'text/plain' }, 400, 'general_bad_request'],
      ['too many bytes', 'wise', 'a'.repeat(65_537), json, 413, 'general_body_too_large'],
      ['an unknown method', 'paypal', 'a=1', {}, 400, 'general_argument_invalid'],
      ['a method that is switched off', 'garanti-usd', '{}', json, 409, 'payment_method_unavailable'],
    ] as const)('reject %s', async (_name, method, body, headers, status, type) => {
      expect(await postForm(method, body, headers)).toMatchObject({ status, json: { type } });
    });

    it.each([
      ['an internal error', 'garanti-tl', 'no message of this bank', 'general_unknown'],
      ['too long a body', 'garanti-tl', 'a'.repeat(65_537), 'general_body_too_large'],
      ['a method that is switched off', 'garanti-usd', 'a=1', 'payment_method_unavailable'],
    ])('redirect a browser to the error page after %s and log it', async (_name, method, body, type) => {
      logged.length = 0;
      const reply = await postForm(method, body);
      expect(reply).toMatchObject({ status: 303, json: undefined });
      expect(reply.headers.get('location')).toBe('/payment/error');
      expect(logged.join('')).toContain(`"type":"${type}"`);
    });

    it('redirect a browser to the error page when its address sent too many', async () => {
      const routes = createPaymentsRoutes(kit.payments, log);
      const busy = createTestApp({ routes, rateLimitFactor: 0.001 });
      const send = (type: string) =>
        busy.call('POST', '/v1/payments/callbacks/garanti-tl', {
          rawBody: scriptedMessage([]).rawBody,
          headers: { 'content-type': type },
        });
      await send(formType);
      const reply = await send(formType);
      expect(reply.status).toBe(303);
      expect(reply.headers.get('location')).toBe('/payment/error');
      expect(await send('application/json')).toMatchObject({
        status: 429,
        json: { type: 'general_rate_limit_exceeded' },
      });
    });

    it('leave the order pending while the bank is unreachable', async () => {
      const as = await addUser(transactions);
      const { order } = await buy(as, 'garanti-tl');
      const reference = (await kit.payments.history(order.id)).attempts[0]?.reference ?? '';
      bank.faults.inquire = unreachable();
      const approval = { kind: 'paid', attemptRef: reference, amount: null, providerTxnId: 'x' } as const;
      const reply = await postForm('garanti-tl', scriptedMessage([approval]).rawBody);
      delete bank.faults.inquire;
      expect(reply.status).toBe(303);
      expect(await app.call('GET', `/v1/orders/${order.id}`, { as })).toMatchObject({
        json: { order: { status: 'verifying' } },
      });
    });
  });

  it('log no message contents', () => {
    expect(logged.join('')).not.toMatch(/attemptRef|verdicts|SC0/);
  });
});
