import { describe, expect, it } from 'vitest';
import { decideFocusMove, type FocusMove } from './focus-rules.ts';

const quiet: FocusMove = {
  now: 10_000,
  tabAt: null,
  typedAt: null,
  enteredAt: null,
  pressedAt: null,
  fromText: true,
};

describe('decideFocusMove', () => {
  it.each([
    ['Tab moved into the frame', { tabAt: 9900 }, 'keep'],
    ['Tab was pressed after typing', { tabAt: 9900, typedAt: 9700 }, 'keep'],
    ['the user pressed inside the frame', { pressedAt: 9990 }, 'keep'],
    ['the user pressed after typing', { pressedAt: 9990, typedAt: 9800 }, 'keep'],
    ['the focus was not in a text field', { fromText: false }, 'keep'],
    ['a key was typed recently', { typedAt: 9950 }, 'take-back'],
    ['a key was typed after Tab', { typedAt: 9950, tabAt: 9900 }, 'take-back'],
    ['a key was typed after the press', { typedAt: 9950, pressedAt: 9900 }, 'take-back'],
    ['the mouse is over the frame while typing', { typedAt: 9950, enteredAt: 5000 }, 'take-back'],
    ['a key was typed outside a text field', { typedAt: 9950, fromText: false }, 'take-back'],
    ['the mouse entered the frame after the last key', { typedAt: 9500, enteredAt: 9800 }, 'wait'],
    ['the cursor is in a text field', {}, 'wait'],
    ['the press was long ago', { pressedAt: 5000 }, 'wait'],
  ] as const)('decides when %s', (_, known, verdict) => {
    expect(decideFocusMove({ ...quiet, ...known })).toBe(verdict);
  });
});
