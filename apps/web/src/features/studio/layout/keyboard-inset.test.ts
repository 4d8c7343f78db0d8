import { expect, it } from 'vitest';
import { keyboardInset } from './keyboard-inset.ts';

it('is the height that a keyboard covers', () => {
  expect(keyboardInset(844, { height: 508.4, scale: 1 })).toBe(336);
});

it('ignores the bars of the browser', () => {
  expect(keyboardInset(844, { height: 760, scale: 1 })).toBe(0);
});

it('ignores a zoomed page, whose visible part is smaller too', () => {
  expect(keyboardInset(844, { height: 422, scale: 2 })).toBe(0);
});

it('is 0 in a browser without a visual viewport', () => {
  expect(keyboardInset(844, undefined)).toBe(0);
});
