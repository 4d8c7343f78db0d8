import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

it.each([
  ['a heading', 'Sepet hazır', '## Sepet hazır\n\nÜç ekran var.', 'Sepet hazır', 'Üç ekran var.'],
  ['a first line', 'Yeni ekran', 'Yeni ekran\nEkranı değiştirdim.', 'Yeni ekran', 'Ekranı değiştirdim.'],
  ['bold words with a colon', 'Sepet', '**Sepet:**\n- bir', 'Sepet', '- bir'],
  ['the whole text', 'Renk değişti.', 'Renk değişti.', 'Renk değişti.', ''],
  ['the beginning of a long line', 'Bir', 'Bir uzun satır\nve iki', '', 'Bir uzun satır\nve iki'],
  ['other words', 'Sepet', 'Üç ekran var.', 'Sepet', 'Üç ekran var.'],
  ['no title', '', 'Üç ekran var.', '', 'Üç ekran var.'],
])('reads %s', (_, title, text, expectedTitle, expectedText) => {
  expect(splitTitle(title, text)).toEqual({ title: expectedTitle, text: expectedText });
});
