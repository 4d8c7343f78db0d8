import { describe, expect, it } from 'vitest';
import { isConfirmed } from './deletion-confirmation.ts';

describe('isConfirmed', () => {
  it.each([
    ['SİL', 'SİL', true],
    [' sil ', 'SİL', true],
    ['SIL', 'SİL', true],
    ['delete', 'DELETE', true],
    ['', 'SİL', false],
    ['SİLME', 'SİL', false],
  ])('%s for %s: %s', (typed, word, isRight) => expect(isConfirmed(typed, word)).toBe(isRight));
});
