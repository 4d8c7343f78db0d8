import { expect, it } from 'vitest';
import { findRelatedWords } from './related-words.ts';

it.each([
  ['sepetteki', 'cart'],
  ['RANDEVULARIM', 'appointment'],
  ['müşterilere', 'customer'],
  ['ayarları', 'settings'],
  ['fiyatını', 'price'],
  ['butonlar', 'button'],
  ['temayı', 'theme'],
  ['cart', 'sepet'],
  ['appointments', 'randevu'],
  ['useCart', 'cart'],
  ['harcamalar', 'expense'],
])('relates %s to %s', (word, other) => {
  const [found] = findRelatedWords(word);
  expect([...(found?.related ?? [])]).toContain(other);
});

it('reads at most 200 words of a text', () => {
  const text = Array.from({ length: 1_000 }, (_, at) => `sözcük${at}`).join(' ');
  expect(findRelatedWords(text)).toHaveLength(200);
  expect(findRelatedWords('')).toEqual([]);
});
