import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { cutPage, decodeCursor, encodeCursor } from './cursor.ts';

const keys = z.tuple([z.string(), z.number().int()]);

it('encodes keys in a form that needs no escaping in URLs', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      fc.integer(),
      (text, number) => {
        const cursor = encodeCursor([text, number]);
        expect(encodeURIComponent(cursor)).toBe(cursor);
        expect(decodeCursor(cursor, keys)).toEqual([text, number]);
      },
    ),
  );
});

it.each([
  'x',
  '%%%',
  encodeCursor([1, 'a']),
  encodeCursor([]),
  encodeCursor(['a\0', 1]),
  Buffer.from('{"a":1}').toString('base64url'),
])('rejects %j', (cursor) => {
  expect(() => decodeCursor(cursor, keys)).toThrow('general_cursor_not_found');
});

it('has a next cursor only when there is another page', () => {
  expect(cutPage([1, 2, 3], 2, (row) => [row])).toEqual({ rows: [1, 2], nextCursor: encodeCursor([2]) });
  expect(cutPage([1, 2], 2, (row) => [row])).toEqual({ rows: [1, 2], nextCursor: null });
});
