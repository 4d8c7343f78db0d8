import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchLines } from './match-lines.ts';

it('returns the ranges that differ', () => {
  expect(matchLines(['a', 'b', 'c', 'd'], ['a', 'x', 'y', 'd', 'e'])).toEqual([
    { beforeStart: 1, beforeEnd: 3, afterStart: 1, afterEnd: 3 },
    { beforeStart: 4, beforeEnd: 4, afterStart: 4, afterEnd: 5 },
  ]);
  expect(matchLines(['a'], ['a'])).toEqual([]);
});

it('leaves equal lines between the ranges for any two texts', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', ''), { maxLength: 20 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      let [left, right] = [0, 0];
      for (const hunk of [
        ...matchLines(before, after),
        { beforeStart: before.length, beforeEnd: 0, afterStart: after.length, afterEnd: 0 },
      ]) {
        expect(before.slice(left, hunk.beforeStart)).toEqual(after.slice(right, hunk.afterStart));
        [left, right] = [hunk.beforeEnd, hunk.afterEnd];
      }
    }),
  );
});
