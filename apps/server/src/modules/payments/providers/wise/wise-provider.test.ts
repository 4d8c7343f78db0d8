import { createSign, generateKeyPairSync } from 'node:crypto';
import type { MinorAmount } from '@kilim/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { sendMoney } from '../../../../simulators/wise/send-money.ts';
import { buyer, makeAttempt } from '../../testing/simulator-harness.ts';
import { useSimulatorHarness } from '../../testing/use-simulators.ts';
import { readStatement, toMinor } from './statement.ts';

const harness = useSimulatorHarness();
afterEach(() => {
  Object.assign(harness.simulators.wise.faults, { statement: 'challenge', webhooks: 'plain' });
});

const wise = () => harness.find('wise');
const attemptOf = (minor = 459) => makeAttempt(harness, 'wise', minor, 'EUR');
const send = (reference: string, amount = 459, currency = 'EUR') =>
  sendMoney(harness.simulators.wise, { amount, currency, reference, sender: 'Ada Lovelace' });

describe('the Wise provider', () => {
  it('offers account, amount, reference and 14 days in the configured currencies', async () => {
    const attempt = attemptOf();
    const { start } = await wise().start(attempt, buyer);
    expect(start).toMatchObject({
      kind: 'transfer',
      reference: attempt.reference,
      amount: { minor: 459, currency: 'EUR' },
      payLink: null,
      accounts: [{ title: 'Kilim EUR', lines: [{ label: 'IBAN' }, { label: 'SWIFT/BIC' }] }],
    });
    expect(await wise().resume(attempt, buyer)).toEqual(start);
    expect(attempt.expiresAt - attempt.createdAt).toBe(14 * 86_400_000);
    expect(['TRY', 'USD', 'EUR', 'RUB'].filter((currency) => wise().supports(currency as 'TRY'))).toEqual([
      'USD',
      'EUR',
    ]);
  });

  it('confirms a transfer by the statement, with the second factor', async () => {
    const attempt = attemptOf();
    expect(await wise().inquire(attempt)).toMatchObject({ kind: 'inconclusive', reason: 'not_in_statement' });
    const number = await send(`SVWZ+${attempt.reference.toLowerCase()}`);
    expect(await wise().inquire(attempt)).toEqual({
      kind: 'paid',
      attemptRef: attempt.reference,
      amount: { minor: 459 as MinorAmount, currency: 'EUR' },
      providerTxnId: number,
    });
  });

  it.each([
    ['too little', 458, 'EUR'],
    ['too much', 460, 'EUR'],
    ['another currency', 459, 'USD'],
  ])('does not confirm a transfer with %s', async (_name, amount, currency) => {
    const attempt = attemptOf();
    await send(attempt.reference, amount, currency);
    expect(await wise().inquire(attempt)).toMatchObject({
      kind: 'inconclusive',
      reason: 'statement_differs',
    });
  });

  it('does not confirm a transfer that was sent twice', async () => {
    const attempt = attemptOf();
    await send(attempt.reference);
    await send(attempt.reference);
    expect(await wise().inquire(attempt)).toMatchObject({
      kind: 'inconclusive',
      reason: 'statement_differs',
    });
  });

  it('lists transfers without a reference', async () => {
    const number = await send('topup card', 1_234, 'USD');
    const now = harness.clock.now();
    expect(await wise().sweep(now - 86_400_000, now)).toContainEqual({
      providerTxnId: number,
      amountMinor: 1_234,
      currency: 'USD',
      senderName: 'Ada Lovelace',
      referenceText: 'topup card',
      reference: null,
      occurredAt: now,
    });
  });

  it.each([
    ['status-500', 'status_500'],
    ['timeout', 'timeout'],
    ['half', 'answer_unreadable'],
  ] as const)('is unreachable after %s', async (statement, message) => {
    harness.simulators.wise.faults.statement = statement;
    await expect(wise().inquire(attemptOf())).rejects.toMatchObject({ name: 'ProviderUnreachable', message });
  });

  it('makes no refunds', async () => {
    const paid = { ...attemptOf(), providerTxnId: 'TRANSFER-1', paidAt: 0, refundedMinor: 0 as MinorAmount };
    expect(await wise().refund(paid, paid.amount, 'key')).toEqual({ kind: 'refused', code: 'manual' });
  });
});

describe('a webhook', () => {
  const body = (change: object = {}) =>
    JSON.stringify({
      data: {
        resource: { id: 50_000_978, profile_id: 40_000_001 },
        amount: 4.59,
        currency: 'EUR',
        ...change,
      },
      event_type: 'balances#credit',
      schema_version: '2.0.0',
    });
  const message = (
    text: string,
    { key = harness.simulators.wise.keys.webhook.privateKey, headers = {}, sent = text } = {},
  ) => ({
    headers: new Headers({
      'x-delivery-id': '3f1c2a52-0000-4000-8000-000000000001',
      'x-signature-sha256': createSign('RSA-SHA256').update(text).sign(key, 'base64'),
      ...headers,
    }),
    rawBody: new TextEncoder().encode(sent),
  });

  it('triggers a sweep and has no verdict', async () => {
    expect(await wise().handleInbound(message(body()))).toEqual({
      dedupKey: '3f1c2a52-0000-4000-8000-000000000001',
      verdicts: [],
      triggersSweep: true,
    });
  });

  it('triggers nothing when it is a test or another event', async () => {
    const test = await wise().handleInbound(message('{}', { headers: { 'x-test-notification': 'true' } }));
    expect(test).toMatchObject({ verdicts: [], triggersSweep: false });
    const other = body().replace('balances#credit', 'transfers#state-change');
    expect(await wise().handleInbound(message(other))).toMatchObject({ verdicts: [], triggersSweep: false });
  });

  it('is rejected without a valid signature over the raw body', async () => {
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = foreign.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    const text = body();
    const rejected = {
      dedupKey: null,
      verdicts: [{ kind: 'rejected', reason: 'signature' }],
      triggersSweep: false,
    };
    const reserialised = JSON.stringify(JSON.parse(text), null, 1);
    expect(await wise().handleInbound(message(text, { key }))).toEqual(rejected);
    expect(await wise().handleInbound(message(text, { sent: reserialised }))).toEqual(rejected);
    expect(
      await wise().handleInbound({ headers: new Headers(), rawBody: new TextEncoder().encode(text) }),
    ).toEqual(rejected);
  });

  it.each([
    ['of another profile', body({ resource: { id: 1, profile_id: 99 } }), {}, 'other_profile'],
    ['without a delivery id', body(), { 'x-delivery-id': '' }, 'delivery_id'],
    ['when it is not JSON', 'money!', {}, 'not_json'],
    ['with another shape', '[]', {}, 'shape'],
  ])('is rejected %s', async (_name, text, headers, reason) => {
    expect(await wise().handleInbound(message(text, { headers }))).toMatchObject({
      dedupKey: null,
      verdicts: [{ kind: 'rejected', reason }],
      triggersSweep: false,
    });
  });
});

describe('a statement', () => {
  const entry = {
    type: 'CREDIT',
    date: '2026-11-20T10:00:00Z',
    amount: { value: 149.9, currency: 'EUR' },
    referenceNumber: 'TRANSFER-1',
    details: { type: 'DEPOSIT', senderName: 'Ada', paymentReference: null },
  };

  it('parses amounts exactly', () => {
    expect([19.9, 0.01, 149, 1_000_000.55].map(toMinor)).toEqual([1_990, 1, 14_900, 100_000_055]);
    expect([0.001, 1e21, -1, Number.NaN].map(toMinor)).toEqual([null, null, null, null]);
  });

  it('lists deposits in its currency only', () => {
    const odd = [
      { ...entry, type: 'DEBIT' },
      { ...entry, referenceNumber: 'CARD-7', details: { type: 'CARD' } },
      { ...entry, referenceNumber: 'BALANCE-7', details: null },
      { ...entry, amount: { value: 149.9, currency: 'USD' } },
      { ...entry, amount: { value: '149.9', currency: 'EUR' } },
      { ...entry, date: 'yesterday' },
      { ...entry, details: { type: 'CONVERSION' } },
      null,
    ];
    const other = { ...entry, referenceNumber: 'BNK-7' };
    const bare = { ...entry, referenceNumber: 'TRANSFER-8', details: null };
    const found = readStatement({ transactions: [entry, ...odd, other, bare] }, 'EUR');
    expect(
      found?.map(({ providerTxnId, amountMinor, reference }) => [providerTxnId, amountMinor, reference]),
    ).toEqual([
      ['TRANSFER-1', 14_990, null],
      ['BNK-7', 14_990, null],
      ['TRANSFER-8', 14_990, null],
    ]);
  });

  it('is null for other JSON', () => {
    for (const json of [null, [], {}, { transactions: 'none' }])
      expect(readStatement(json, 'EUR')).toBeNull();
  });
});
