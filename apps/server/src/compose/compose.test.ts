import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import type { PaymentProvider } from '../modules/payments/index.ts';
import { type ComposedServer, openComposedServer } from '../testing/composed-server.ts';
import { type AcceptedTexts, makeOrderBody } from '../testing/order-body.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { isDemoOn } from './payments.ts';

describe('the composed modules', () => {
  let server: ComposedServer;
  let app: TestApp;
  let cookie = '';

  beforeAll(async () => {
    // A slow answer, so that the turn is running when the project is deleted.
    server = await openComposedServer({ INITIAL_CREDITS: '500', AI_BUILTIN_PACE_MS: '1000' });
    app = createTestApp({
      routes: server.routes,
      authenticate: server.modules.accounts.authenticate,
    });
    const person = { email: 'ada@example.com', password: 'analytical-engine' };
    await app.call('POST', '/v1/account', { body: { userId: 'unique()', name: 'Ada', ...person } });
    const session = await app.call('POST', '/v1/account/sessions/email', { body: person });
    cookie = session.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  });

  afterAll(() => server.close());

  const balance = async (): Promise<unknown> => {
    const { json } = await app.call('GET', '/v1/credits', { headers: { cookie } });
    return (json as { balance: number }).balance;
  };

  it('grants a new account the configured credits with a ledger entry', async () => {
    expect(await balance()).toBe(500);
    const { json } = await app.call('GET', '/v1/credits/ledger', { headers: { cookie } });
    expect(json).toMatchObject({ entries: [{ kind: 'opening', amount: 500, balanceAfter: 500 }] });
  });

  it('returns the reservation of a running turn when its project is deleted', async () => {
    const project = (await app.call('POST', '/v1/projects', { body: { name: 'Gone' }, headers: { cookie } }))
      .json as { id: string };
    const started = await app.call('POST', `/v1/projects/${project.id}/turns`, {
      body: {
        prompt: 'Bir oyun yap',
        language: 'tr',
        quickPromptId: 'game',
        idempotencyKey: 'delete-while-running',
      },
      headers: { cookie },
    });
    expect(started.status).toBe(201);
    expect(await balance()).toBeLessThan(500);
    expect((await app.call('DELETE', `/v1/projects/${project.id}`, { headers: { cookie } })).status).toBe(
      204,
    );
    expect(await balance()).toBe(500);
  });

  it('grants credits, receipt and entitlements after a simulated payment', async () => {
    const headers = { cookie };
    const before = Number(await balance());
    const checkout = (await app.call('GET', '/v1/checkout/basic?currency=TRY', { headers }))
      .json as AcceptedTexts & {
      credits: number;
      amount: { minor: number };
      preliminaryInformation: { text: string };
    };
    expect(checkout.preliminaryInformation.text).toContain('Kilim');
    const bought = await app.call('POST', '/v1/orders', {
      headers,
      body: makeOrderBody(checkout, 'one-click-only'),
    });
    expect(bought).toMatchObject({ status: 201, json: { start: { kind: 'embedded', component: 'demo' } } });
    const { id, receiptId } = (bought.json as { order: { id: string; receiptId: string } }).order;
    const path = `/v1/orders/${id}/demo-confirmation`;
    const paid = await app.call('POST', path, { headers, body: { outcome: 'approve' } });
    expect(paid).toMatchObject({ status: 200, json: { order: { status: 'paid', isSimulated: true } } });
    expect(await balance()).toBe(before + checkout.credits);
    expect((await app.call('GET', `/v1/receipts/${receiptId}`, { headers })).json).toMatchObject({
      status: 'Ödendi',
      isSimulated: true,
      amount: { minor: checkout.amount.minor, currency: 'TRY' },
    });
    expect((await app.call('GET', '/v1/entitlements', { headers })).json).toMatchObject({
      entitlements: { projectLimit: 50 },
    });
  });
});

describe('isDemoOn', () => {
  const real = { method: 'garanti-tl' } as PaymentProvider;

  it.each([
    ['on a fresh install', {}, [], true],
    ['on localhost', { HOST: 'localhost' }, [], true],
    ['when other machines can reach the server', { HOST: '0.0.0.0' }, [], false],
    [
      'when other machines can reach it and it is enabled',
      { HOST: '0.0.0.0', PAYMENTS_DEMO: 'on' },
      [],
      true,
    ],
    ['behind a proxy', { TRUST_PROXY: 'on' }, [], false],
    ['at a public address', { PUBLIC_ORIGIN: 'https://kilim.example' }, [], false],
    ['at a loopback origin', { PUBLIC_ORIGIN: 'http://localhost:3000' }, [], true],
    ['with a bank', {}, [real], false],
    ['with a bank when it is enabled', { PAYMENTS_DEMO: 'on' }, [real], true],
    ['when it is disabled', { PAYMENTS_DEMO: 'off' }, [], false],
  ])('%s', (_where, variables, providers, isOn) => {
    expect(isDemoOn(readConfig(variables), providers)).toBe(isOn);
  });
});
