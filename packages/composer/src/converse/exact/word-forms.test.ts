import { describe, expect, it } from 'vitest';
import { isSameWord } from './word-forms.ts';

describe('words with endings', () => {
  it.each([
    ['plakayi', 'plaka'],
    ['sahibi', 'sahip'],
    ['sehri', 'sehir'],
    ['renk', 'rengi'],
    ['tarihine', 'tarihi'],
    ['weights', 'weight'],
  ])('%s is %s', (written, word) => expect(isSameWord(written, word)).toBe(true));

  it.each([
    ['adres', 'ad'],
    ['notlarimizdan', 'nota'],
    ['weigh', 'weight'],
    ['kapora', 'kapi'],
  ])('%s is not %s', (written, word) => expect(isSameWord(written, word)).toBe(false));
});
