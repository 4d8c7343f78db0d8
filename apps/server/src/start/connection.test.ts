import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { readAddress, readConnection } from './connection.ts';

const direct = { TRUST_PROXY: false, PUBLIC_ORIGIN: 'https://kilim.example' };
const behindProxy = { ...direct, TRUST_PROXY: true };

async function read(config: typeof direct, headers: Record<string, string>) {
  const outgoing = new EventEmitter();
  const app = new Hono();
  let found: ReturnType<typeof readConnection> | undefined;
  app.get('/', (c) => {
    found = readConnection(config, c);
    return c.text('');
  });
  const incoming = { socket: { remoteAddress: '192.0.2.1' } };
  await app.request('http://kilim.example/', { headers }, { incoming, outgoing });
  if (!found) throw new Error('The request was not handled.');
  return { ...found, outgoing };
}

describe('readConnection', () => {
  it('ignores forwarded headers without a trusted proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https', host: 'other.example' };
    expect(await read(direct, headers)).toMatchObject({ ip: '192.0.2.1', isSecure: false });
  });

  it('is secure for the host of an https origin', async () => {
    expect(await read(direct, { host: 'kilim.example' })).toMatchObject({ isSecure: true });
  });

  it('reads the last forwarded entry behind a proxy', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', 'x-forwarded-proto': 'http, https' };
    expect(await read(behindProxy, headers)).toMatchObject({ ip: '203.0.113.7', isSecure: true });
    expect(await read(behindProxy, {})).toMatchObject({ ip: '192.0.2.1', isSecure: false });
  });

  it('calls back when the response is closed', async () => {
    const { onClosed, outgoing } = await read(direct, {});
    const listener = vi.fn();
    onClosed?.(listener);
    outgoing.emit('close');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('readAddress', () => {
  const request = (forwarded?: string) =>
    ({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '192.0.2.1' },
    }) as unknown as IncomingMessage;

  it.each([
    [behindProxy, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [behindProxy, '', '192.0.2.1'],
    [behindProxy, undefined, '192.0.2.1'],
    [direct, '203.0.113.7', '192.0.2.1'],
  ])('reads the address of a WebSocket request', (config, forwarded, expected) => {
    expect(readAddress(config, request(forwarded))).toBe(expected);
  });
});
