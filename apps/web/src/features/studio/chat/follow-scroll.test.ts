import { expect, it } from 'vitest';
import { followsAfter } from './follow-scroll.ts';

it.each([
  ['at the end', true, 500, { top: 500, height: 1000, view: 500 }, true],
  ['up by the user', true, 500, { top: 300, height: 1000, view: 500 }, false],
  ['not at all while the content grows', true, 500, { top: 500, height: 1400, view: 500 }, true],
  ['down by the list while the content grows', true, 400, { top: 500, height: 1400, view: 500 }, true],
  ['down by the user, not yet to the end', false, 100, { top: 300, height: 1400, view: 500 }, false],
  ['down by the user to the end', false, 100, { top: 890, height: 1400, view: 500 }, true],
  ['up because the content shrank', true, 500, { top: 300, height: 800, view: 500 }, true],
  ['up by less than the tolerance', true, 500, { top: 470, height: 1000, view: 500 }, true],
])('after a scroll %s', (_, isFollowing, previousTop, place, expected) => {
  expect(followsAfter(isFollowing, previousTop, place)).toBe(expected);
});
