import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

describe('moveItem', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, 9, ['b', 'c', 'a']],
    [2, -4, ['c', 'a', 'b']],
    [7, 0, ['a', 'b', 'c']],
  ])('moves from %d to %d', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected);
  });

  it('keeps every item once and is undone by the move back', () => {
    const places = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 10, maxLength: 10 }),
        places,
        places,
        (list, from, to) => {
          const moved = moveItem(list, from, to);
          expect(moved.toSorted()).toEqual(list.toSorted());
          expect(moveItem(moved, to, from)).toEqual(list);
        },
      ),
    );
  });
});
