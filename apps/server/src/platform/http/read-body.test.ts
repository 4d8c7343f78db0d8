import { describe, expect, it } from 'vitest';
import { readBytes, readJsonBody } from './read-body.ts';

const send = (body: string, isGuest = false): Promise<unknown> =>
  readJsonBody(new Request('http://localhost/', { method: 'POST', body }), isGuest);
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const refused = expect.objectContaining({ type: 'general_bad_request' });

describe('a JSON body', () => {
  it('is an empty object when it is empty', async () => expect(await send(' \n')).toEqual({}));

  it.each([
    ['65 lists', nest(65)],
    ['65 objects', '{"a":'.repeat(64) + '{}' + '}'.repeat(64)],
    ['brackets that are never closed', '['.repeat(1_000_000)],
    ['brackets after a text that ends in a backslash', `{"a":"\\\\","b":${nest(64)}}`],
  ])('is refused unread with %s in each other', async (_name, body) => {
    await expect(send(body)).rejects.toEqual(refused);
  });

  it.each([
    ['64 lists in each other', nest(64)],
    ['many side by side', `[${'[],'.repeat(1_000)}[]]`],
    ['brackets within a text', JSON.stringify({ code: `"${nest(100)}\\"` })],
  ])('may hold %s', async (_name, body) => expect(await send(body)).toEqual(JSON.parse(body)));

  it('has a smaller limit for guests', async () => {
    const body = JSON.stringify('x'.repeat(524_287));
    expect(await send(body)).toHaveLength(524_287);
    await expect(send(body, true)).rejects.toEqual(
      expect.objectContaining({ type: 'general_body_too_large' }),
    );
  });
});

describe('a body that arrives in chunks', () => {
  const pace = { window: 100, minimum: 20 };
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
      }, 10);
    });
    expect((await readBytes(slow, 1_000, undefined, pace)).byteLength).toBe(300);
  });

  it.each([
    ['trickles', (push: (text: string) => void) => void setInterval(() => push('x'), 20).unref()],
    ['stops', (push: (text: string) => void) => push('x'.repeat(100))],
    ['never begins', () => {}],
  ])('is given up when it %s', async (_name, send) => {
    await expect(readBytes(request(send), 1_000, undefined, pace)).rejects.toEqual(
      expect.objectContaining({ type: 'general_request_timeout', status: 408 }),
    );
  });

  it('is a bad request that is not logged when the client aborts it', async () => {
    const aborted = request((push, _end, fail) => {
      push('{"half":');
      setTimeout(fail, 10);
    });
    await expect(readBytes(aborted, 1_000)).rejects.toEqual(
      expect.objectContaining({ type: 'general_bad_request', isReported: false }),
    );
  });
});
