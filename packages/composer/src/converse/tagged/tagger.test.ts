import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TagWeights, tagWords } from './tagger.ts';
import { firstTag, mayFollow, spansOf, tagCount, tagNames } from './tags.ts';
import { joinRows, printWeights, readWeights } from './weights/weight-rows.ts';

const weights = (rows: Readonly<Record<string, Readonly<Record<number, number>>>>): TagWeights => ({
  features: new Map(
    Object.entries(rows).map(([name, cells]) => [
      name,
      Float64Array.from({ length: tagCount }, (_, tag) => cells[tag] ?? 0),
    ]),
  ),
  transitions: new Float64Array(tagCount * tagCount),
});

const add = firstTag('add');

describe('tags of words', () => {
  it('are those with the highest weights', () => {
    const known = weights({ 'w=fiyat': { [add]: 2 }, 'w=olsun': { 0: 2 } });
    expect(tagWords([['w=fiyat'], ['w=olsun']], known)).toEqual([add, 0]);
  });

  it('never continue a span that did not begin', () => {
    const known = weights({ 'w=fiyat': { [add + 1]: 9, [add]: 1 } });
    expect(tagWords([['w=fiyat'], ['w=fiyat']], known)).toEqual([add, add + 1]);
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
        const features = new Map(Object.entries(rows));
        const tags = tagWords(message, { features, transitions: new Float64Array(tagCount * tagCount) });
        expect(tags).toHaveLength(message.length);
        for (const [at, tag] of tags.entries()) expect(mayFollow(tag, tags[at - 1] ?? 0)).toBe(true);
      }),
    );
  });

  it('make spans of words that belong together', () => {
    expect(spansOf([0, add, add + 1, add, 0])).toEqual([
      { name: 'add', from: 1, to: 3 },
      { name: 'add', from: 3, to: 4 },
    ]);
  });
});

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
        const printed = printWeights({ features, transitions: [0.5, -1] });
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
