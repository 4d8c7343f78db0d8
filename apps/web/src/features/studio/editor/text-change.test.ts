import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findTextChange } from './text-change.ts';

it('replaces only what differs', () => {
  expect(findTextChange('const a = 1;', 'const b = 1;')).toEqual({ from: 6, to: 7, insert: 'b' });
  expect(findTextChange('aaa', 'aaaa')).toEqual({ from: 3, to: 3, insert: 'a' });
  expect(findTextChange('same', 'same')).toBeNull();
});

it('produces the new text for any pair of texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '\n'), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = findTextChange(before, after);
      const result =
        change === null ? before : before.slice(0, change.from) + change.insert + before.slice(change.to);
      expect(result).toBe(after);
    }),
  );
});
