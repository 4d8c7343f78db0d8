import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import type { PaymentProvider } from '../modules/payments/index.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/index.ts';
import { createLocalEvents } from '../platform/events/index.ts';
import { silentLog } from '../platform/log/log.ts';
import { createSecretBox } from '../platform/secrets/index.ts';
import { createLocalStorage } from '../platform/storage/index.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { compose } from './index.ts';
import { isDemoOn } from './payments.ts';

describe('the composed modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kilim-compose-'));
  let database: OpenDatabase;
  let modules: ReturnType<typeof compose>;
  let app: TestApp;
  let cookie = '';

  beforeAll(async () => {
    database = openDatabase({ engine: 'sqlite', path: join(folder, 'kilim.sqlite') }, () => {});
    await database.migrate();
    // A slow answer, so that the turn is running when the project is deleted.
    const config = readConfig({ INITIAL_CREDITS: '500', AI_BUILTIN_PACE_MS: '1000' });
    modules = compose(config, database, createLocalEvents(), silentLog, {
      secrets: createSecretBox(Buffer.alloc(32)),
      storage: createLocalStorage(join(folder, 'files')),
    });
    await modules.seed();
    app = createTestApp({ routes: modules.routes, authenticate: modules.accounts.authenticate });
    const person = { email: 'ada@example.com', password: 'analytical-engine' };
    await app.call('POST', '/v1/account', { body: { userId: 'unique()', name: 'Ada', ...person } });
    const session = await app.call('POST', '/v1/account/sessions/email', { body: person });
    cookie = session.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  });

  afterAll(async () => {
    await modules.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

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
    const checkout = (await app.call('GET', '/v1/checkout/basic?currency=TRY', { headers })).json as {
      credits: number;
      amount: { minor: number };
      preliminaryInformation: { version: string; hash: string; text: string };
      distanceSales: { version: string; hash: string };
    };
    expect(checkout.preliminaryInformation.text).toContain('Kilim');
    const accept = ({ version, hash }: { version: string; hash: string }) => ({ version, hash });
    const bought = await app.call('POST', '/v1/orders', {
      headers,
      body: {
        idempotencyKey: 'one-click-only',
        planId: 'basic',
        currency: 'TRY',
        method: 'demo',
        language: 'tr',
        billingDetails: {
          type: 'individual',
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          country: 'TR',
          companyName: '',
          taxId: '',
          taxOffice: '',
          address: 'Çınar Sokak 7',
          city: 'Isparta',
          state: '',
          zipCode: '32100',
        },
        savesBillingDetails: true,
        consents: {
          preliminaryInformation: accept(checkout.preliminaryInformation),
          distanceSales: accept(checkout.distanceSales),
          immediateDelivery: true,
          marketing: false,
        },
      },
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
