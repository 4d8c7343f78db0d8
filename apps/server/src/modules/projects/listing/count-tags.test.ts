import { expect, it } from 'vitest';
import { countTags } from './count-tags.ts';

it('adds up tags that differ by case alone and shows the most used spelling', () => {
  const combinations = [
    { tags: ['İş', 'spor'], count: 1 },
    { tags: ['iş'], count: 3 },
    { tags: ['spor', 'ışık'], count: 1 },
  ];
  expect(countTags(combinations)).toEqual([
    { tag: 'iş', count: 4 },
    { tag: 'spor', count: 2 },
    { tag: 'ışık', count: 1 },
  ]);
});

it('lists at most 200 tags', () => {
  const tags = Array.from({ length: 300 }, (_, index) => `t${index}`);
  expect(countTags([{ tags, count: 1 }])).toHaveLength(200);
});
