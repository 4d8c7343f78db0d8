import { describe, expect, it } from 'vitest';
import { readJsonBody } from './read-body.ts';

const send = (body: string, isGuest = false): Promise<unknown> =>
  readJsonBody(new Request('http://localhost/', { method: 'POST', body }), isGuest);
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const refused = expect.objectContaining({ type: 'general_bad_request' });

describe('a body of JSON', () => {
  it('is nothing when it is empty', async () => expect(await send(' \n')).toEqual({}));

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

  it('is smaller when nobody has signed for it', async () => {
    const body = JSON.stringify('x'.repeat(524_287));
    expect(await send(body)).toHaveLength(524_287);
    await expect(send(body, true)).rejects.toEqual(
      expect.objectContaining({ type: 'general_body_too_large' }),
    );
  });
});
