import { expect, it } from 'vitest';
import { editInTurkish, searchInTurkish } from './turkish-labels.ts';

it.each([
  ['müşteri', 'Müşteriyi düzenle'],
  ['yıkama', 'Yıkamayı düzenle'],
  ['su faturası', 'Su faturasını düzenle'],
  ['ilaç', 'İlacı düzenle'],
  ['evrak', 'Evrakı düzenle'],
  ['hasat', 'Hasadı düzenle'],
  ['kovan kontrolü', 'Kovan kontrolünü düzenle'],
  ['kontrollü deney', 'Kontrollü deneyi düzenle'],
  ['laptop', 'Laptopu düzenle'],
  ['TV', 'TV kaydını düzenle'],
])('inflects %s as an object', (noun, label) => {
  expect(editInTurkish(noun)).toBe(label);
});

it.each([
  ['müşteriler', 'Müşterilerde ara'],
  ['saatler', 'Saatlerde ara'],
  ['su faturaları', 'Su faturalarında ara'],
  ['DVD', 'DVD içinde ara'],
])('says where is searched: %s', (nouns, label) => {
  expect(searchInTurkish(nouns)).toBe(label);
});
