import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBytes, readJsonBody } from './read-body.ts';

const send = (body: string, isGuest = false): Promise<unknown> =>
  readJsonBody(new Request('http://localhost/', { method: 'POST', body }), isGuest);
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const badRequest = expect.objectContaining({ type: 'general_bad_request' });

describe('a JSON body', () => {
  it('is an empty object when it is empty', async () => expect(await send(' \n')).toEqual({}));

  it.each([
    ['65 lists', nest(65)],
    ['65 objects', '{"a":'.repeat(64) + '{}' + '}'.repeat(64)],
    ['unclosed brackets', '['.repeat(1_000_000)],
    ['brackets after a string that ends in a backslash', `{"a":"\\\\","b":${nest(64)}}`],
  ])('is rejected before it is parsed with nested %s', async (_name, body) => {
    await expect(send(body)).rejects.toEqual(badRequest);
  });

  it.each([
    ['64 nested lists', nest(64)],
    ['many lists side by side', `[${'[],'.repeat(1_000)}[]]`],
    ['brackets in a string', JSON.stringify({ code: `"${nest(100)}\\"` })],
  ])('may contain %s', async (_name, body) => expect(await send(body)).toEqual(JSON.parse(body)));

  it('has a smaller limit for guests', async () => {
    const body = JSON.stringify('x'.repeat(524_287));
    expect(await send(body)).toHaveLength(524_287);
    await expect(send(body, true)).rejects.toEqual(
      expect.objectContaining({ type: 'general_body_too_large' }),
    );
  });
});

describe('a body that arrives in chunks', () => {
  const rate = { window: 100, minimum: 20 };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const request = (
    send: (push: (text: string) => void, end: () => void, fail: () => void) => void,
  ): Request => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        send(
          (text) => controller.enqueue(new TextEncoder().encode(text)),
          () => controller.close(),
          () => controller.error(new Error('aborted')),
        ),
    });
    return new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  };

  it('is accepted at the minimum rate', async () => {
    const slow = request((push, end) => {
      let sent = 0;
      const timer = setInterval(() => {
        push('x'.repeat(10));
        sent += 1;
        if (sent < 30) return;
        clearInterval(timer);
        end();
      }, 50);
    });
    const reading = readBytes(slow, 1_000, undefined, rate);
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await reading).byteLength).toBe(300);
  });

  it.each([
    ['is too slow', (push: (text: string) => void) => void setInterval(() => push('x'), 20)],
    ['stops', (push: (text: string) => void) => push('x'.repeat(100))],
    ['never begins', () => {}],
  ])('is rejected when it %s', async (_name, send) => {
    const reading = readBytes(request(send), 1_000, undefined, rate).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(300);
    expect(await reading).toMatchObject({ type: 'general_request_timeout', status: 408 });
  });

  it('is a bad request that is not logged when the client aborts it', async () => {
    const aborted = request((push, _end, fail) => {
      push('{"half":');
      setTimeout(fail, 10);
    });
    const reading = readBytes(aborted, 1_000).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    expect(await reading).toMatchObject({ type: 'general_bad_request', isReported: false });
  });
});
