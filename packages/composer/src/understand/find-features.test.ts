import { expect, it } from 'vitest';
import { understand } from './understand.ts';

const read = (prompt: string) => {
  const understanding = understand({ prompt, language: 'tr', seed: 1 });
  if (understanding.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return { subject: understanding.subject?.id, features: understanding.features };
};

it.each([
  ["yemek tarifleri uygulaması, excel'e aktar olsun", 'recipes', 'dataExport'],
  ['expense tracker with export to excel', 'expenses', 'dataExport'],
  ['kitap listem, kitapları paylaşabileyim', 'books', 'sharing'],
  ['recipe box where I can share recipes', 'recipes', 'sharing'],
  ['tarif defteri, tariflere yorum yazılsın', 'recipes', 'comments'],
  ['recipe box where people can leave comments', 'recipes', 'comments'],
  ['faturalarımı son ödeme günü yaklaşınca hatırlatsın', 'invoices', 'reminders'],
  ['otel rezervasyon uygulaması ingilizce de olsun', 'hotel', 'languageSwitch'],
  ['not defteri, dili ingilizce türkçe değiştirilebilsin', 'notes', 'languageSwitch'],
  ['expense tracker in English and Turkish', 'expenses', 'languageSwitch'],
  ['recipe box, users can switch the language', 'recipes', 'languageSwitch'],
] as const)('reads “%s” as %s with %s', (prompt, subject, feature) => {
  const { subject: found, features } = read(prompt);
  expect(found).toBe(subject);
  expect(features).toContain(feature);
});

it('leaves out what a description excludes', () => {
  expect(read('yemek tarifleri, yorum yapma özelliği olmasın').features).not.toContain('comments');
});
