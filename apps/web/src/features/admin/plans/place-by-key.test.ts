import { expect, it } from 'vitest';
import { placeByKey } from './place-by-key.ts';

it.each([
  ['ArrowUp', 0],
  ['ArrowLeft', 0],
  ['ArrowDown', 2],
  ['ArrowRight', 2],
  ['Home', 0],
  ['End', 4],
  ['Enter', null],
  ['Tab', null],
])('moves an item from place 1 of 5 with %s to %s', (key, place) => {
  expect(placeByKey(key, 1, 5)).toBe(place);
});
