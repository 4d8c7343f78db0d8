import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { tokenize } from './tokens.ts';

it('splits words, numbers, marks and endings after an apostrophe, with offsets', () => {
  const text = "Ali'nin to-do listesi: 3 kalem\nI don't";
  const tokens = tokenize(text);
  expect(tokens.map((token) => token.folded)).toEqual([
    'ali',
    'to',
    'do',
    'listesi',
    ':',
    '3',
    'kalem',
    '\n',
    'i',
    'dont',
  ]);
  expect(tokens[0]).toMatchObject({ text: 'Ali', ending: 'nin', start: 0, end: 7 });
  expect(tokens[5]?.kind).toBe('number');
});

it('folds Turkish letters both ways', () => {
  expect([fold('ILAÇ'), fold('İLAÇ'), fold('ılaç'), fold('ILAC')]).toEqual(['ilac', 'ilac', 'ilac', 'ilac']);
});

it('keeps the length of any text, and offsets point at the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
      for (const token of tokenize(text)) expect(text.slice(token.start, token.end)).toContain(token.text);
    }),
  );
});

it('reads 200,000 characters in linear time', () => {
  expect(tokenize('a'.repeat(200_000))).toHaveLength(1);
  expect(tokenize("a'".repeat(100_000)).length).toBeGreaterThan(0);
});
