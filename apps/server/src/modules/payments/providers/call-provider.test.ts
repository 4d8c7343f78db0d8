import { describe, expect, it } from 'vitest';
import { callProvider } from './call-provider.ts';

const call = (fetcher: typeof fetch, limit = 10) =>
  callProvider({ fetch: fetcher, timeout: 1_000, limit }, 'https://bank.example.test/secret-path', {});

const failing =
  (error: unknown): typeof fetch =>
  async () => {
    throw error;
  };

describe('callProvider', () => {
  it('returns status, headers and text without following redirects', async () => {
    const seen: RequestInit[] = [];
    const reply = await call(async (_input, init) => {
      seen.push(init ?? {});
      return new Response('moved', { status: 302, headers: { location: 'https://elsewhere.example.test' } });
    });
    expect(reply).toMatchObject({ status: 302, text: 'moved' });
    expect(seen).toMatchObject([{ redirect: 'manual' }]);
  });

  it('rejects a body above the limit', async () => {
    await expect(call(async () => new Response('12345678901'))).rejects.toMatchObject({
      message: 'answer_too_large',
    });
  });

  it('reports requests that never left', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const both = new AggregateError([refused, refused]);
    for (const cause of [refused, both, Object.assign(new Error('dns'), { code: 'ENOTFOUND' })]) {
      const thrown = new TypeError('fetch failed', { cause });
      await expect(call(failing(thrown))).rejects.toMatchObject({ message: 'no_connection', isUnsent: true });
    }
  });

  it('reports other failures as sent, without an address', async () => {
    const reset = new TypeError('fetch failed', {
      cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
    });
    await expect(call(failing(reset))).rejects.toMatchObject({
      message: 'connection_broken',
      isUnsent: false,
    });
    const late = new DOMException('https://bank.example.test/secret-path', 'TimeoutError');
    await expect(call(failing(late))).rejects.toMatchObject({ message: 'timeout', isUnsent: false });
  });
});
