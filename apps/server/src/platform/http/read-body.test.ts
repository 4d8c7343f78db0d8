import type { UserId } from '@kilim/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBytes, readJsonBody } from './read-body.ts';

const send = (body: string, isGuest = false): Promise<unknown> =>
  readJsonBody(
    new Request('http://localhost/', { method: 'POST', body }),
    isGuest ? null : ('ann' as UserId),
  );
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const badRequest = expect.objectContaining({ type: 'general_bad_request' });

describe('a JSON body', () => {
  it('is an empty object when it is empty', async () => expect(await send(' \n')).toEqual({}));

  it.each([
    ['65 nested lists', nest(65)],
    ['65 nested objects', '{"a":'.repeat(64) + '{}' + '}'.repeat(64)],
    ['unclosed brackets', '['.repeat(1_000_000)],
    ['20,001 values', `[${'0,'.repeat(20_000)}0]`],
    ['brackets after a string that ends in a backslash', `{"a":"\\\\","b":${nest(64)}}`],
  ])('is rejected before it is parsed with %s', async (_name, body) => {
    await expect(send(body)).rejects.toEqual(badRequest);
  });

  it.each([
    ['64 nested lists', nest(64)],
    ['many lists side by side', `[${'[],'.repeat(1_000)}[]]`],
    ['20,000 values', `[${'0,'.repeat(19_999)}0]`],
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

it('parses only bodies above 512 KB with parseLargeJson', async () => {
  const parsed: number[] = [];
  const parseLargeJson = async (bytes: Uint8Array): Promise<unknown> => parsed.push(bytes.byteLength);
  for (const length of [524_286, 524_287]) {
    const body = JSON.stringify('x'.repeat(length));
    const request = new Request('http://localhost/', { method: 'POST', body });
    await readJsonBody(request, 'ann' as UserId, parseLargeJson);
  }
  expect(parsed).toEqual([524_289]);
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
