import { expect, it } from 'vitest';
import { withoutModel } from './without-model.ts';

it.each([
  ['pokedex but for moths in my garden', 'moths in my garden'],
  ['like tinder but just for adopting cats', 'adopting cats'],
  ['snake but for phone', 'snake but for phone'],
  ['Egg timer but for dyeing my hair', 'Egg timer but for dyeing my hair'],
  ['I bake, but for my neighbours only', 'I bake, but for my neighbours only'],
  ['Mardin’de evimizi günlük veriyoruz', 'Mardin’de evimizi veriyoruz'],
  ['hangi ot neye iyi gelir', 'hangi ot neye iyi geliyor'],
  ['günlük tutmak istiyorum', 'günlük tutmak istiyorum'],
])('leaves out the model and how often something is let: %s', (text, expected) => {
  expect(withoutModel(text)).toBe(expected);
});
