import { expect, it } from 'vitest';
import { withoutReason } from './without-reason.ts';

it.each([
  ["lose the mood thing, I'm always in a bad one", 'lose the mood thing'],
  ['remove the price because nobody pays', 'remove the price'],
  ['5 can olsun çünkü hemen bitiyor', '5 can olsun'],
  ['alarm code field, keep forgetting them', 'alarm code field'],
])('leaves out why something is wanted: “%s”', (text, wish) => {
  expect(withoutReason(text)).toBe(wish);
});

it.each([
  'add a tip, it is money',
  'add a phone, I also need an address',
  'notu kaldır, adres ekle',
  'it is too dark',
])('keeps what is wanted: “%s”', (text) => {
  expect(withoutReason(text)).toBe(text);
});

it('leaves a long text as it is, whatever it consists of', () => {
  const hostile = `a ${', '.repeat(9_000)}because b`;
  expect(withoutReason(hostile)).toBe(hostile);
});
