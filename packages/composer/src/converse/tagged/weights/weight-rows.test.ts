import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTag, tagCount, tagNames } from '../tags.ts';
import { joinRows, printWeights, readWeights } from './weight-rows.ts';

describe('weights', () => {
  it('are the same after they were written and read, in halves', () => {
    const weight = fc.integer({ min: -62, max: 64 }).map((value) => Math.max(-31, Math.min(32, value)) / 2);
    const rows = fc.dictionary(
      fc.stringMatching(/^[a-z+=-]{1,8}$/),
      fc.array(weight, { minLength: tagCount, maxLength: tagCount }),
    );
    fc.assert(
      fc.property(rows, (values) => {
        const features = new Map(Object.entries(values));
        const printed = printWeights({ tagCount, features, transitions: [0.5, -1] });
        const read = readWeights(printed.transitions, [joinRows(printed.features)]);
        expect(read.transitions).toEqual([1, -2]);
        for (const [name, own] of features)
          expect(Array.from(read.features.get(name) ?? [])).toEqual(own.map((value) => value * 2 + 0));
      }),
    );
  });

  it('have a tag for each name', () => {
    expect(tagNames.map((name) => firstTag(name)).every((tag) => tag % 2 === 1 && tag < tagCount)).toBe(true);
  });
});
