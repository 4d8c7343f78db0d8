import { expect, it } from 'vitest';
import { negatedTurkish, oppositeLabel } from './negated-turkish.ts';

it.each([
  ['Ödendi', 'Ödenmedi'],
  ['Teslim edildi', 'Teslim edilmedi'],
  ['Okundu', 'Okunmadı'],
  ['Bitti', 'Bitmedi'],
  ['Alındı', 'Alınmadı'],
  ['Sigara içiyor', 'Sigara içmiyor'],
  ['Kutusu var', 'Kutusu yok'],
  ['Aşılı', 'Aşılı değil'],
  ['Favori', 'Favori değil'],
])('writes the opposite of “%s”: “%s”', (label, opposite) => {
  expect(negatedTurkish(label)).toBe(opposite);
});

it('writes the opposite in the language of the app', () => {
  expect(oppositeLabel('Paid', 'en')).toBe('Not paid');
  expect(oppositeLabel('Ödendi', 'tr')).toBe('Ödenmedi');
});
