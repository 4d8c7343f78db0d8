import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classifyAddress } from './address-class.ts';
import { createGuardedFetch, findAddressProblem } from './index.ts';

const open = { allowsPrivate: true };
const strict = { allowsPrivate: false };

describe('classifyAddress', () => {
  it.each([
    ['8.8.8.8', 'public'],
    ['2606:4700::1111', 'public'],
    ['127.0.0.1', 'private'],
    ['10.1.2.3', 'private'],
    ['172.31.0.1', 'private'],
    ['192.168.1.1', 'private'],
    ['100.64.0.1', 'private'],
    ['::1', 'private'],
    ['fd12::1', 'private'],
    ['::ffff:127.0.0.1', 'private'],
    ['::ffff:8.8.8.8', 'public'],
    ['0.0.0.0', 'reserved'],
    ['169.254.169.254', 'reserved'],
    ['::ffff:169.254.169.254', 'reserved'],
    ['fd00:ec2::254', 'reserved'],
    ['fe80::1', 'reserved'],
    ['224.0.0.1', 'reserved'],
    ['64:ff9b::7f00:1', 'reserved'],
    ['2002:7f00:1::', 'reserved'],
    ['localhost', 'reserved'],
  ])('%s is %s', (address, expected) => {
    expect(classifyAddress(address)).toBe(expected);
  });
});

describe('findAddressProblem', () => {
  it.each([
    'http://8.8.8.8/v1',
    'https://127.0.0.1/v1',
    'https://[::1]/v1',
    'https://[::ffff:10.0.0.1]/v1',
    'https://2130706433/v1',
    'https://0x7f.1/v1',
    'https://user:pass@8.8.8.8/v1',
    'https://localhost/v1',
  ])('refuses %s', async (address) => {
    expect(await findAddressProblem(address, strict)).toBe('refused');
  });

  it('accepts public addresses, and those of this machine where the operator allows it', async () => {
    expect(await findAddressProblem('https://8.8.8.8/v1', strict)).toBeNull();
    expect(await findAddressProblem('http://127.0.0.1:11434/v1', open)).toBeNull();
    expect(await findAddressProblem('http://localhost:11434/v1', open)).toBeNull();
    expect(await findAddressProblem('http://169.254.169.254/v1', open)).toBe('refused');
  });

  it('does not reject a name that does not resolve now', async () => {
    expect(await findAddressProblem('https://nobody.invalid/v1', strict)).toBeNull();
  });
});

describe('createGuardedFetch', () => {
  let server: Server;
  let paths: string[];
  let base: string;
  beforeEach(async () => {
    paths = [];
    server = createServer((request, response) => {
      paths.push(request.url ?? '');
      if (request.url === '/moved') {
        response.writeHead(302, { location: 'http://169.254.169.254/' });
        response.end();
        return;
      }
      let body = '';
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => {
        response.writeHead(201, { 'content-type': 'text/plain', 'x-key': request.headers['x-key'] });
        response.end(`${request.method} ${body}`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('sends method, headers and body', async () => {
    const reply = await createGuardedFetch(open)(`${base}/a`, {
      method: 'POST',
      headers: { 'x-key': 'k' },
      body: 'ş',
    });
    expect([reply.status, reply.headers.get('x-key'), await reply.text()]).toEqual([201, 'k', 'POST ş']);
  });

  it('opens no connection to a private address, by number or by name', async () => {
    const guarded = createGuardedFetch(strict);
    const { port } = new URL(base);
    await expect(guarded(`${base}/a`)).rejects.toThrow('not allowed');
    await expect(guarded(`https://localhost:${port}/a`)).rejects.toThrow('not allowed');
    expect(paths).toEqual([]);
  });

  it('follows no redirect', async () => {
    await expect(createGuardedFetch(open)(`${base}/moved`)).rejects.toThrow('redirects');
    expect(paths).toEqual(['/moved']);
  });

  it('ends a request that is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(createGuardedFetch(open)(`${base}/a`, { signal: controller.signal })).rejects.toThrow();
  });
});
