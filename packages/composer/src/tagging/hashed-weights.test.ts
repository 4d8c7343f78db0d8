import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashFeature, printHashed, readHashed } from './hashed-weights.ts';

const tagCount = 9;

describe('weights by the hashes of features', () => {
  it('are the same after they were written and read', () => {
    const weight = fc.integer({ min: -31, max: 32 });
    const rows = fc.dictionary(
      fc.stringMatching(/^[a-z+=-]{1,8}$/),
      fc.array(weight, { minLength: tagCount, maxLength: tagCount }),
    );
    fc.assert(
      fc.property(rows, (values) => {
        const features = new Map(Object.entries(values));
        const read = readHashed(printHashed(features), tagCount);
        const hashes = [...features.keys()].map(hashFeature);
        for (const [name, own] of features)
          if (hashes.filter((hash) => hash === hashFeature(name)).length === 1)
            expect(Array.from(read.get(name) ?? [])).toEqual(own);
      }),
    );
  });

  it('are unknown for other features', () => {
    expect(readHashed(printHashed(new Map([['w=fiyat', [1, 2]]])), 2).get('w=adet')).toBeUndefined();
  });
});
