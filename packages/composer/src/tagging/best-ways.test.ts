import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelOfWeights } from '../testing/model-of-weights.ts';
import { bestWays, countTags, mayFollow, type TagModel, tagWords, weighTags } from './index.ts';

const tagCount = countTags(['add']);
const feature = fc.constantFrom('a', 'b', 'c');
const row = (size: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: -20, max: 20 }), { minLength: size, maxLength: size });
const anyWeights: fc.Arbitrary<TagModel> = fc
  .record({ features: fc.dictionary(feature, row(tagCount)), transitions: row(tagCount * tagCount) })
  .map(({ features, transitions }) => modelOfWeights(tagCount, features, transitions));
const anyWords = fc.array(fc.array(feature, { maxLength: 3 }), { minLength: 1, maxLength: 4 });

/** All tags that so many words may have. */
function allTags(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return allTags(count - 1).flatMap((before) =>
    Array.from({ length: tagCount }, (_, tag) => tag)
      .filter((tag) => mayFollow(tag, before.at(-1) ?? 0))
      .map((tag) => [...before, tag]),
  );
}

describe('the best ways to tag a text', () => {
  it('are the heaviest of all ways, each once and in this order', () => {
    fc.assert(
      fc.property(anyWords, anyWeights, fc.integer({ min: 1, max: 6 }), (words, weights, most) => {
        const ways = bestWays(words, weights, most);
        const all = allTags(words.length).map((tags) => weighTags(words, tags, weights));
        const heaviest = all.sort((one, other) => other - one).slice(0, most);
        expect(ways.map(({ weight }) => weight)).toEqual(heaviest);
        for (const { tags, weight } of ways) expect(weighTags(words, tags, weights)).toBe(weight);
        expect(new Set(ways.map(({ tags }) => tags.join(' '))).size).toBe(ways.length);
      }),
    );
  });

  it('begin with a way as heavy as the tags of the text', () => {
    fc.assert(
      fc.property(anyWords, anyWeights, (words, weights) => {
        const [best] = bestWays(words, weights, 1);
        expect(best?.weight).toBe(weighTags(words, tagWords(words, weights), weights));
      }),
    );
  });

  it('of a text without words are none', () => {
    expect(bestWays([], modelOfWeights(tagCount, {}), 3)).toEqual([]);
  });
});
