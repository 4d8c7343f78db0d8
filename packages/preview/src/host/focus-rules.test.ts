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
    ['a Tab key leads into the frame', { tabAt: 9900 }, 'keep'],
    ['a Tab key after typing', { tabAt: 9900, typedAt: 9700 }, 'keep'],
    ['a press inside the frame', { pressedAt: 9990 }, 'keep'],
    ['a press right after typing', { pressedAt: 9990, typedAt: 9800 }, 'keep'],
    ['nothing was being written', { fromText: false }, 'keep'],
    ['a key was typed a moment ago', { typedAt: 9950 }, 'take-back'],
    ['a key was typed after the Tab', { typedAt: 9950, tabAt: 9900 }, 'take-back'],
    ['a key was typed after the press', { typedAt: 9950, pressedAt: 9900 }, 'take-back'],
    ['the mouse rests on the frame while typing', { typedAt: 9950, enteredAt: 5000 }, 'take-back'],
    ['a key was typed in a place that takes no text', { typedAt: 9950, fromText: false }, 'take-back'],
    ['the mouse came over the frame after the last key', { typedAt: 9500, enteredAt: 9800 }, 'wait'],
    ['the cursor rests in a text field', {}, 'wait'],
    ['the press is long ago', { pressedAt: 5000 }, 'wait'],
  ] as const)('when %s', (_, known, verdict) => {
    expect(decideFocusMove({ ...quiet, ...known })).toBe(verdict);
  });
});
