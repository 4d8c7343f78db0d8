import { describe, expect, it } from 'vitest';
import { pairNames } from './name-pairs.ts';
import type { TaggedPart } from './tagged-parts.ts';
import type { TagName } from './tags.ts';

const part = (name: TagName, from: number): TaggedPart => ({
  span: { name, from, to: from + 1 },
  options: [],
  kinds: [],
});

describe('names of a message', () => {
  it.each([
    [['old', 'new'], [[0, 1]]],
    [['new', 'old'], [[1, 0]]],
    [
      ['old', 'new', 'new', 'old'],
      [
        [0, 1],
        [3, 2],
      ],
    ],
    [['old', 'add', 'new'], [[0, 2]]],
  ] as const)('are paired in either order: %j', (tags, expected) => {
    const { pairs, alone } = pairNames(
      tags.map((name, at) => part(name, at)),
      () => true,
    );
    expect(pairs.map(({ old, next }) => [old.span.from, next.span.from])).toEqual(expected);
    expect(alone).toBeUndefined();
  });

  it('are one old and one new one if the app has only one of two', () => {
    const both = [part('old', 0), part('old', 4)];
    expect(pairNames(both, ({ from }) => from === 4).pairs).toEqual([{ old: both[1], next: both[0] }]);
    expect(pairNames(both, () => true).pairs).toEqual([]);
  });

  it('may be a new one alone', () => {
    expect(pairNames([part('new', 2)], () => true).alone?.span.from).toBe(2);
  });
});
