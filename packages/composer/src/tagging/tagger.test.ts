import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelOfWeights } from '../testing/model-of-weights.ts';
import {
  countTags,
  firstTagOf,
  mayFollow,
  scoredModel,
  spansOf,
  type TagModel,
  tagWords,
  weighTags,
} from './index.ts';

const names = ['subject', 'add'] as const;
const tagCount = countTags(names);

const weights = (rows: Readonly<Record<string, Readonly<Record<number, number>>>>): TagModel =>
  modelOfWeights(
    tagCount,
    Object.fromEntries(
      Object.entries(rows).map(([name, cells]) => [
        name,
        Array.from({ length: tagCount }, (_, tag) => cells[tag] ?? 0),
      ]),
    ),
  );

const add = firstTagOf(names, 'add');

describe('tags of words', () => {
  it('are those with the highest weights', () => {
    const known = weights({ 'w=fiyat': { [add]: 2 }, 'w=olsun': { 0: 2 } });
    expect(tagWords([['w=fiyat'], ['w=olsun']], known)).toEqual([add, 0]);
  });

  it('never continue a span that did not begin', () => {
    const known = weights({ 'w=fiyat': { [add + 1]: 9, [add]: 1 } });
    expect(tagWords([['w=fiyat'], ['w=fiyat']], known)).toEqual([add, add + 1]);
  });

  it('have exactly one span of a name that each text has once', () => {
    const known = weights({ a: { [add]: 5 }, b: { [add]: 3, [add + 1]: 1 }, c: { 0: 9 } });
    expect(tagWords([['a'], ['c'], ['b']], known)).toEqual([add, 0, add]);
    expect(tagWords([['a'], ['c'], ['b']], known, undefined, add)).toEqual([add, 0, 0]);
    expect(tagWords([['c'], ['c']], known, undefined, add).filter((tag) => tag === add)).toHaveLength(1);
    expect(tagWords([['c']], known, (_, tag) => tag !== add, add)).toEqual([0]);
    expect(tagWords([], known, undefined, add)).toEqual([]);
  });

  it('follow each other in any message as they may', () => {
    const feature = fc.constantFrom('a', 'b', 'c', 'd');
    const words = fc.array(fc.array(feature, { maxLength: 4 }), { maxLength: 12 });
    const cells = fc.dictionary(
      feature,
      fc.array(fc.integer({ min: -9, max: 9 }), { minLength: tagCount, maxLength: tagCount }),
    );
    fc.assert(
      fc.property(words, cells, (message, rows) => {
        const tags = tagWords(message, modelOfWeights(tagCount, rows));
        expect(tags).toHaveLength(message.length);
        for (const [at, tag] of tags.entries()) expect(mayFollow(tag, tags[at - 1] ?? 0)).toBe(true);
      }),
    );
  });

  it('are only those that are allowed', () => {
    const known = weights({ 'w=fiyat': { [add]: 2, 0: 1 } });
    expect(tagWords([['w=fiyat'], ['w=fiyat']], known, (at, tag) => at > 0 || tag !== add)).toEqual([0, add]);
  });

  it('are the ones that weigh the most', () => {
    const known = weights({ a: { [add]: 3 }, b: { [add + 1]: 2, 0: 1 } });
    const words = [['a'], ['b']];
    const best = tagWords(words, known);
    expect(weighTags(words, best, known)).toBe(5);
    expect(weighTags(words, [add, 0], known)).toBe(4);
  });

  it('are found from scores that are computed once for a text', () => {
    let count = 0;
    const known = weights({ a: { [add]: 3 } });
    const counting: TagModel = {
      ...known,
      score: (words) => {
        count += 1;
        return known.score(words);
      },
    };
    const scored = scoredModel(counting, [['a']]);
    expect(tagWords([['a']], scored)).toEqual([add]);
    expect(weighTags([['a']], [add], scored)).toBe(3);
    expect(count).toBe(1);
  });

  it('make spans of words that belong together', () => {
    expect(spansOf([0, add, add + 1, add, 0], names)).toEqual([
      { name: 'add', from: 1, to: 3 },
      { name: 'add', from: 3, to: 4 },
    ]);
  });
});
