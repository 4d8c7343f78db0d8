import { describe, expect, it } from 'vitest';
import { articleFor, pluralEnglish, singularEnglish } from './inflect-english.ts';

describe('English nouns', () => {
  it.each([
    ['book', 'books'],
    ['dog walk', 'dog walks'],
    ['cookie', 'cookies'],
    ['calorie', 'calories'],
    ['movie', 'movies'],
    ['status', 'statuses'],
    ['category', 'categories'],
    ['child', 'children'],
    ['person', 'people'],
    ['recipe', 'recipes'],
    ['photo', 'photos'],
    ['series', 'series'],
    ['furniture', 'furniture'],
    ['virus', 'viruses'],
    ['glass', 'glasses'],
    ['leaf', 'leaves'],
    ['match', 'matches'],
  ])('%s has the plural %s', (one, many) => {
    expect(pluralEnglish(one)).toBe(many);
    if (one !== 'glass') expect(singularEnglish(many)).toBe(one);
  });

  it.each(['fitness', 'news', 'chess', 'gas', 'bus', 'status'])('%s stays in the singular', (word) => {
    expect(singularEnglish(word)).toBe(word);
  });

  it.each([
    ['hour', 'an'],
    ['unit', 'a'],
    ['user', 'a'],
    ['expense', 'an'],
    ['SMS', 'an'],
    ['PDF', 'a'],
    ['umbrella', 'an'],
    ['book', 'a'],
    ['uninstall', 'an'],
    ['one-time code', 'a'],
  ])('%s takes %s', (noun, article) => {
    expect(articleFor(noun)).toBe(article);
  });
});
