import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldCase, foldSearch } from './fold-text.ts';

it.each([
  ['ISPARTA', 'ısparta'],
  ['İnvoice App', 'invoice app'],
  ['INVOICE', 'invoice'],
  ['IŞIK', 'işik'],
  ['I\u0307zmir', 'izmir'],
  ['Cafe\u0301', 'CAFÉ'],
  ['ΟΔΟΣ', 'οδος'],
])('folds the case of %s and %s alike', (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
});

it('keeps accents in names', () => {
  expect(foldCase('Çalışma')).not.toBe(foldCase('Calisma'));
});

it.each([
  ['calisma', 'Çalışma'],
  ['gunluk', 'GÜNLÜK'],
  ['ogretmen', 'Öğretmen'],
  ['isik', 'IŞIK'],
  ['kâğıt', 'KAGIT'],
])('finds %s in %s', (search, text) => {
  expect(foldSearch(text)).toBe(foldSearch(search));
});

it('folds every character to a text that folding does not change', () => {
  const changed: string[] = [];
  for (let point = 0; point <= 0x1_ff_ff; point += 1) {
    if (point >= 0xd8_00 && point <= 0xdf_ff) continue;
    const character = String.fromCodePoint(point);
    for (const fold of [foldCase, foldSearch]) {
      const once = fold(character);
      if (fold(once) !== once) changed.push(`${fold.name} U+${point.toString(16)}`);
    }
  }
  expect(changed).toEqual([]);
});

it('changes no text that is already folded', () => {
  const letters = fc.constantFrom(...'iıIİşŞğĞüÜöÖçÇsSσΣςKÅeE\u0307\u0301\u0323\u0327 aA');
  const texts = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(texts, (text) => {
      expect(foldCase(foldCase(text))).toBe(foldCase(text));
      expect(foldSearch(foldSearch(text))).toBe(foldSearch(text));
    }),
    { numRuns: 500 },
  );
});
