import { createVerify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { readPaymentsConfig } from '../config/payments-environment.ts';
import { type Simulators, startSimulators } from './index.ts';

let simulators: Simulators;
beforeAll(async () => {
  simulators = await startSimulators();
});
afterAll(() => simulators.close());

const postJson = (path: string, body: unknown) =>
  fetch(simulators.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the simulators', () => {
  it('print environment variables that a server accepts unchanged', async () => {
    const printed = (await (await fetch(`${simulators.origin}/control/environment`)).json()) as Record<
      string,
      string
    >;
    expect(printed).toEqual(simulators.environment);
    const { garanti, wise } = readPaymentsConfig(readConfig(printed));
    expect(garanti.map(({ method }) => method)).toEqual(['garanti-tl', 'garanti-usd']);
    expect(wise?.accounts.map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  });

  it('show their fault switches in both languages', async () => {
    const read = async (language: string) =>
      (await fetch(simulators.origin, { headers: { 'accept-language': language } })).text();
    expect(await read('tr-TR')).toContain('SİMÜLASYON');
    expect(await read('en-GB')).toContain('SIMULATION');
  });

  it('accept switches by form and by JSON and reject unknown ones', async () => {
    await postJson('/control/switches', { xml: 'half' });
    expect(simulators.bank.faults).toEqual({ callback: 'signed', xml: 'half', reversal: 'plain' });
    const form = await fetch(`${simulators.origin}/control/switches`, {
      method: 'POST',
      body: new URLSearchParams({ xml: 'plain', webhooks: 'off' }),
      redirect: 'manual',
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/']);
    expect(simulators.bank.faults.xml).toBe('plain');
    expect((await postJson('/control/switches', { xml: 'burn' })).status).toBe(500);
  });

  it('send signed messages about new transfers until they are accepted', async () => {
    const taken: { headers: IncomingHttpHeaders; body: string }[] = [];
    let calls = 0;
    const subscriber = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        calls += 1;
        // Rejected the first time: the same message is delivered again.
        if (calls > 1) taken.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(calls > 1 ? 204 : 503).end();
      });
    });
    await new Promise<void>((done) => subscriber.listen(0, '127.0.0.1', done));
    const address = subscriber.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await postJson('/control/subscriber', { url: `http://127.0.0.1:${port}/hook` });
    simulators.wise.faults.webhooks = 'plain';
    expect(
      (await postJson('/control/money', { amount: '4,59', currency: 'EUR', reference: 'MB-1' })).status,
    ).toBe(200);
    subscriber.close();
    expect(simulators.wise.deposits).toMatchObject([{ amount: 459, currency: 'EUR', reference: 'MB-1' }]);
    expect(taken.map(({ body }) => (JSON.parse(body) as { event_type: string }).event_type)).toEqual([
      'balances#credit',
      'balances#update',
    ]);
    for (const { headers, body } of taken) {
      const signature = String(headers['x-signature-sha256']);
      const { publicKey } = simulators.wise.keys.webhook;
      expect(createVerify('RSA-SHA256').update(body).verify(publicKey, signature, 'base64')).toBe(true);
      expect(body).not.toContain('MB-1');
    }
  });

  it('reject statement requests without the right token', async () => {
    const path = '/v1/profiles/40000001/balance-statements/50000978/statement.json';
    expect((await fetch(simulators.origin + path)).status).toBe(401);
    expect((await fetch(`${simulators.origin}/elsewhere`)).status).toBe(404);
  });
});
